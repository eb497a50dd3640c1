import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { namesThis } from '../reading/print/names-this.ts'

export const NOTE_TO_ANYBODY = wordings({
  /** Who gave the certificate, or whoever reads it, and what any of them may or must. */
  office:
    /^\W{0,4}(?:\(?[a-z\d]{1,4}[.)] ?|notes?:? )?(?:(?:the )?(?:commissioner|registrar|water (?:corporation|authority)|insurers?|you|we|owners?|purchasers?|buyers?|applicants?|customers?|ratepayers?|taxpayers?) (?:may|must|should|can|cannot|are advised|is not (?:obliged|liable|required|bound))|insureds? (?:may|must|should)|(?:un|over)(?:paid|due) (?:land )?(?:tax|rates?|charges?|levies|contributions)\b[^.;]{0,60}\b(?:is|are|bears?|accrues?|may be))\b/i,
  /** A demand that is made of this owner in person, or a day of these years. */
  demanded:
    /\b(?:within \d|by \d|forthwith|immediately|required to|directed to|ordered to|overdue since|remove|demolish|rectify|arrears of|20[2-9]\d)\b/i,
})

const CERTIFICATES: ReadonlySet<PageKind> = new Set([
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
])
const SCHEME: ReadonlySet<PageKind> = new Set(['owners-corporation-certificate', 'annexure'])
const INSURER = /^\W{0,4}(?:\(?[a-z\d]{1,4}[.)] ?)?(?:the )?insure(?:rs?|ds?)\b/i

/**
 * Whether a certificate says on its back what the office, the insurer or anybody may or must, and
 * nothing of this property. For nets alone: such a sentence may stand under any heading or none.
 */
export function isNoteToAnybody({ text, zone }: Passage): boolean {
  if (!CERTIFICATES.has(zone) && !(SCHEME.has(zone) && INSURER.test(text))) return false
  if (!NOTE_TO_ANYBODY.office.test(text) || NOTE_TO_ANYBODY.demanded.test(text)) return false
  return !namesThis(text)
}
