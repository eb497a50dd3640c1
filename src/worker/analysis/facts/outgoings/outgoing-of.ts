import type { Block, Doc } from '../../document.ts'
import type { Period } from './charge-period.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'
import type { Kind } from './outgoing-words.ts'

import { factAt } from '../fact-at.ts'

/** Ends the basis of an amount whose time nothing tells. */
export const UNTOLD = "as printed, taken as a year's amount"

/** An amount as a yearly outgoing, with how the year follows from it. */
export function outgoingOf(
  doc: Doc,
  block: Block,
  amount: Amount,
  kind: Kind,
  period: Period | null,
): Fact<Outgoing> {
  const times = period?.times ?? 1
  const printed = block.text.slice(amount.start, amount.end)
  const basis =
    period === null
      ? `${printed} ${UNTOLD}`
      : times === 1
        ? `${printed} for the year`
        : `${printed} for ${period.words} × ${times}`
  const span = {
    start: block.span.start + amount.start,
    end: Math.min(
      block.span.end,
      block.span.start + amount.end + tailLength(block.text.slice(amount.end)),
    ),
  }
  return factAt(
    doc,
    { kind, annualCents: amount.cents * times, basis },
    span,
    period === null ? 75 : 88,
    [basis],
  )
}

/** The words behind an amount that tell its period belong to what is quoted. */
function tailLength(text: string): number {
  return (
    /^[^.;$\n]{0,70}?\b(?:year|quarter|annum|month|20\d\d(?:[/-]\d\d)?|levied|charges|tax)\b/i.exec(
      text,
    )?.[0].length ?? 0
  )
}
