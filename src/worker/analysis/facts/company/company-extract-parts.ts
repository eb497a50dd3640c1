import type { Doc, Part } from '../../document.ts'

type Extract = Pick<Part, 'blocks' | 'heading' | 'span' | 'title'>

/** The extracts in the file; one that stands within another paper is told by its first line. */
export function extractsIn(doc: Doc): readonly Extract[] {
  const parts = doc.parts.filter((part) => part.kind === 'company-extract')
  if (parts.length > 0) return parts
  for (const part of doc.parts) {
    const at = part.blocks.findIndex(({ text }) => UNTITLED.test(text))
    const own = at < 0 ? [] : part.blocks.slice(at, at + MOST_BLOCKS)
    const stop = own.findIndex(({ text }, index) => index > 0 && NEXT_PAPER.test(text))
    const blocks = stop < 0 ? own : own.slice(0, stop)
    const [head] = blocks
    const text = blocks.map((block) => block.text).join('\n')
    if (head === undefined || !/\bA\.?C\.?N\b/.test(text) || !/\bdirectors?\b/i.test(text)) continue
    return [
      {
        blocks,
        heading: head.span,
        span: { start: head.span.start, end: part.span.end },
        title: head.text,
      },
    ]
  }
  return []
}

const UNTITLED =
  /^\W*(?:asic |current |historical )*company (?:search|extract|record|report|data)\b/i
const MOST_BLOCKS = 60
/** The head of the next paper: in capitals, with what it is. */
const NEXT_PAPER =
  /^[A-Z][A-Z' ,–-]{6,60}\b(?:CERTIFICATE|NOTICE|STATEMENT|CONTRACT|LEASE|REPORT|INFORMATION NOTICE|AGREEMENT)\b/
