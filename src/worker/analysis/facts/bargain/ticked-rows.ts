import type { Block, Doc, Span } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import type { Due, FoundDue } from '../forms/due.ts'
import { firstDue } from '../forms/due.ts'

export type TickedRow = { readonly words: string; readonly due: Due; readonly span: Span }

/**
 * Rows of a form that `label` opens, with the last day that the row itself gives for the matter. Where
 * the label stands alone, its value stands in the lines below.
 */
export function tickedRows(doc: Doc, label: RegExp): TickedRow[] {
  const rows = blocksIn(doc, { zones: CONTRACT_ZONES })
  return rows.flatMap((row, index) => {
    const number = ROW_NUMBER.exec(row.text)?.[0].length ?? 0
    const words = label.exec(row.text.slice(number))?.[0]
    if (words === undefined || row.text.length > LONGEST) return []
    const head = number + words.length
    const behind = row.text.slice(head)
    const values = STANDS_ALONE.test(behind) ? valueBelow(rows, index) : [row]
    const said = values.map(({ text }) => text).join(' ')
    if (NOT_CHOSEN.test(values[0] === row ? behind : said)) return []
    for (const value of values) {
      const own = value === row ? head : 0
      const found = lastDay(value.text.slice(own))
      if (found === null) continue
      const start = value.span.start + own + found.start
      return [{ words, due: found.due, span: { start, end: start + found.end - found.start } }]
    }
    return []
  })
}

function lastDay(text: string): FoundDue | null {
  const lead = BY.exec(text)
  if (lead === null) return null
  const from = lead.index + lead[0].length
  const found = firstDue(text.slice(from))
  if (found === null || found.start > NEAR) return null
  if (found.due.kind === 'period' && !OF_CONTRACT.test(found.due.from)) return null
  const due: Due =
    found.due.kind === 'period' && found.due.from === ''
      ? { ...found.due, from: 'the contract date' }
      : found.due
  return { due, start: found.start + from, end: found.end + from }
}

/** The lines below a label that stands alone, up to the next label. */
function valueBelow(rows: readonly Block[], index: number): Block[] {
  const part = rows[index]?.partIndex
  const below = rows.slice(index + 1, index + 1 + LINES_BELOW)
  const end = below.findIndex(
    ({ kind, text, partIndex }) =>
      partIndex !== part ||
      kind === 'heading' ||
      /:\s{0,2}$/.test(text) ||
      NEXT_MATTER.test(text) ||
      text.length > LONGEST,
  )
  return end === -1 ? below : below.slice(0, end)
}

const LINES_BELOW = 3
/** "9. ", "Item P ", "Ninth ": what numbers the rows of a schedule. */
const ROW_NUMBER =
  /^\W{0,3}(?:item [\dA-Z]{1,3}[.):]?\s{1,3}|[\dA-Z]{1,3}[.):]\s{1,3}|\d{1,2}\s{1,3}|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\s{1,3})/i
const NEXT_MATTER =
  /^(?:building|pest|timber|finance|loan|settlement|completion|deposit|inspections?|possession|cooling|due diligence|standard|special|price|chattels)\b/i
const STANDS_ALONE = /^\s{0,2}(?:\([^()]{0,60}\))?\s{0,2}:?\s{0,2}$/
/** A field of a form that names no event counts from the contract. */
const OF_CONTRACT = /^$|\b(?:contract|agreement|acceptance|sale)\b/i
const LONGEST = 260
const NEAR = 14
const NOT_CHOSEN =
  /^[\s:]{0,4}(?:not applicable|n\/a|nil|none|no\b|does not apply|deleted|waived)|^[^☐☒]{0,60}(?:☒ ?(?:no\b|not\b|n\/a)|☐ ?(?:yes|applies|applicable)\b(?![^☐]{0,60}☒ ?(?:yes|appl)))/i
const BY =
  /\b(?:by|before|until|within|on or before|no later than|not later than|due(?: on)?|date(?=:| \d))\b\s?:?\s{0,3}(?:\d{1,2}(?:[.:]\d\d)?\s?[ap]\.?m\.?\s(?:on\s)?)?/i
