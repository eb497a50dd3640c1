import type { Block } from '../../document.ts'
import { matchesIn } from '../../wording/matches.ts'

/** Of which lot a value is told: of the one that is sold, of another, of none by number. */
export type NamedLot = 'own' | 'other' | 'none'

const LOT = /\b(?:lot|allotment|block|unit|section|parcel)s?\s(\d{1,5})\b/gi
/** Further back another sentence speaks; and a block may hold thousands of values. */
const REACH = 300
const NUMBER_FIRST = /^(\d{1,5})\b/
const NUMBER_ALONE = /^(\d{1,5})\s{1,3}$/

/** The last lot that a block names before an offset of its text; of a row, or alone before the value, also one by its number. */
export function lotNamedBefore(
  { text, cells }: Block,
  at: number,
  own: ReadonlySet<number>,
): NamedLot {
  const named = matchesIn(text.slice(Math.max(0, at - REACH), at), LOT).at(-1)?.[1]
  const number =
    named ??
    (cells === null ? NUMBER_ALONE : NUMBER_FIRST).exec(text.slice(0, Math.min(at, REACH)))?.[1]
  if (number === undefined || own.size === 0) return 'none'
  return own.has(Number(number)) ? 'own' : 'other'
}
