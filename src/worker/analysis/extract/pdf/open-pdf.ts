import { getResolvedPDFJS } from 'unpdf'

type PdfModule = Awaited<ReturnType<typeof getResolvedPDFJS>>
export type PdfDocument = Awaited<ReturnType<PdfModule['getDocument']>['promise']>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

export type OpenedPdf =
  | { readonly ok: true; readonly pdf: PdfDocument; readonly close: () => Promise<void> }
  | { readonly ok: false; readonly reason: 'encrypted' | 'damaged' }

/**
 * Opens a PDF for reading its text. The bytes are copied, since pdf.js takes what it is given.
 * Call `close` when done, or the document stays in memory.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const { getDocument } = await getResolvedPDFJS()
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    // Only the words and lines are wanted: no picture is decoded, so that neither a scan costs
    // seconds nor a declared size costs gigabytes.
    maxImageSize: 0,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useSystemFonts: true,
    disableFontFace: true,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  })
  try {
    const pdf = await task.promise
    return { ok: true, pdf, close: () => task.destroy() }
  } catch (error) {
    await task.destroy()
    return { ok: false, reason: isPasswordError(error) ? 'encrypted' : 'damaged' }
  }
}

/** The operator numbers of this build of pdf.js, by name. */
export async function pdfOperators(): Promise<PdfModule['OPS']> {
  return (await getResolvedPDFJS()).OPS
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException'
}
