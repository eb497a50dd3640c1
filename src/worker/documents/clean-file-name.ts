import { FILE_NAME_MAX_LENGTH } from '#shared/limits.ts'

/** Controls, and marks that hide or turn the direction of text: `fdp.exe` must not read `exe.pdf`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu

/**
 * A file's name as it may be shown and sent back: the last part of a path, without control
 * characters, at most FILE_NAME_MAX_LENGTH characters, cut before the extension.
 */
export function cleanFileName(name: string, format: 'pdf' | 'docx' | 'txt'): string {
  const visible = name.normalize('NFC').replace(INVISIBLE, ' ')
  const last = visible.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/\s+/g, ' ').trim()
  if (/^\.*$/.test(clean)) return `Document.${format}`
  const characters = Array.from(clean)
  if (characters.length <= FILE_NAME_MAX_LENGTH) return clean
  const extension = /\.[^. ]{1,8}$/u.exec(clean)?.[0] ?? ''
  const stem = characters.slice(0, FILE_NAME_MAX_LENGTH - Array.from(extension).length).join('')
  return `${stem.trimEnd()}${extension}`
}
