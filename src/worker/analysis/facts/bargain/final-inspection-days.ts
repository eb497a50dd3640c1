import type { Doc } from '../../document.ts'
import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import type { Fact } from '../facts.ts'

const NAMED = /\b(?:GCs?|general conditions?) ?29\b/i
const DAYS = /\b(\d{1,2}) days?\b/gi
const CHANGED =
  /\b(?:becomes?|replaced?|substitut\w{1,4}|instead of|in place of|read|reads|changed|amended|increased|extended)\b/i

/**
 * The days before settlement in which the Victorian form lets the buyer inspect, where a special
 * condition changes the printed seven.
 */
export function recogniseFinalInspectionDays(doc: Doc): Fact<number> | null {
  for (const { text, span } of blocksIn(doc, { zones: ['special-conditions'] })) {
    const named = NAMED.exec(text)
    if (named === null) continue
    const clause = /^[^;\n]{0,160}/.exec(text.slice(named.index))?.[0] ?? ''
    if (!CHANGED.test(clause)) continue
    const told = matchesIn(clause, DAYS).find((match) => Number(match[1]) !== PRINTED_DAYS)
    if (told === undefined) continue
    const start = span.start + named.index + told.index
    const at = { start, end: start + told[0].length }
    return factAt(doc, Number(told[1]), at, 75, ['days for the final inspection'])
  }
  return null
}

const PRINTED_DAYS = 7
