import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { blocksIn } from '../../segment/find.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { recogniseLotPlan } from '../title/lot-plan.ts'
import { A_YEAR } from './charge-period.ts'
import { isTaxSized } from './tax-of-land.ts'
import { printedCents } from '../../wording/printed-number.ts'

/**
 * An assessment lists all land of its owner and tells of each how much of the tax it bears: "Unit 3, 18
 * Sample Way | 285,000 | 1,297.88" below "Proportion of tax $". The tax of the land that is sold.
 */
export function landTaxColumn(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  for (const head of doc.blocks) {
    const column = head.cells === null ? -1 : cellsOf(head).findIndex((cell) => SHARE.test(cell))
    if (column < 1) continue
    const row = rowOfLand(doc, head)
    // The number of an item may share the cell of its land: "2 3/14 WEIR LANE | 225,000 | $1,184.15".
    const apart = (head.cells?.length ?? 0) - (row?.cells?.length ?? 0)
    const cell = row?.cells?.[column - apart]
    const printed =
      cell === undefined ? null : PRINTED.exec(doc.text.slice(cell.start, cell.end))?.[1]
    if (row === undefined || cell === undefined || printed === null || printed === undefined)
      continue
    const cents = printedCents(printed)
    if (!isTaxSized(cents)) continue
    const end = cell.end - row.span.start
    const amount = { cents, start: end - printed.length, end }
    return read(doc, row, amount, 'land-tax', A_YEAR)
  }
  return null
}

/** Of several rows the one of the lot. */
function rowOfLand(doc: Doc, head: Block): Block | undefined {
  const rows: Block[] = []
  for (const row of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
    if (row.page !== head.page || TOTAL.test(row.text)) break
    const apart = (head.cells?.length ?? 0) - (row.cells?.length ?? 0)
    if (apart === 0 || (apart === 1 && ITEM.test(cellsOf(row)[0] ?? ''))) rows.push(row)
    // "Land ID 40011202" below a row, or the town of its street, says more of its land.
    else if (row.text.length > LONGEST_REMARK) break
  }
  const lots = [...(recogniseLotPlan(doc)?.value ?? '').matchAll(/\bLot ([A-Z]?\d{1,4}[A-Z]?)\b/g)]
  const numbers = new Set(lots.flatMap(([, number]) => number ?? []))
  const own = rows.filter((row) =>
    cellsOf(row).some((cell) => {
      const named = NAMES_LOT.exec(cell)
      return numbers.has(named?.[1] ?? named?.[2] ?? '')
    }),
  )
  if (rows.length < 2) return undefined
  if (own.length === 1) return own[0]
  const sold = blocksIn(doc, { zones: ['particulars', 'contract-form'] }).map(({ text }) => text)
  const named = rows.filter((row) => {
    const number = PROPERTY_NUMBER.exec(cellsOf(row)[0] ?? '')?.[1]
    return number !== undefined && sold.some((text) => text.includes(number))
  })
  return own.length === 0 && named.length === 1 ? named[0] : undefined
}

/** What a register of properties calls the land, "2204117" or "PID 2204117". */
const PROPERTY_NUMBER = /^\W{0,3}(?:PID:? )?(\d{6,10})\W{0,3}$/i

const MOST_ROWS = 20
const ITEM = /^\d{1,2}[.)]? \S/
const LONGEST_REMARK = 60
const TOTAL = /^\W{0,3}(?:total|aggregate|tax payable)\b/i
const SHARE = /^(?:proportion(?:al)?|share|portion|part) (?:of )?(?:the )?(?:land )?tax\b(?! rate)/i
const PRINTED = /^\$? ?(\d{1,3}(?:,\d{3}){0,2}\.\d\d)$/
const NAMES_LOT =
  /\b(?:lot|unit|villa|apartment|flat) ([A-Z]?\d{1,4}[A-Z]?)\b|^(?:\d{1,2}[.)]? )?(\d{1,4}[A-Z]?)\/\d/i
