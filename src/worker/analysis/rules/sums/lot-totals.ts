import type { Block, Doc, Span } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** A total below a schedule of lots, and what the lots come to. */
export type LotTotal = {
  readonly told: number
  readonly reckoned: number
  readonly span: Span
  readonly rows: readonly Span[]
}

export const LOT_TOTAL_PATTERNS = wordings({
  schedule:
    /\b(?:entitlements?|liabilit(?:y|ies))\b(?=.{0,60}$)|\b(?:contribution|interest) schedule\b/i,
  // "1 and 7 10 10", "Lots 1 to 10 10 each 100", "3 12".
  row: /^(?:lots? )?\d{1,4}(?: ?(?:to|-|–|and|&|,) ?\d{1,4})?(?:[ |:]{1,4}(?:each|[\d,]{1,7})){1,4}$/i,
  lots: /^(?:lots? )?(\d{1,4})(?: ?(to|-|–|and|&|,) ?(\d{1,4}))?(?=[ |:])/i,
  total:
    /^(?:(?:grand )?total|aggregate)s?\b[A-Za-z ]{0,40}[ |:]{1,4}((?:[\d,]{1,9}[ |]{0,3}){1,3})$/i,
  number: /\d{1,3}(?:,\d{3}){1,2}|\d{1,6}/i,
})

/** A gap wider than this comes of a list that goes on elsewhere. */
const WIDEST = 0.25

/** Totals of entitlement and liability that the lots above them, all of them, do not make. */
export function wrongLotTotals(doc: Doc): LotTotal[] {
  const found: LotTotal[] = []
  let rows: Block[] | null = null
  let part = -1
  for (const block of doc.blocks) {
    if (block.partIndex !== part) rows = null
    part = block.partIndex
    const { text } = block
    const total = LOT_TOTAL_PATTERNS.total.exec(text)
    if (total !== null) {
      if (rows !== null) found.push(...wrongColumns(rows, numbersIn(total[1] ?? ''), block.span))
      rows = null
    } else if (text.length < 160 && LOT_TOTAL_PATTERNS.schedule.test(text)) rows = []
    else if (rows !== null && LOT_TOTAL_PATTERNS.row.test(text)) rows.push(block)
    // The names of the columns stand before the first row; anything later breaks the list.
    else if (rows !== null && rows.length > 0) rows = null
  }
  return found
}

function wrongColumns(rows: readonly Block[], totals: readonly number[], span: Span): LotTotal[] {
  if (rows.length < 2 || totals.length === 0 || !areAllLots(rows)) return []
  const figures = rows.map(({ text }) => {
    const lots = LOT_TOTAL_PATTERNS.lots.exec(text)?.[0] ?? ''
    return numbersIn(text.slice(lots.length)).slice(-totals.length)
  })
  if (figures.some((cells) => cells.length < totals.length)) return []
  return totals.flatMap((told, column) => {
    const reckoned = figures.reduce((sum, cells) => sum + (cells[column] ?? 0), 0)
    return reckoned === told || Math.abs(reckoned - told) > told * WIDEST
      ? []
      : [{ told, reckoned, span, rows: rows.map((row) => row.span) }]
  })
}

/** Whether the rows have every lot from the first on, each once, and all in one form. */
function areAllLots(rows: readonly Block[]): boolean {
  const forms = new Set(rows.map(({ text }) => text.replaceAll(/\d{1,3}(?:,\d{3})*|\d+/g, '0')))
  if (forms.size > 1) return false
  const lots = rows.flatMap(({ text }) => lotsIn(text))
  return (
    new Set(lots).size === lots.length &&
    Math.min(...lots) === 1 &&
    Math.max(...lots) === lots.length
  )
}

function lotsIn(text: string): number[] {
  const [, one = '0', between, other] = LOT_TOTAL_PATTERNS.lots.exec(text) ?? []
  const [from, to] = [Number(one), Number(other ?? one)]
  if (between === undefined || /and|&|,/.test(between)) return from === to ? [from] : [from, to]
  return Array.from({ length: Math.max(0, Math.min(to - from, 999)) + 1 }, (_, at) => from + at)
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(everywhere(LOT_TOTAL_PATTERNS.number))].map(([number]) =>
    printedNumber(number),
  )
}
