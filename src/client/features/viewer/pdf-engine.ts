import { pdfjs } from 'react-pdf'
// The worker comes from our own origin: nothing else may run here.
// oxlint-disable-next-line import/default -- Vite makes the address of it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

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
    // The same letters on every machine, whatever fonts it has.
    useSystemFonts: false,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  })
  return { pdf: task.promise, close: () => void task.destroy() }
}
