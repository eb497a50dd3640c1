import type { Doc } from '../document.ts'
import type { Candidate } from './outgoing-sums.ts'

import { matchesIn } from '../segment/matches.ts'
import { periodOf } from './charge-period.ts'
import { recogniseLotPlan } from './lot-plan.ts'
import { amountsIn } from './money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/** "Contribution by lot: 410 $4,926   411 $6,383": of a list of lots the one that is sold. */
export function ofOwnLot(doc: Doc): Candidate | null {
  const lot = /\b(?:Lot|Unit) (\d{1,4}[A-Z]?)\b/.exec(recogniseLotPlan(doc)?.value ?? '')?.[1]
  if (lot === undefined) return null
  for (const block of doc.blocks) {
    if (!block.text.includes('$') || !PER_LOT.test(block.text)) continue
    const pairs = matchesIn(block.text, PAIR)
    const own = pairs.filter(([, number]) => number === lot)
    const [match] = own
    if (pairs.length < 2 || own.length !== 1 || match === undefined) continue
    const at = match.index + match[0].length
    const [amount] = amountsIn(block.text.slice(at, at + 16))
    if (amount === undefined || amount.cents > HIGHEST_CENTS) continue
    const period = periodOf(block.text.slice(0, match.index), '')
    const annualCents = amount.cents * (period?.times ?? 1)
    const printed = block.text.slice(at, at + amount.end)
    const basis =
      period === null || period.times === 1
        ? `${printed} for the year`
        : `${printed} × ${period.times}`
    const start = block.span.start + at
    return {
      score: 16,
      fact: {
        value: { kind: 'owners-corporation', annualCents, basis },
        text: printed,
        spans: [{ start, end: start + amount.end }],
        confidence: 78,
        explanation: ['the contribution of the lot that is sold, in a list of lots'],
      },
    }
  }
  return null
}

const PAIR = /\b(?:lot |unit )?(\d{1,4}[A-Z]?)[\s:–-]{1,3}(?=\$\s?\d)/gi
const PER_LOT =
  /\b(?:contributions?|lev(?:y|ies)|fees)\b[^$]{0,40}\b(?:by|of|for|per) (?:each |every )?(?:lot|unit)s?\b/i
