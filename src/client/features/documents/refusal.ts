import { ACCEPTED_EXTENSIONS, UPLOAD_MAX_BYTES } from '#shared/limits.ts'

/** The accepted types as a file dialog names them; the server decides by the bytes. */
export const ACCEPT = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
} satisfies Record<string, (typeof ACCEPTED_EXTENSIONS)[number][]>

/**
 * One sentence on why these files cannot be taken, or null for the one file that can. The name's
 * ending decides, because browsers report no type, or another one, for many DOCX and TXT files.
 */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  const [file] = files
  if (file === undefined) return 'No file was chosen. Please choose a PDF, TXT or DOCX file.'
  if (files.length > 1) return 'Please choose one file at a time.'
  if (!ACCEPTED_EXTENSIONS.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return `“${file.name}” is not a PDF, TXT or DOCX file. Please choose one of these.`
  }
  if (file.size > UPLOAD_MAX_BYTES) {
    return `“${file.name}” is larger than 15MB. Please choose a smaller file or split it in two.`
  }
  if (file.size === 0) return `“${file.name}” is empty. Please choose another file.`
  return null
}
