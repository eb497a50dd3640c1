import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { labelled } from '../forms/labels.ts'
import { amountsIn } from '../forms/money.ts'

const LABEL =
  /\b(?:balance(?: of (?:the )?(?:purchase )?price| purchase price)?|residue)\b(?!\s*(?:deposit|of (?:the )?deposit|outstanding|at|sheet|unpaid))/i

/** What is left to pay at settlement, in cents, as the contract prints it; the rest of a deposit is none. */
export function recogniseBalance(doc: Doc, deposit: Fact<number> | null): Fact<number> | null {
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 92],
    [LOOSE_ZONES, 60],
  ] as const) {
    for (const place of labelled(doc, LABEL, zones, { anywhere: true })) {
      const [amount] = amountsIn(place.text.slice(0, 90))
      if (amount === undefined || amount.start > (place.leads ? 50 : 30)) continue
      if (OF_ANOTHER.test(place.text.slice(0, amount.start))) continue
      const start = place.offset + amount.start
      if (deposit?.spans.some((span) => span.start <= start && span.end > start)) continue
      return factAt(
        doc,
        amount.cents,
        { start, end: start + amount.end - amount.start },
        confidence,
        [`an amount behind "${place.label}"`],
      )
    }
  }
  return null
}

/** A lender, an account or a fund has a balance of its own. */
const OF_ANOTHER =
  /\b(?:deposit|mortgage\w{0,3}|loans?|lender|discharge|payout|account|arrears|rates|fund|brought forward)\b/i
