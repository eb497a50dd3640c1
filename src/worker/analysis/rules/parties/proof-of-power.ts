import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { wordings } from '../../wording/wordings.ts'
import { MORTGAGEE_SALE_PATTERNS } from './mortgagee-sale.ts'
import { sameName } from '../reading/names.ts'

export const PROOF_OF_POWER_PATTERNS = wordings({
  ...MORTGAGEE_SALE_PATTERNS,
  sellsAsMortgagee: /\bsells? (?:only )?as (?:the |a )?mortgagee\b/i,
  sellsForEstate:
    /\bas (?:the )?(?:legal personal representatives?|executors?|executrix|administrators?)\b[^.;]{0,60}\b(?:will|estate|late|deceased)\b|\b(?:vendor|seller|transferor)s?\b[^.;]{0,40}\b(?:executors?|executrix|legal personal representatives?|administrators?|administratrix) of (?:the )?(?:will|estate|late)\b/i,
  sellsByAttorney:
    /\b(?:by|through) (?:his|her|its|their|the (?:vendor|seller|owner)'s) (?:(?:duly )?(?:appointed|constituted) )?attorneys?\b|\battorneys? (?:for|of) (?:the )?(?:vendor|seller|owner|registered proprietor)\b|\b(?:vendor|seller|transferor)s?\b[^.;]{0,60}\bas attorneys? (?:for|under)\b/i,
  sellsByReceiver:
    /\b(?:vendor|seller|transferor)s?\b[^;]{0,140}\b(?:by (?:its|the|their) receivers?\b|\(?receivers?(?: and managers?)? appointed\)?)|\breceivers?(?: and managers?)? (?:sells?|as agents? (?:for|of))\b/i,
  /** A notice to the borrower, an order or the day of either, in whatever paper. */
  noticeShown:
    /\b(?:notice of (?:default|(?:the )?(?:intention to |intended )?exercise (?:of )?(?:the |its )?power of sale)|default notice|notice to pay|notice under section (?:57|55A|76|84|85|102)|section (?:57\(2\)\(b\)|55A|76|84) notice|writ of possession|(?:order|judgment) for possession)\b[^;]{0,120}\b(?:served|given on|dated|expired|unremedied|attached|annexed|(?:19|20)\d\d)\b/i,
  grantShown:
    /\b(?:probate|letters of administration|(?:the|a) grant)\b[^;]{0,120}\b(?:granted|issued|sealed|obtained|attached|annexed|enclosed|dated|made on|no\.? ?\d|number \d)\b|\bprobate ?\d|\bsupreme court\b[^;]{0,80}\bprobate\b|☒ ?\d{0,2} ?probate\b/i,
  /** The number under which it is registered, a copy, or its own heading. */
  powerGiven:
    /\bpowers?\b[^.;]{0,40}\b(?:\(?no\b\.?|number|book|dealing|registered|registration)\b[^.;]{0,30}\d|\bpowers? of attorney\b[^.;]{0,60}\b(?:attached|annexed|enclosed|registered|copy (?:here|behind|of which))\b|\bregistered (?:enduring |general )?power\b|\b(?:attached|annexed|enclosed|copy of)\b[^.;]{0,30}\bpower of attorney\b|^\W{0,3}(?:enduring |general |copy of )?powers? of attorney\b|\bbook \d{3,5} (?:no\.?|number)/i,
  appointmentGiven:
    /\b(?:deed|instrument|notice|order) of (?:their |the )?appointment\b|\b(?:deed|instrument|order)\b[^.;]{0,40}\bappoint(?:ed|ing|ment)\b[^;]{0,60}(?:19|20)\d\d|\bappointed\b[^.;]{0,80}\b(?:by|under) (?:a |an |the )?(?:deed|instrument|court|order|mortgage|security|debenture|general security)\b|\bappointed (?:on )?\d{1,2} \w{3,9} (?:19|20)\d\d\b/i,
  aboutMortgagee: /\bmortgagee|\bpower of sale\b/i,
  aboutEstate:
    /\b(?:execut\w{2,5}|probate|administrat\w{2,4}|deceased|estate|late|personal representatives?|will)\b/i,
  aboutReceiver: /\breceivers?\b/i,
  aboutPower: /\b(?:attorney|power)\b/i,
  notGranted:
    /\b(?:not (?:yet )?(?:been )?(?:granted|issued|obtained|made|attached|annexed|registered|produced|included|here)|no copy|without|until|when|if|once|applied|application|awaiting|pending|subject to|none|nil)\b/i,
})

/** Said of the purchaser or of what may happen, and not of who sells. */
const PARTS: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
])

/** The paper that would prove the power to sell for another, and how the vendor sells. */
export type Unproven = {
  /** What a passage that shows it speaks of. */
  readonly about: RegExp
  readonly paper: string
  readonly seller: string
  readonly why: string
}

/**
 * The paper that is nowhere in the file although somebody sells for another; null where it is there,
 * or where a page could not be read.
 */
export function proofLacking(doc: Doc, { vendors, proprietors }: Facts): Unproven | null {
  if (hasUnreadPages(doc)) return null
  const P = PROOF_OF_POWER_PATTERNS
  const sells = (...how: readonly RegExp[]): boolean =>
    doc.blocks.some(({ zone, text }) => PARTS.has(zone) && how.some((one) => one.test(text)))
  const shows = (proof: RegExp, isDenied = false): boolean =>
    doc.blocks.some(
      ({ zone, text }) =>
        zone !== 'general-conditions' &&
        zone !== 'statutory-notice' &&
        proof.test(text) &&
        !(isDenied && P.notGranted.test(text)),
    )
  // An executor whom the register names as the owner has shown the grant to the registrar.
  const isOwner =
    proprietors.length > 0 &&
    proprietors.every((owner) => vendors.some(({ value }) => sameName(value, owner.value)))
  if (sells(P.asMortgagee, P.sellsAsMortgagee)) return shows(P.noticeShown) ? null : NO_NOTICE
  if (sells(P.sellsForEstate)) return isOwner || shows(P.grantShown, true) ? null : NO_GRANT
  if (sells(P.sellsByReceiver)) return shows(P.appointmentGiven, true) ? null : NO_APPOINTMENT
  if (sells(P.sellsByAttorney)) return shows(P.powerGiven, true) ? null : NO_POWER
  return null
}

const NO_NOTICE: Unproven = {
  about: PROOF_OF_POWER_PATTERNS.aboutMortgagee,
  paper: 'No notice of default or other evidence of the power of sale',
  seller: 'the vendor sells as mortgagee',
  why: 'A lender may sell only after a notice of default that the borrower did not meet; a sale without it can be stopped or contested.',
}
const NO_GRANT: Unproven = {
  about: PROOF_OF_POWER_PATTERNS.aboutEstate,
  paper: 'No grant of probate or letters of administration',
  seller: 'the vendor sells as executor or administrator',
  why: 'Until the land registry records the executor or administrator, for which it normally asks for the grant of a court, nobody can give you the title of an owner who died, and settlement may wait for months.',
}
const NO_APPOINTMENT: Unproven = {
  about: PROOF_OF_POWER_PATTERNS.aboutReceiver,
  paper: 'No deed of appointment of the receivers',
  seller: 'receivers sell for the vendor',
  why: 'What receivers may sell, and whether they may give you a clear title, follows from the deed of appointment and the security behind it.',
}
const NO_POWER: Unproven = {
  about: PROOF_OF_POWER_PATTERNS.aboutPower,
  paper: 'No copy or registration number of the power of attorney',
  seller: 'an attorney signs for the vendor',
  why: 'A transfer that an attorney signs is registered only under a power that covers this sale and has not been revoked.',
}
