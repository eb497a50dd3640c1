import type { Doc } from '../document.ts'
import { passagesIn } from './passages.ts'

const PLAN_TO_COME =
  /\b(?:sunset date|registration period|proposed (?:plan|lot)|draft (?:strata |community )?plan|off[- ]the[- ]plan|(?:upon|after|before|prior to|until|by) (?:the )?registration of the (?:strata |community )?plan|plan (?:of subdivision )?(?:is|has|be)(?: not)?(?: been)? registered)\b/i

const known = new WeakMap<Doc, boolean>()

/** True when the special conditions sell a lot whose plan is still to be registered. */
export function isOffThePlan(doc: Doc): boolean {
  // Rules ask at every passage; the answer is one for the document.
  let answer = known.get(doc)
  if (answer === undefined) {
    answer = passagesIn(doc, ['special-conditions']).some(({ text }) => PLAN_TO_COME.test(text))
    known.set(doc, answer)
  }
  return answer
}
