import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysBetween } from '../reading/dates.ts'
import type { ToldDay } from '../days/told-days.ts'
import { wordsBefore } from '../days/words-before.ts'

export const BUILT_PATTERNS = wordings({
  // Leave to build, and the end of the work that it allows.
  allowed:
    /\b(?:permit|approval|consent|construction certificate)s?\b(?! (?:holder|fee|conditions?))[^.;,]{0,40}$/i,
  builtBy:
    /\b(?:final inspection|finally inspected|(?:finished|completed) \w{3,12} was inspected|certificate of (?:occupancy|completion|final inspection|final completion)|occupancy permit|occupation certificate|completion certificate|final (?:inspection )?certificate|practical completion|works? (?:was |were )?(?:completed|finished)(?: and (?:finally )?inspected)?|final inspection passed|(?:was|were) (?:completed|finished))\b[^.;,]{0,30}$/i,
  lateLeave:
    /\b(?:surrender\w{2,3}|withdrawn|cancel\w{2,4}|abandoned|revoked|not (?:commenced|begun|started|proceeded)|without|unapproved|retrospective\w{0,2}|regulari\w{3,6}|as-built|as built|certificate of acceptance|building certificate|later|earlier|stage|separate|another|other (?:permits?|works?)|laps\w{2,3}|expir\w{2,3}|renewed|further|amended|demolition|demolish\w{2})\b/i,
  /** The number of an application or permit. */
  numbered: /\b[A-Z]{2,4}[ -]?(?:\d{2}|(?:19|20)\d\d)\/\d{1,5}\b/,
  object:
    /\b(?:pool|spa|deck|dwelling|house|residence|carport|shed|garage|studio|pergola|extension|additions?|patio|flat|verandah|duplex|unit|kitchen|renovations?|fence)\b/i,
})

/** The end of work, and a later leave to do it: told one after the other of the same thing. */
export function isBuiltFirst(one: ToldDay, two: ToldDay): boolean {
  const { block } = one.passage
  if (two.passage.block.partIndex !== block.partIndex) return false
  if (two.passage.block.index - block.index > 2) return false
  const ends = [one, two].find((told) => BUILT_PATTERNS.builtBy.test(wordsBefore(told)))
  const leave = [one, two].find(
    (told) =>
      told !== ends &&
      told.role !== 'past' &&
      told.role !== 'end' &&
      BUILT_PATTERNS.allowed.test(wordsBefore(told)),
  )
  if (ends === undefined || leave === undefined || ends.date >= leave.date) return false
  const words = `${one.passage.text} ${two.passage.text}`
  if (BUILT_PATTERNS.lateLeave.test(words)) return false
  if (isOfAnotherPermit(one, two)) return false
  const things = [one, two].map((told) =>
    BUILT_PATTERNS.object.exec(wordsBefore(told).slice(-70))?.[0].toLowerCase(),
  )
  const isSame = things[0] === things[1] || things.includes(undefined)
  return isSame && daysBetween(ends.date, leave.date) < 10 * 365
}

/** Each told under the number of its own application, in a list of them. */
function isOfAnotherPermit(one: ToldDay, two: ToldDay): boolean {
  const first = numberOver(one)
  const second = numberOver(two)
  return first !== null && second !== null && first !== second
}

/** The last number that stands before a day in its block. */
function numberOver({ passage: { block, text } }: ToldDay): string | null {
  const at = block.text.indexOf(text)
  const read = block.text.slice(0, at < 0 ? block.text.length : at + text.length)
  return matchesOf(read, BUILT_PATTERNS.numbered).at(-1)?.[0] ?? null
}
