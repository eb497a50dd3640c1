import type { Doc } from '../../document.ts'
import { passagesIn } from '../reading/passages.ts'

const UNIT =
  /\bunits? plan\b.{0,8}\d|\bUP\.? ?(?:no\.? ?)?\d{2,5}\b|\bunit ?:? ?\d{1,4}\b.{0,12}\b(?:units? plan|UP)\b/i

/** True for a unit in a units plan. The printed form names unit and plan in every contract. */
export function isUnit(doc: Doc): boolean {
  return passagesIn(doc, ['contract-form', 'particulars', 'title-search']).some(({ text }) =>
    UNIT.test(text),
  )
}

/** Every pattern of this file, for the test of their running time. */
export const PAPER_PATTERNS = { unitPlan: UNIT } as const
