import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'
import type { Amount } from '../forms/money.ts'

import { amountsIn } from '../forms/money.ts'

/**
 * "Deposit | Initial | $5,000 | on signing" above "Balance | $33,900 | within 14 days": the row that
 * has the rest of the deposit, told from the balance of the price by its sum or by its time.
 */
export function restInRow(
  doc: Doc,
  { block, label, text }: Labelled,
  first: Amount,
  price: Fact<number> | null,
): { amount: Amount; span: Span; text: string } | null {
  if (!FIRST_PART.test(`${label} ${text.slice(0, first.start)}`)) return null
  for (const row of doc.blocks.slice(block.index + 1, block.index + 1 + REACH)) {
    if (row.partIndex !== block.partIndex) return null
    const match = REST_ROW.exec(row.text)
    const amount = match === null ? undefined : amountsIn(match[0])[0]
    if (match === null || amount === undefined) continue
    const behind = row.text.slice(match[0].length)
    if (AT_SETTLEMENT.test(behind)) return null
    const isPart =
      price === null
        ? TIME.test(behind)
        : (first.cents + amount.cents) * 100 <= price.value * MOST_PERCENT
    if (!isPart) return null
    const start = row.span.start + match.index + amount.start
    const end = start + amount.end - amount.start
    return { amount, span: { start, end }, text: doc.text.slice(start, end) }
  }
  return null
}

const FIRST_PART = /\b(?:initial|first|1st|preliminary|holding|part (?:1|one))\b/i
const REST_ROW =
  /^\W{0,3}(?:balance|second|2nd|further|remainder|remaining|rest|then|part (?:2|two))\b(?: (?:of|the|part|instalment|payment|sum|amount|deposit)\b){0,3}[\s:|.]{1,6}\$\s?\d[\d,]{2,12}(?:\.\d\d)?/i
const AT_SETTLEMENT = /\b(?:settlement|completion)\b/i
const TIME = /^[\s|,]{0,4}(?:(?:is |to be )?(?:payable|due|paid) )?(?:on|by|within|when|upon)\b/i
/** No deposit is more than a fifth of the price; the balance of the price is. */
const MOST_PERCENT = 20
const REACH = 3
