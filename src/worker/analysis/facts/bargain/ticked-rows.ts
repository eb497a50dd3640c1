import type { Doc, Span } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import type { Due } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'

export type TickedRow = { readonly words: string; readonly due: Due; readonly span: Span }

/** Rows of a form that `label` opens, with the last day that the row itself gives for the matter. */
export function tickedRows(doc: Doc, label: RegExp): TickedRow[] {
  return blocksIn(doc, { zones: CONTRACT_ZONES }).flatMap(({ text, span }) => {
    const words = label.exec(text)?.[0]
    if (words === undefined || text.length > LONGEST) return []
    const behind = text.slice(words.length)
    if (NOT_CHOSEN.test(behind)) return []
    const lead = BY.exec(behind)
    const found = lead === null ? null : firstDue(behind.slice(lead.index + lead[0].length))
    if (lead === null || found === null || found.start > NEAR || found.due.kind !== 'date')
      return []
    const start = span.start + words.length + lead.index + lead[0].length + found.start
    return [{ words, due: found.due, span: { start, end: start + found.end - found.start } }]
  })
}

const LONGEST = 260
const NEAR = 14
const NOT_CHOSEN =
  /^[^☐☒]{0,40}(?:☒ ?(?:no\b|not\b|n\/a)|☐ ?(?:yes|applies|applicable)\b(?![^☐]{0,60}☒ ?(?:yes|appl)))/i
const BY =
  /\b(?:by|before|until|within|on or before|no later than|not later than|due(?: on)?)\b\s?:?\s{0,3}(?:\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\.?\s(?:on\s)?)?/i
