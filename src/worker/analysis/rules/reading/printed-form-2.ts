/** What the approved Queensland Form 2 prints for every property, loosely: editions differ. */
const PRINTED =
  /^warning to buyer\b|^notes? ?[-:]|^you (?:should|may|can|are (?:advised|not obliged)|do not)\b|^this statement (?:contains|does not)\b|^(?:structural soundness|current or (?:historical|past|proposed)|locate transport infrastructure|alter the dimensions)\b|^(?:if|or if) (?:yes|no)\b|^examples include\b|\bdoes not (?:include information about|deal with)\b|\binformation about\b.{0,200}\b(?:can|may) (?:also )?be (?:obtained|available)\b|\bflood information for the property\b|\bseller does not warrant\b|\basbestos[- ]containing materials(?: \(ACM\))? may\b|\bbuilt before 1990 may\b|\bregistered encumbrances, if any\b|\bexplanatory statement is given to the buyer\b|\b(?:must|may) be (?:given by the seller|required to sign)\b|\bNOT required to be disclosed\b/i

const ANSWERED_YES = /☒ ?yes\b|\byes:? ?☒|[?:|] ?yes\b/i

/** What the form asks of leases and agreements that are not registered, where the answers are nil. */
const ASKED_FIRST = /^unregistered lease\b[^:☒]{0,160}: ?(?:not applicable|nil|none|n\/a)\b/i
const ASKED_LAST = /: ?(?:not applicable|nil|none|n\/a)\W{0,3}$/i

/** Every pattern of this file, for the test of their running time. */
export const PRINTED_FORM_2_PATTERNS = { PRINTED, ASKED_FIRST, ASKED_LAST, ANSWERED_YES } as const

/** True for a warning or note that the form itself prints; never for a question answered Yes. */
export function isPrintedForm2(text: string): boolean {
  const isNil = ASKED_FIRST.test(text) && ASKED_LAST.test(text)
  return (isNil || PRINTED.test(text)) && !ANSWERED_YES.test(text)
}
