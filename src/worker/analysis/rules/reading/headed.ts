import type { Passage } from './passages.ts'
import { VERB } from './cut-passages.ts'

/**
 * A passage behind the head of its own clause: "Interest. 12.5% a year." names what the rate is for
 * in a sentence of its own, and a clause that has its head in the line above names it there.
 */
export function headed({ full, span, block, heading }: Passage): string {
  const before = block.text.slice(0, span.start - block.span.start).trim()
  if (before !== '') return isHead(before) ? `${before} ${full}` : full
  return NUMBERED.test(heading) && isHead(heading) ? `${heading}. ${full}` : full
}

function isHead(text: string): boolean {
  return text.length < 60 && !VERB.test(text)
}

const NUMBERED = /^(?:clause )?\(?(?:\d|[A-Z]{1,2}\d{0,2}[.)])/
