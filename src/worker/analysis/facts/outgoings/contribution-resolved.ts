import type { Doc } from '../../document.ts'
import type { Candidate } from './outgoing-sums.ts'

import { periodOf } from './charge-period.ts'
import { amountsIn } from '../forms/money.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/** What the owners resolved last that a lot pays from a day on: newer than any certificate before it. */
export function lastResolved(doc: Doc): Candidate | null {
  let found: Candidate | null = null
  for (const part of doc.parts) {
    if (part.kind !== 'minutes') continue
    for (const block of part.blocks) {
      if (!block.text.includes('$')) continue
      const match = RESOLVED.exec(block.text)
      if (match === null || /\bspecial\b/i.test(match[0])) continue
      const at = match.index + match[0].length
      const [amount] = amountsIn(block.text.slice(at, at + 24))
      const period =
        amount === undefined
          ? null
          : periodOf('', block.text.slice(at + amount.end, at + amount.end + 40))
      if (amount === undefined || period === null || amount.start > 0) continue
      const annualCents = amount.cents * period.times
      if (annualCents > HIGHEST_CENTS) continue
      const printed = block.text.slice(at, at + amount.end)
      const basis = period.times === 1 ? `${printed} for the year` : `${printed} × ${period.times}`
      const start = block.span.start + at
      found = {
        score: 13,
        fact: {
          value: { kind: 'owners-corporation', annualCents, basis },
          text: printed,
          spans: [{ start, end: start + amount.end }],
          confidence: 75,
          explanation: ['the contribution that the owners resolved last'],
        },
      }
    }
  }
  return found
}

/** "Resolved that from 1 July 2026 the contribution for lots with 37 units be $1,462.00 a quarter" */
const RESOLVED =
  /\b(?:resolved|determined|carried|agreed)\b[^.$]{0,50}\bfrom (?:the )?\d{1,2}[^.$]{3,30}\b(?:contributions?|lev(?:y|ies)|fees)\b[^.$]{0,60}\b(?:be|is|are|to|of|at) (?=\$)/i
