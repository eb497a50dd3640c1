import type { Block, Doc } from '../../document.ts'
import type { Candidate } from './outgoing-sums.ts'

import { matchesIn } from '../../wording/matches.ts'
import { periodOf } from './charge-period.ts'
import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/**
 * "Administrative fund $260.00 per lot entitlement a year" and "entitlement of the lot: 12": what an
 * owner pays is the rate times the lot's own number.
 */
export function perEntitlement(doc: Doc): Candidate | null {
  for (const part of doc.parts) {
    if (part.kind !== 'owners-corporation-certificate') continue
    const own = ownNumber(part.blocks)
    if (own === null) continue
    const rates = part.blocks.flatMap((block) => ratesIn(block))
    const [first] = rates
    if (first === undefined || rates.length > MOST_FUNDS) continue
    const annualCents = rates.reduce((sum, { cents, times }) => sum + cents * times * own, 0)
    if (annualCents > HIGHEST_CENTS) continue
    const basis = rates
      .map(({ printed, times }) => `${printed} × ${own}${times === 1 ? '' : ` × ${times}`}`)
      .join(' + ')
    return {
      score: 13,
      fact: {
        value: { kind: 'owners-corporation', annualCents, basis },
        text: basis,
        spans: rates.map(({ span }) => span),
        confidence: 72,
        explanation: ['a rate for each entitlement times the number of the lot'],
      },
    }
  }
  return null
}

function ratesIn(block: Block) {
  if (/\bspecial\b|^\W{0,3}(?:last|previous|prior) year\b/i.test(block.text)) return []
  return amountsIn(block.text).flatMap(({ cents, start, end }, index, all) => {
    const behind = block.text.slice(end, all[index + 1]?.start ?? end + 90)
    if (!EACH.test(behind) || cents > HIGHEST_RATE) return []
    const period = periodOf(block.text.slice(Math.max(0, start - 90), start), behind)
    const span = { start: block.span.start + start, end: block.span.start + end }
    return { cents, times: period?.times ?? 1, printed: block.text.slice(start, end), span }
  })
}

function ownNumber(blocks: readonly Block[]): number | null {
  for (const { text } of blocks) {
    for (const match of matchesIn(text, OWN)) {
      if (/\b(?:aggregate|total|sum|all)\b[^;.]{0,30}$/i.test(text.slice(0, match.index))) continue
      return Number(match[1])
    }
  }
  return null
}

const EACH =
  /^\s?(?:per|for each|for every|a|each)\s(?:unit of\s)?(?:(?:contribution|interest) )?(?:schedule )?(?:lot |unit )?(?:entitlement|liability)\b/i
const OWN =
  /\b(?:entitlement|liability)(?: (?:of|for) (?:the |this )?(?:lot|unit)(?: \d{1,4}[A-Z]?)?)?(?: is| of)?[\s:=]{1,4}(\d{1,4})\b(?!\s?(?:%|\$|,\d))/gi
const MOST_FUNDS = 4
const HIGHEST_RATE = 100_000
