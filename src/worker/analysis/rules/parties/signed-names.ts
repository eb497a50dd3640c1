import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

export const SIGNED_NAME_PATTERNS = wordings({
  word: /[A-Za-z'’-]{1,30}/,
  /** As what somebody signs, behind the name: ", trustee (director)". */
  capacity:
    /^[\s,|]{0,3}(?:as )?(?:sole |joint )?(?:trustees?|directors?|secretary|executors?|executrix|administrators?|administratrix|attorney|owners?|proprietors?|vendors?|sellers?)\b(?: \((?!signed|unsigned)[a-z ,/]{3,30}\))?/i,
  /** What stands behind a name on a line that nobody has signed. */
  unsigned:
    /^[\s:|,()'–-]{0,6}(?:(?:signature|signed|sign here)(?: of [a-z][a-z.'’ -]{2,40})?[\s:|]{0,4})?(?:[_.…]{4}|\[? ?(?:not (?:yet )?signed|unsigned|awaiting signature|signature (?:missing|awaited|outstanding))\b)/i,
})

/**
 * Where a name ends on a line for signatures: in full, without its middle names, or as "T. M. Pell"
 * for Tamsin Maree Pell; -1 where it is not there.
 */
export function endOfSignedName(text: string, name: string): number {
  const words = name.toLowerCase().split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const found = matchesOf(text, SIGNED_NAME_PATTERNS.word).map((match) => ({
    word: match[0].toLowerCase(),
    end: match.index + match[0].length,
  }))
  for (const [index, { word, end }] of found.entries()) {
    if (word !== last) continue
    const before = found.slice(Math.max(0, index - MOST_GIVEN), index).map((one) => one.word)
    const initial = before.findIndex((one) => one.length === 1)
    if (before.includes(first) || before[initial] === first.slice(0, 1)) return end
  }
  return -1
}

/** What stands behind a signed name, but for the capacity in which it signs; null where the name is not there. */
export function behindSignedName(text: string, name: string): string | null {
  const end = endOfSignedName(text, name)
  if (end < 0) return null
  const behind = text.slice(end, end + BEHIND)
  const capacity = SIGNED_NAME_PATTERNS.capacity.exec(behind)?.[0].length ?? 0
  return behind.slice(capacity, capacity + REACH)
}

const REACH = 60
const BEHIND = 120
const MOST_GIVEN = 3
