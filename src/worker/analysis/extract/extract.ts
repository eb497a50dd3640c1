import type { Source } from '../source.ts'
import { readDocx } from './docx/read-docx.ts'
import { readPdf } from './pdf/read-pdf.ts'
import type { SourceFormat } from './sniff.ts'
import { decodeText } from './txt/decode-text.ts'
import { readTxt } from './txt/read-txt.ts'

/** Bytes that cannot be read as what they are said to be; reading them again will not help. */
export class UnreadableDocument extends Error {
  readonly reason: 'encrypted' | 'damaged'

  constructor(reason: 'encrypted' | 'damaged') {
    super(`document cannot be read: ${reason}`)
    this.name = 'UnreadableDocument'
    this.reason = reason
  }
}

/**
 * Reads a document into pages of text with a place for each line. The same bytes always give the
 * same text. `onPage` hears of each page as it is read, from 1.
 * Throws UnreadableDocument where the bytes cannot be read at all.
 */
export async function extractSource(
  bytes: Uint8Array,
  format: SourceFormat,
  onPage?: (read: number, total: number) => void | Promise<void>,
): Promise<Source> {
  if (format === 'pdf') {
    const result = await readPdf(bytes, onPage)
    if (!result.ok) throw new UnreadableDocument(result.reason)
    return result.source
  }
  const source = format === 'txt' ? readText(bytes) : readWord(bytes)
  if (!source) throw new UnreadableDocument('damaged')
  await onPage?.(source.pages.length, source.pages.length)
  return source
}

function readText(bytes: Uint8Array): Source | null {
  const text = decodeText(bytes)
  return text === null ? null : readTxt(text)
}

function readWord(bytes: Uint8Array): Source | null {
  const result = readDocx(bytes)
  return result.ok ? result.source : null
}
