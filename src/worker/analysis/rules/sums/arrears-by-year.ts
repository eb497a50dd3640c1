import type { Block, Doc } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { centsOfCell } from './table-of-arrears.ts'

export const ARREARS_BY_YEAR_PATTERNS = wordings({
  /** The first column of an account that goes by years. */
  year: /^(?:(?:tax|financial|assessment|rating|rate|levy|land tax) )?(?:years?|period)(?: ended| ending)?$/i,
  /** Its last one: what of a year is still to be paid. */
  left: /\b(?:balance|charge|owing|outstanding|unpaid|payable|due|remaining|total)\b/i,
  paid: /\b(?:paid|payments?|received|receipts?|credits?)\b/i,
  late: /\b(?:interest|penalt(?:y|ies))\b/i,
  /** "2025–26", "2025/2026", "2025", "30 June 2025". */
  label: /^(?:[a-z0-9 ]{0,12} )?(20\d\d)(?: ?[-–/] ?(?:20)?\d\d)?$/i,
})

const P = ARREARS_BY_YEAR_PATTERNS

/** How many years such an account goes through. */
const MOST_YEARS = 12

/**
 * What an account that goes by years leaves unpaid of the years before its last, in cents by block:
 * "2025–26 | $1,197.50 | interest $96.40 | paid $0.00 | charge $1,293.90" above the row of 2026–27.
 * The last year counts only with interest, since else it may not be due.
 */
export function arrearsByYear({ blocks }: Doc, head: Block): ReadonlyMap<number, number> {
  const owed = new Map<number, number>()
  const heads = cellsOf(head)
  if (heads.length < 4 || !P.year.test(heads[0] ?? '') || !P.left.test(heads.at(-1) ?? ''))
    return owed
  // Without what was paid the last column only adds up what each year was charged.
  if (!heads.some((cell) => P.paid.test(cell))) return owed
  const late = heads.findIndex((cell) => P.late.test(cell))
  const rows = blocks.slice(head.index + 1, head.index + 1 + MOST_YEARS).flatMap((block) => {
    const cells = cellsOf(block)
    const year = Number(P.label.exec(cells[0] ?? '')?.[1] ?? 0)
    const left = centsOfCell(cells.at(-1) ?? '')
    if (block.partIndex !== head.partIndex || cells.length !== heads.length) return []
    if (year === 0 || left === null) return []
    const interest = late < 0 ? null : centsOfCell(cells[late] ?? '')
    return [{ index: block.index, year, left, isLate: (interest ?? 0) > 0 }]
  })
  const last = Math.max(0, ...rows.map(({ year }) => year))
  for (const { index, year, left, isLate } of rows)
    if (left > 0 && (year < last || isLate)) owed.set(index, left)
  return owed
}
