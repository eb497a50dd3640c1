import type { Doc } from '../../document.ts'
import { passagesIn } from '../reading/passages.ts'

const PLAN_TO_COME =
  /\b(?:sunset date|registration period|proposed (?:plan|lot)|draft (?:strata |community )?plan|off[- ]the[- ]plan|(?:upon|after|before|prior to|until|by) (?:the )?registration of the (?:strata |community )?plan|plan (?:of subdivision )?(?:is|has|be)(?: not)?(?: been)? registered)\b/i

/** A printed notice told in brief, and a clause that only says that the sale is no such sale. */
const NOT_SUCH =
  /\b(?:not|never) (?:an? |sold |bought |being )?off[- ]the[- ]plan\b|\bfor an off[- ]the[- ]plan contract\b|\boff[- ]the[- ]plan (?:form|version|edition)\b|\bsunset(?: date| clause)?\W{1,3}(?:not applicable|none|nil|n\/a)\b|\bsunset\b[^.;]{0,40}\b(?:has|have) (?:lapsed|ended|expired|passed)\b/i

/** "The plan of subdivision has been registered": told as done, and not as what is waited for. */
const REGISTERED =
  /(?<!\b(?:if|when|unless|until|once|after|before|where|that|which|day|date|days|months)\b[^.;]{0,60})\bplan(?: of (?:subdivision|strata|survey|division))?(?: (?:no\.? ?)?[A-Z]{2}\d{4,7}[A-Z]?)? (?:has (?:already |now |since |duly )?been|was|is (?:already|now|duly)) registered\b(?! (?:by|within|before|not later|no later)\b)/i

const known = new WeakMap<Doc, boolean>()

/** True when the special conditions sell a lot whose plan is still to be registered. */
export function isOffThePlan(doc: Doc): boolean {
  // Rules ask at every passage; the answer is one for the document.
  let answer = known.get(doc)
  if (answer === undefined) {
    answer = passagesIn(doc, ['special-conditions']).some(
      ({ text }) => PLAN_TO_COME.test(text) && !NOT_SUCH.test(text) && !REGISTERED.test(text),
    )
    known.set(doc, answer)
  }
  return answer
}
