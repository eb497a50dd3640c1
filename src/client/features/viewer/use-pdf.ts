import { useEffect, useState } from 'react'

import { openPdf, type OpenPdf } from './pdf-engine.ts'

export type PdfState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly pdf: OpenPdf }
  | { readonly state: 'failed' }

/** Opens a PDF by ranges; `attempt` opens it anew, null opens nothing. */
export function usePdf(fileUrl: string | null, attempt: number): PdfState {
  const key = `${attempt} ${fileUrl}`
  const [result, setResult] = useState<{ key: string; state: PdfState } | null>(null)
  useEffect(() => {
    if (fileUrl === null) return undefined
    const task = openPdf(fileUrl)
    let over = false
    const tell = (state: PdfState) => {
      if (!over) setResult({ key, state })
    }
    task.pdf.then(
      (pdf) => tell({ state: 'ready', pdf }),
      () => tell({ state: 'failed' }),
    )
    return () => {
      over = true
      setResult(null)
      task.close()
    }
  }, [fileUrl, key])
  return result?.key === key ? result.state : LOADING
}

const LOADING: PdfState = { state: 'loading' }
