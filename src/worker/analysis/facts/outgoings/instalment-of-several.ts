import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { countOf } from '../forms/count-of.ts'
import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/**
 * "Fees 2026/27, instalment 5 of 12 | $214.50" in the ledger of a lot: the last one that a scheme
 * charged, as many times as it says. Null where no line tells of how many it is one.
 */
export function instalmentOfSeveral(doc: Doc): Fact<Outgoing> | null {
  let last: Contribution | null = null
  for (const block of doc.blocks) {
    if (block.zone !== 'owners-corporation-certificate' || NOT_REGULAR.test(block.text)) continue
    const numbered = NUMBERED.exec(block.text)
    if (numbered === null) continue
    const end = numbered.index + numbered[0].length
    const [amount] = amountsIn(block.text).filter(({ start }) => start >= end)
    const times = countOf(numbered[1] ?? '')
    if (amount !== undefined && A_YEAR_HAS.has(times)) last = { block, amount, times }
  }
  if (last === null) return null
  const fact = sumOfContributions([last], {
    confidence: 78,
    explanation: 'the last instalment that was charged, as many times as it says',
  })
  return fact.value.annualCents <= HIGHEST_CENTS ? fact : null
}

const NUMBERED = /\binstal?ment \d{1,2} of (\d{1,2}|two|three|four|six|ten|twelve)\b/i
const NOT_REGULAR = /\b(?:special|arrears|overdue|interest|next debit)\b/i
const A_YEAR_HAS: ReadonlySet<number> = new Set([2, 3, 4, 6, 10, 12])
