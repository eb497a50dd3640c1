import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { passagesIn } from '../reading/passages.ts'

export const LIMITED_RENT_PATTERNS = wordings({
  /** "The rent must not be more than $215 a week until the notice is revoked." */
  limited:
    /\brent\b[^.;]{0,40}\b(?:must|may|shall|is|can) (?:not|never) (?:be |to )?(?:more than|exceed|be above|be higher than|above|over)\b[^.;$]{0,20}\$|\b(?:maximum|highest) rent\b[^.;$]{0,40}\$|\brent (?:is|was|has been) (?:limited|fixed|capped|reduced) (?:to|at) (?:no more than )?\$/i,
  byAuthority:
    /\b(?:rent control|control(?:led)? (?:notice|rent)|notice|order|tribunal|minister|authority|housing improvement|act)\b/i,
  limitedWeekly: /\$ ?[\d,]{2,6}(?:\.\d{2})? ?(?:a|per|each|every|\/) ?(?:week|wk)\b/i,
})

const P = LIMITED_RENT_PATTERNS

/** The most that a notice or an order lets a landlord ask by the week, in cents; null where none does. */
export function limitedRentIn(doc: Doc): { readonly cents: number; readonly span: Span } | null {
  const passage = passagesIn(doc, [
    'planning-certificate',
    'rates-certificate',
    'statutory-notice',
    'annexure',
    'other',
    'lease',
  ]).find(({ text, heading }) => P.limited.test(text) && P.byAuthority.test(`${heading} ${text}`))
  if (passage === undefined) return null
  const [cents] = dollarsIn(P.limitedWeekly.exec(passage.text)?.[0] ?? '')
  return cents === undefined ? null : { cents, span: passage.span }
}
