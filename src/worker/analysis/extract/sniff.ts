import type { Source } from '../source.ts'
import { beginsWith } from './begins-with.ts'

/** What the first bytes say a file is. `zip` may be a Word document or any other packed file. */
export type Sniffed = 'pdf' | 'zip' | 'old-word' | 'picture' | 'markup' | 'other'

export type SourceFormat = Source['format']

/** PDF readers accept the header anywhere in the first kilobyte (ISO 32000-1, annex H.3). */
const HEADER_REACH = 1024

/** Tells the kind of file by its bytes; its name plays no part. */
export function sniff(bytes: Uint8Array): Sniffed {
  if (beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || beginsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return 'zip'
  if (beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'old-word'
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || beginsWith(bytes, [0xff, 0xd8, 0xff]))
    return 'picture'
  if (beginsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || beginsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a]))
    return 'picture'
  if (indexOf(bytes, '%PDF-', 0, HEADER_REACH) >= 0) return 'pdf'
  if (isMarkup(bytes)) return 'markup'
  return 'other'
}

/** RTF and web pages are written in letters too, but their words stand between codes. */
function isMarkup(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 256))
  return /^[^\w<{]{0,8}(?:\{\\rtf|<!doctype\s+html|<html|<\?xml)/iu.test(start)
}

/** First place of an ASCII word in the bytes from `from` to `to`, or -1. */
export function indexOf(bytes: Uint8Array, word: string, from: number, to: number): number {
  const end = Math.min(bytes.length, to) - word.length
  for (let i = Math.max(0, from); i <= end; i += 1) {
    let k = 0
    while (k < word.length && bytes[i + k] === word.charCodeAt(k)) k += 1
    if (k === word.length) return i
  }
  return -1
}
