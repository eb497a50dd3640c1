import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { namesThis } from '../reading/print/names-this.ts'

export const NOTE_TO_ANYBODY = wordings({
  /** Who gave the certificate, or whoever reads it, and what any of them may or must. */
  office:
    /^\W{0,4}(?:\(?[a-z\d]{1,4}[.)] ?|notes?:? )?(?:(?:the )?(?:commissioner|registrar|water (?:corporation|authority)|insurers?|you|we|owners?|purchasers?|buyers?|applicants?|customers?|ratepayers?|taxpayers?) (?:may|must|should|can|cannot|are advised|is not (?:obliged|liable|required|bound))|insureds? (?:may|must|should)|(?:any|an?) (?:person|one|owner|customer) (?:who|whose|may|must|should|is|that)\b|under section \d{1,4}\w{0,2} of the [^.;]{3,60}\b(?:un|over)(?:paid|due)\b|(?:un|over)(?:paid|due) (?:land )?(?:tax|rates?|charges?|levies|contributions)\b[^.;]{0,60}\b(?:is|are|bears?|accrues?|may be))\b/i,
  /** How an account may be paid, and leave that anybody must ask for. */
  offered:
    /^\W{0,4}[^.;$]{3,60}\b(?:is|are) (?:the |each )?(?:property |land)?(?:owner|customer|occupier)'s (?:own )?(?:responsibility|property|cost)\W{0,3}$|^\W{0,4}(?:\d{1,2}[.)] ?)?(?:[^.;]{0,20}\? )?(?:any |unpaid )?(?:land )?(?:tax|rates?|charges?)\b[^.;$]{0,60}\b(?:is|are) an? (?:first )?charge on\b|^\W{0,4}(?:the |this )?(?:levy|tax|charge|rate|it)s? (?:is|are) (?:charged to|levied on|imposed on|payable by) (?:the person|whoever|every(?:one| person)|the owner)s?\b[^.;$]{0,40}\b(?:owns?|owner|at (?:midnight|12)|on (?:1|30|31) \w{3,9})\b|^\W{0,4}(?:it|the (?:levy|tax|charge)|this) (?:is|are|remains?) an? (?:first )?charge on\b|^\W{0,4}(?:interest: ?)?overdue (?:rates|charges|tax|amounts)\b[^.;$]{0,20}\b(?:bear|accrue|attract)s?\b|^\W{0,4}legal action may be taken\b|^\W{0,4}on[- ]the[- ]spot fines?\b|^\W{0,4}(?:payment by )?(?:\w{2,6} )?instalments? (?:carr(?:y|ies)|attracts?|incurs?|bears?)\b|^\W{0,4}(?:you|owners?) must (?:obtain|get|have|ask for) (?:our|the \w{4,14}'s) (?:\w{4,12} )?(?:approval|consent|leave) before\b|\b(?:orders?|notices?|proceedings?)\b[^.;]{0,60}\bmay still be (?:made|given|taken|issued)\b|^\W{0,4}(?:please )?read (?:any|all|the whole)\b[^.;]{0,60}\b(?:care|carefully)\b|\b(?:is|are) limited to \d{1,3} days\b[^.;]{0,40}\b(?:region|state|territory|area)\b|\b(?:persons?|purchasers?|buyers?|anyone|whoever) (?:who )?rel(?:y|ies) (?:up)?on (?:the|this|a) (?:certificate|statement|search|report)\b[^.;]{0,24}\b(?:should|must|may)\b/i,
  /** A heading over what a form tells those who fill it in: no term of this sale. */
  toReaders:
    /^\W{0,3}(?:important |general |printed |guidance )?(?:notes?|information|warnings?|reminders?)(?: printed| given| written)? (?:to|for) (?:the |all |both )?(?:part(?:y|ies)|solicitors?|lawyers?|practitioners?|conveyancers?|agents?|buyers?|purchasers?|sellers?|vendors?|those who sign|(?:persons?|people|anyone|anybody) (?:who sign|signing)|signatories|users?)\b/i,
  /** An office that has not looked, and what the law asks of every purchaser of land. */
  disclaimed:
    /\b(?:council|authority|corporation|department|office|shire|city|surveyor|we)\b[^.;]{0,50}\b(?:gives? no|makes? no|does not|do not|cannot|accepts? no)\b[^.;]{0,24}\b(?:answers?|assurance|guarantee|warrant\w{0,3}|promise|representation|vouch|inspect|verif\w{1,3}|responsibility)\b|\b(?:an?|any|every|each) (?:purchaser|buyer|transferee) of (?:taxable |australian )?(?:real property|real estate|land|property)\b/i,
  /** Under a search: who obtained it, and on whom he relies. */
  ofSearch:
    /^\W{0,4}(?:the |this |our |an )?(?:approved |information |title |search |authori[sz]ed ){0,3}(?:brokers?|resellers?|suppliers?|providers?|agents?|compan(?:y|ies)|search|report|certificate)\b (?:relies|rel(?:y|ied)|gives? no|makes? no|accepts? no|is an? (?:approved|authori[sz]ed)|certif(?:y|ies)|warrants?|does not (?:warrant|guarantee|accept)|has been (?:provided|obtained|supplied)|(?:was|is) (?:provided|obtained|supplied))\b|^\W{0,4}(?:obtained|supplied|provided|delivered|ordered|produced) (?:through|by|via|from) (?:an? |the )?(?:\w{4,12} ){0,2}(?:broker|reseller|supplier|provider)\b/i,
  /** "This statement is given on the records held at its date and should be renewed after 90 days." */
  ofPaper:
    /^\W{0,4}(?:this|the) (?:statement|certificate|information|letter|advice) (?:is|was|has been) (?:given|issued|based|prepared|made|correct|current|supplied)\b[^.;$]{0,40}\b(?:records?|date|information|issue)\b[^.;$]{0,30}\W{0,2}$/i,
  renewed:
    /^\W{0,4}(?:it|this (?:statement|certificate)) (?:should|must|may) be (?:renewed|updated|ordered again)\b[^$]{0,120}$/i,
  /** A demand that is made of this owner in person, or a day of these years. */
  demanded:
    /\b(?:within \d|by \d|forthwith|immediately|required to|directed to|ordered to|overdue since|remove|demolish|rectify|arrears of|20[2-9]\d)\b/i,
})

const CERTIFICATES: ReadonlySet<PageKind> = new Set([
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
  'planning-certificate',
])
const CONTRACTS: ReadonlySet<PageKind> = new Set([
  'special-conditions',
  'contract-form',
  'particulars',
  'by-laws',
  'lease',
])
const SCHEME: ReadonlySet<PageKind> = new Set(['owners-corporation-certificate', 'annexure'])
const INSURER = /^\W{0,4}(?:\(?[a-z\d]{1,4}[.)] ?)?(?:the )?insure(?:rs?|ds?)\b/i

/**
 * Whether a certificate says on its back what the office, the insurer or anybody may or must, and
 * nothing of this property, or a form tells those who sign it. For nets alone: such a sentence may stand under any heading or none.
 */
export function isNoteToAnybody({ text, zone, heading }: Passage): boolean {
  if (NOTE_TO_ANYBODY.toReaders.test(heading) && !namesThis(text)) return true
  if (zone === 'title-search' && NOTE_TO_ANYBODY.ofSearch.test(text)) return true
  if (!CONTRACTS.has(zone) && NOTE_TO_ANYBODY.offered.test(text)) return true
  if (!CONTRACTS.has(zone) && NOTE_TO_ANYBODY.disclaimed.test(text) && !namesThis(text)) return true
  if (CERTIFICATES.has(zone) && sentencesOf(text).every((said) => ofPaperAlone(said))) return true
  if (!CERTIFICATES.has(zone) && !(SCHEME.has(zone) && INSURER.test(text))) return false
  if (!NOTE_TO_ANYBODY.office.test(text) || NOTE_TO_ANYBODY.demanded.test(text)) return false
  return !namesThis(text)
}

function ofPaperAlone(said: string): boolean {
  return NOTE_TO_ANYBODY.ofPaper.test(said) || NOTE_TO_ANYBODY.renewed.test(said)
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) (?=[A-Z])/)
}
