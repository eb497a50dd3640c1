import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { amountsIn } from '../forms/money.ts'
import { recogniseLotPlan } from '../title/lot-plan.ts'
import { periodOf, type Period } from './charge-period.ts'
import { lotsOf } from './contribution-of-lot.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/**
 * A flat is sold with the lot of its car space, and the certificate tells the fee of each in a row of its
 * own: "Lot 4 (liability 38) | $1,653.00 per quarter", "Lot 17 (liability 2) | $87.00 per quarter". What
 * all lots of the sale pay in a year; null where one of them has no such row.
 */
export function feesOfOwnLots(doc: Doc): Fact<Outgoing> | null {
  const lots = lotsOf(recogniseLotPlan(doc)?.value ?? '')
  if (lots.size < 2) return null
  for (const first of doc.blocks) {
    if (first.zone !== 'owners-corporation-certificate' || !ROW.test(first.text)) continue
    const rows = rowsFrom(doc, first)
    const own = rows.filter(({ lot }) => lots.has(lot))
    if (own.length !== lots.size || new Set(own.map(({ lot }) => lot)).size !== lots.size) continue
    const lead = leadOf(doc, first)
    const shared = lead === null ? null : periodOf(lead, '')
    const paid = own.flatMap(({ block, fee, period }): readonly Contribution[] => {
      const times = (period ?? shared)?.times
      return times === undefined ? [] : [{ block, amount: fee, times }]
    })
    if (lead === null || paid.length < own.length) continue
    const fact = sumOfContributions(paid, {
      confidence: 84,
      explanation: 'the fees of the lots that are sold, added',
    })
    if (fact.value.annualCents <= HIGHEST_CENTS) return fact
  }
  return null
}

type Row = {
  readonly block: Block
  readonly lot: string
  readonly fee: Contribution['amount']
  readonly period: Period | null
}

/** The rows of lots that follow each other, each with one sum. */
function rowsFrom(doc: Doc, first: Block): readonly Row[] {
  const rows: Row[] = []
  for (const block of doc.blocks.slice(first.index, first.index + MOST_ROWS)) {
    const lot = ROW.exec(block.text)?.[1]
    const [fee, second] = amountsIn(block.text)
    if (block.page !== first.page || lot === undefined) break
    if (fee === undefined || second !== undefined) break
    const period = periodOf('', block.text.slice(fee.end, fee.end + 40))
    rows.push({ block, lot: lot.toUpperCase(), fee, period })
  }
  return rows
}

/** The line right above the rows, where it tells of regular fees. */
function leadOf(doc: Doc, { index, page }: Block): string | null {
  const above = doc.blocks[index - 1]
  if (above === undefined || above.page !== page) return null
  const isOther = SPECIAL.test(above.text) || !FEES.test(above.text)
  return isOther ? null : above.text
}

const MOST_ROWS = 12
const ROW =
  /^(?:[-•*] |\(?[a-z]\)? )?(?:lot|unit|apartment|car ?(?:space|park)(?: lot)?) ([A-Z]?\d{1,4}[A-Z]?)\b/i
const FEES = /\b(?:fees?|lev(?:y|ies)|contributions?)\b/i
const SPECIAL =
  /\b(?:special|arrears|unpaid|owing|outstanding|overdue|one-off|once|paid|interest|due now)\b(?! (?:quarterly|half|in advance|by))/i
