import { pdfjs } from 'react-pdf'
// The worker comes from our own origin: nothing else may run here.
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

import type { Trouble } from './page-store.ts'

export { Page as PdfPageView } from 'react-pdf'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

const FILES = `/assets/pdfjs-${pdfjs.version}/`
/** Bytes of one range: two or three pages of text. */
const RANGE_BYTES = 256 * 1024

type Task = ReturnType<typeof pdfjs.getDocument>
export type OpenPdf = Awaited<Task['promise']>
export type PdfPage = Awaited<ReturnType<OpenPdf['getPage']>>

/** Opens a PDF; only the parts that are looked at are fetched. */
export function openPdf(url: string): {
  readonly pdf: Promise<OpenPdf>
  readonly troubleOf: (error: unknown) => Trouble
  readonly close: () => void
} {
  const task = pdfjs.getDocument({
    url,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${FILES}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    iccUrl: `${FILES}iccs/`,
    wasmUrl: `${FILES}wasm/`,
    // WebAssembly would need a looser content security policy.
    useWasm: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  return {
    pdf: task.promise,
    troubleOf: (error) => {
      if (!(error instanceof Error)) return 'other'
      if (error.name === 'ResponseException' && 'status' in error) {
        return error.status === 404 ? 'gone' : error.status === 0 ? 'offline' : 'other'
      }
      return error instanceof TypeError || !navigator.onLine ? 'offline' : 'other'
    },
    close: () => void task.destroy(),
  }
}
