import type { PageKind } from '#shared/report.ts'

import type { Facts } from '../../facts/facts.ts'
import { lotNumbers } from '../../facts/title/own-lots.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { lotSold } from './lot-sold.ts'

export const LOTS_NAMED_PATTERNS = wordings({
  lotsNamed:
    /\b(?:(?:lots?|units?|apartments?|flats?|town ?houses?|villas?) |TH ?)((?:\d{1,4}[A-Z]?\b)(?:(?:, | and | or | to |-| & )(?:lots? |TH ?)?\d{1,4}[A-Z]?\b){0,12})/i,
  liesIn:
    /\b(?:is|are|lies?|falls?|stands?|runs?) (?:only |wholly |entirely )?(?:in|on|over|within|inside) lots? (\d{1,4}[A-Z]?)\b/i,
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

/** Whether a passage says of what it speaks that it lies in another lot than the one that is sold. */
function liesInOtherLot(text: string, facts: Facts): boolean {
  const sold = lotNumbers(facts.lotPlan?.value ?? null)
  const lot = LOTS_NAMED_PATTERNS.liesIn.exec(text)?.[1]
  return sold.size > 0 && lot !== undefined && !sold.has(parseInt(lot, 10))
}

/**
 * Whether a paper of land that is still to be divided says where such a thing lies, and it is in
 * another lot: its other papers speak of all of the land. Of a lot that has its title nothing is told
 * so: what lies next door can still flood it.
 */
export function isToldOfOtherLot({ doc, facts }: Reading, thing: RegExp): boolean {
  if (!isOffThePlan(doc)) return false
  return passagesIn(doc, TELLING).some(
    ({ text, block }) =>
      (thing.test(text) || (block.kind === 'row' && thing.test(block.text))) &&
      liesInOtherLot(text, facts),
  )
}

const TELLING: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'plan',
  'annexure',
  'other',
]

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
