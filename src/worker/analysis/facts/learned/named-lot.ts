import type { Block } from '../../document.ts'
import { matchesIn } from '../../segment/matches.ts'

/** Of which lot a value is told: of the one that is sold, of another, of none by number. */
export type NamedLot = 'own' | 'other' | 'none'

const LOT = /\b(?:lot|allotment|block|unit|section|parcel)s?\s(\d{1,5})\b/gi
const NUMBER_FIRST = /^(\d{1,5})\b/
const NUMBER_ALONE = /^(\d{1,5})\s{1,3}$/

/** The last lot that a block names before an offset of its text; of a row, or alone before the value, also one by its number. */
export function lotNamedBefore(
  { text, cells }: Block,
  at: number,
  own: ReadonlySet<number>,
): NamedLot {
  const before = text.slice(0, at)
  const named = matchesIn(before, LOT).at(-1)?.[1]
  const number = named ?? (cells === null ? NUMBER_ALONE : NUMBER_FIRST).exec(before)?.[1]
  if (number === undefined || own.size === 0) return 'none'
  return own.has(Number(number)) ? 'own' : 'other'
}
