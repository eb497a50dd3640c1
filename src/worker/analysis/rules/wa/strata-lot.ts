import type { Doc, Span } from '../../document.ts'
import { passagesIn } from '../reading/passages.ts'

/** The printed choice "Deposited/Survey/Strata/Diagram/Plan" is followed by no number of a plan. */
export const strataLot =
  /\b(?:lot|unit) \d{1,5} on (?:survey[- ]?)?strata(?: plan)?\b|\b(?:survey[- ]?)?strata plan (?:no\.? ?|number )?\d{2,6}\b|\bcommunity titles? (?:\((?:land|building)\) )?scheme\b|\bon (?:SP|SSP) ?\d{3,6}\b/i

/** Where the papers show that the land is a lot in a strata or community scheme; null if nowhere. */
export function isStrataLot(doc: Doc): Span | null {
  const found = passagesIn(doc, [
    'contract-form',
    'particulars',
    'title-search',
    'plan',
    'vendor-statement',
  ]).find(({ text }) => strataLot.test(text))
  return found?.span ?? null
}
