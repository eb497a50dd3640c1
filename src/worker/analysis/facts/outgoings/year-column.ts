import type { Block, Doc, Span } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Period } from './charge-period.ts'
import type { BillKind } from './kind-of-lines.ts'

import { amountInCell } from './amount-in-cell.ts'
import { isOfParent } from './bill-total.ts'
import { periodOf } from './charge-period.ts'
import { areOfBoth, kindOfLines, NO_BILLS } from './kind-of-lines.ts'
import { isBelowLandServices, periodOfPaper } from './outgoing-context.ts'
import { OWED, OWED_COLUMN } from './owed-words.ts'
import { type ChargeLine, sumOfCharges } from './sum-of-charges.ts'

/**
 * A table with a column for what the year is charged beside one for what is still owed: the charges of
 * its lines, added. Null where the document has none of this kind.
 */
export function yearColumn(doc: Doc, kind: BillKind): Fact<Outgoing> | null {
  for (const head of doc.blocks) {
    const cells = head.cells ?? []
    if (cells.length < 2 || head.text.includes('$') || NO_BILLS.has(head.zone)) continue
    const names = cells.map((cell) => doc.text.slice(cell.start, cell.end))
    const column = columnOf(names)
    if (column < 0 || !names.some((name) => OWED_COLUMN.test(name))) continue
    if (isOfParent(doc, head) || (kind === 'council-rates' && isBelowLandServices(doc, head)))
      continue
    const period =
      periodOf(names[column] ?? '', '') ??
      (column > 0 ? periodOf(names[0] ?? '', '') : null) ??
      periodOfPaper(doc, head, { anyPart: true })
    const lines = linesBelow(doc, head, column, cells.length, period)
    // Without signs a council's bill with its water is cut by the sums below each.
    const isPlain = lines.some(({ block }) => !block.text.includes('$'))
    if (isPlain && areOfBoth(lines)) continue
    if (lines.length > 0 && kindOfLines(doc, lines) === kind) return sumOfCharges(lines, kind)
  }
  return null
}

/** "Per quarter | Raised since 1 July | Balance": the one that tells its time before one that tells none. */
function columnOf(names: readonly string[]): number {
  const isCharge = (name: string) => !OWED_COLUMN.test(name) && !SO_FAR.test(name)
  const timed = names.findIndex((name, at) => at > 0 && isCharge(name) && EACH_TIME.test(name))
  if (timed >= 0) return timed
  const isCharged = (name: string) => CHARGED.test(name) && isCharge(name)
  // "Rates and charges 2026-27 | Levied | Rebate | Balance": the name of the table is no column of it.
  const beside = names.findIndex((name, at) => at > 0 && isCharged(name))
  return beside < 0 ? names.findIndex(isCharged) : beside
}

/** What a part of a year came to. */
const SO_FAR = /\b(?:since|so far|to date|year to date|ytd|up to)\b/i
const EACH_TIME =
  /^\W{0,4}(?:(?:amount|charge|fee|rate)s? )?(?:(?:per|each|every|a) (?:quarter|half[- ]year|month|year|annum)|quarterly|half[- ]?yearly|monthly|yearly)(?: (?:charge|amount|fee)s?)?(?: ?\(\$\)| \$)?\W{0,4}$/i
const CHARGED =
  /\b20\d\d ?[-/–] ?(?:20)?\d\d\b|\b(?:levied|charged|raised|declared|this year|current year|for the year|annual(?:ly)?|yearly|per annum)\b/i
const MOST_ROWS = 12

function linesBelow(
  doc: Doc,
  head: Block,
  column: number,
  width: number,
  period: Period | null,
): ChargeLine[] {
  const lines: ChargeLine[] = []
  for (const row of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
    if (row.page !== head.page || row.cells === null || lengthOf(row.cells[0]) > LONGEST_LABEL)
      break
    // The heads may stand over the amounts alone and leave the first column without one.
    const apart = row.cells.length - width
    const [label] = row.cells
    const cell = apart === 0 || apart === 1 ? row.cells[column + apart] : undefined
    if (cell === undefined || label === undefined || column + apart === 0) continue
    const name = doc.text.slice(label.start, label.end)
    const own = doc.text.slice(cell.start, cell.end)
    const amount = amountInCell(doc, row, cell)
    if (amount === null || OWED.test(name) || VALUE.test(name) || BY_MEASURE.test(row.text))
      continue
    const before = lines.reduce((sum, line) => sum + line.amount.cents, 0)
    if (TOTAL.test(name) || amount.cents === before) break
    lines.push({
      block: row,
      amount,
      name,
      // "$206.15 a quarter" in a cell of its own is no year's charge, whatever its column says.
      period: periodOf('', own.slice(amount.end - (cell.start - row.span.start))) ?? period,
    })
  }
  return lines
}

function lengthOf(span: Span | undefined): number {
  return span === undefined ? 0 : span.end - span.start
}

const LONGEST_LABEL = 70
const TOTAL = /\b(?:totals?|sum|together)\b/i
/** "$1.24 a kilolitre": the price of what is used. */
const BY_MEASURE = /\$ ?\d{1,2}\.\d{2,4}\s(?:a|per|each|for each|for every) (?:kilolit|kl\b)/i
const VALUE = /\bvalue\b/i
