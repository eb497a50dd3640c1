import type { Facts } from '../../facts/facts.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { lotSold } from './lot-sold.ts'

export const LOTS_NAMED_PATTERNS = wordings({
  lotsNamed:
    /\b(?:(?:lots?|units?|apartments?|flats?|town ?houses?|villas?) |TH ?)((?:\d{1,4}[A-Z]?\b)(?:(?:, | and | or | to |-| & )(?:lots? |TH ?)?\d{1,4}[A-Z]?\b){0,12})/i,
  lotRange: /(\d{1,4}) ?(?:to|-) ?(\d{1,4})/i,
  lotNumber: /\b\d{1,4}[A-Z]?\b/i,
})

/** Whether a passage speaks of lots by their numbers, and not of the one that is sold. */
export function isOfOtherLots(text: string, facts: Facts): boolean {
  const sold = lotSold(facts)
  if (sold === null) return false
  const lists = [...text.matchAll(everywhere(LOTS_NAMED_PATTERNS.lotsNamed))].map(
    ([, list]) => list ?? '',
  )
  return lists.length > 0 && !lists.some((list) => holdsLot(list, sold))
}

function holdsLot(list: string, sold: string): boolean {
  const numbers = [
    ...list.replaceAll(/TH ?/gi, ' ').matchAll(everywhere(LOTS_NAMED_PATTERNS.lotNumber)),
  ].map(([one]) => one.toUpperCase())
  if (numbers.includes(sold)) return true
  const number = Number(sold)
  return [...list.matchAll(everywhere(LOTS_NAMED_PATTERNS.lotRange))].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  )
}
