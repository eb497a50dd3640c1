import type { Doc, Span } from '../../document.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'

export type TitleInterest = {
  /** `order`: a court or creditor may sell or freeze the land. */
  readonly kind: 'order' | 'charge' | 'lease'
  readonly span: Span
}

const ORDER =
  /\bproperty \(seizure (?:and|&) sale\) order\b|\bwarrant of (?:sale|execution|seizure)\b|\bwrit\b|\bfreezing order\b|\brestrain(?:ing|t) order\b|\bjudgment\b|\bbankruptcy\b|\bconfiscation\b|\bnotice of (?:sale|intention to sell)\b/i
const CHARGE = /\b(?:charge|statutory charge|lien|memorial|overriding statutory charge)\b/i
const LEASE = /\b(?:sub-?lease|lease|licen[cs]e|profit [aà] prendre|forestry right|carbon right)\b/i
const CROWN =
  /\bcrown\b|\bestate\b|\bdistribution lessor\b|\bleasehold\b|\breserv\w{1,5}\b|\bland rent\b|\bterm of (?:the )?lease\b|\blease (?:and building )?conveyancing\b|^\W{0,3}(?:the )?lease (?:commenc|granted|begins|began|ends|expir|terminat)/i
/** Who claims a charge by a caveat has a rule of his own. */
const CAVEAT = /\bcaveat\b/i
const ENTRY = /\b[A-Z]{0,2}\d{5,9}\b/i
const MORTGAGE = /\bmortgage\b|\brates\b/i
const GONE =
  /\b(?:withdrawn|discharged|surrendered|expired|removed|cancelled|extinguished|satisfied)\b/i

/** Every pattern of this file, for the test of their running time. */
export const TITLE_INTEREST_PATTERNS = {
  titleOrder: ORDER,
  titleCharge: CHARGE,
  titleLease: LEASE,
  titleCrown: CROWN,
  titleEntry: ENTRY,
  titleMortgage: MORTGAGE,
  titleCaveat: CAVEAT,
  titleGone: GONE,
} as const

/** Orders, charges and leases among the numbered entries of a title search. */
export function titleInterests(doc: Doc): TitleInterest[] {
  return passagesIn(doc, ['title-search']).flatMap((passage): TitleInterest[] => {
    const { text, span, block } = passage
    if (GONE.test(text) || !ENTRY.test(block.text)) return []
    if (ORDER.test(text) && affirmed(passage, ORDER) !== null) return [{ kind: 'order', span }]
    if (MORTGAGE.test(text) || CAVEAT.test(text)) return []
    if (CHARGE.test(text) && affirmed(passage, CHARGE) !== null) return [{ kind: 'charge', span }]
    const leased = LEASE.test(text) && !CROWN.test(block.text)
    return leased && affirmed(passage, LEASE) !== null ? [{ kind: 'lease', span }] : []
  })
}
