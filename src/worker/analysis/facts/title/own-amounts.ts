import type { Block, Doc, Span } from '../../document.ts'
import type { OwnLand } from './own-land.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blockAt } from '../../segment/find.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { namesLand, namesOwnLand, ownLotsIn } from './own-land.ts'

/** An amount of a table, as it is printed. */
export type Printed = { readonly cents: number; readonly printed: string; readonly span: Span }

/**
 * Of a table with a column or a row for each of several lands, the amounts of the land that is sold in
 * the place of the one that was read: one for each of its lots. Null where the table is of one land, or
 * what was read is the own land's already.
 */
export function ownAmounts(doc: Doc, span: Span, land: OwnLand): readonly Printed[] | null {
  const row = blockAt(doc, span.start)
  const column = row?.cells?.findIndex(({ start, end }) => start <= span.start && span.start < end)
  if (row === undefined || column === undefined || column < 1) return null
  const own = inColumns(doc, row, land) ?? inRows(doc, row, column, land)
  const isSame = own?.length === 1 && own[0]?.span.start === amountAt(doc, row, column)?.span.start
  return own === null || own.length === 0 || isSame ? null : own
}

/** "Lot 21 DP 755981 | Lot 22 DP 755981" above "Levied | 2,603.40 | 1,360.20". */
function inColumns(doc: Doc, row: Block, land: OwnLand): readonly Printed[] | null {
  const width = row.cells?.length ?? 0
  for (let index = row.index - 1; index >= row.index - MOST_ROWS; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== row.page) return null
    const heads = cellsOf(above)
    const apart = width - heads.length
    const lots = heads.map((head) => (NAMES_LOT.test(head) ? ownLotsIn(land, head) : null))
    const named = lots.flatMap((of, at) => (of === null || at + apart < 1 ? [] : [{ of, at }]))
    if (apart < 0 || apart > 1 || named.length < 2) continue
    const own = named.filter(({ of }) => of.size > 0)
    if (new Set(own.flatMap(({ of }) => [...of])).size !== own.length) return null
    return own.flatMap(({ at }) => amountAt(doc, row, at + apart) ?? [])
  }
  return null
}

/** "3307 | 212 Tullaree Lane, Lot 1 | 1,310,000" above "3308 | 184 Tullaree Lane, Lot 2 | 890,000". */
function inRows(doc: Doc, row: Block, column: number, land: OwnLand): readonly Printed[] | null {
  const nameOf = (one: Block) => cellsOf(one).slice(0, column).join(' ')
  if (!namesLand(nameOf(row)) || namesOwnLand(land, nameOf(row))) return null
  const [own, ...others] = rowsBeside(doc, row).filter((one) => namesOwnLand(land, nameOf(one)))
  if (own === undefined || others.length > 0) return null
  const amount = amountAt(doc, own, column)
  return amount === null ? null : [amount]
}

/** The rows of its table with as many cells; a line between them may say more of the one above it. */
function rowsBeside(doc: Doc, row: Block): readonly Block[] {
  const found: Block[] = []
  for (const step of [-1, 1]) {
    for (let count = 1; count <= MOST_ROWS; count += 1) {
      const one = doc.blocks[row.index + step * count]
      if (one === undefined || one.page !== row.page || one.text.length > LONGEST_ROW) break
      if (one.cells?.length === row.cells?.length) found.push(one)
      else if (one.cells !== null && TOTAL.test(one.text)) break
    }
  }
  return found
}

/** The amount that a cell of a row holds alone, with or without its sign. */
function amountAt(doc: Doc, row: Block, column: number): Printed | null {
  const cell = row.cells?.[column]
  const match = cell === undefined ? null : MONEY.exec(doc.text.slice(cell.start, cell.end))
  const printed = match?.[1]
  if (cell === undefined || match === null || printed === undefined) return null
  const start = cell.start + match[0].indexOf(printed)
  const cents = printedCents(printed.replace(/^\$ ?/, ''))
  return { cents, printed, span: { start, end: start + printed.length } }
}

const MONEY =
  /^\s{0,3}(\$ ?\d{1,3}(?:,\d{3}){0,3}(?:\.\d\d)?|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:,\d{3}){0,3}\.\d\d)\s{0,3}$/
const NAMES_LOT = /\b(?:lot|unit|allotment)s? [A-Z]?\d/i
const TOTAL = /^\W{0,3}(?:sub-?)?totals?\b/i
const MOST_ROWS = 16
const LONGEST_ROW = 160
