import { useEffect, useState } from 'react'

import { openPdf, type OpenPdf } from './pdf-engine.ts'
import type { Trouble } from './page-store.ts'

export type PdfState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly pdf: OpenPdf }
  | { readonly state: 'failed'; readonly trouble: Trouble }

/** Opens a PDF by ranges; `attempt` opens it anew, null opens nothing. */
export function usePdf(fileUrl: string | null, attempt: number): PdfState {
  const [state, setState] = useState<PdfState>({ state: 'loading' })
  useEffect(() => {
    if (fileUrl === null) return undefined
    setState({ state: 'loading' })
    const task = openPdf(fileUrl)
    let over = false
    task.pdf.then(
      (pdf) => {
        if (!over) setState({ state: 'ready', pdf })
      },
      (error: unknown) => {
        if (!over) setState({ state: 'failed', trouble: task.troubleOf(error) })
      },
    )
    return () => {
      over = true
      task.close()
    }
  }, [fileUrl, attempt])
  return state
}
