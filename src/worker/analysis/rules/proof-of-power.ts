import type { Doc } from '../document.ts'
import { wordings } from '../wording/wordings.ts'
import { MORTGAGEE_SALE_PATTERNS } from './mortgagee-sale.ts'
import { hasUnreadPages } from '../segment/unread-pages.ts'

export const PROOF_OF_POWER_PATTERNS = wordings({
  ...MORTGAGEE_SALE_PATTERNS,
  sellsForEstate:
    /\bas (?:the )?(?:legal personal representatives?|executors?|executrix|administrators?)\b[^.;]{0,60}\b(?:will|estate|late|deceased)\b/i,
  /** A notice to the borrower, an order or the day of either, in whatever paper. */
  noticeShown:
    /\b(?:notice of (?:default|(?:the )?(?:intention to |intended )?exercise (?:of )?(?:the |its )?power of sale)|default notice|notice to pay|notice under section (?:57|55A|76|84|85|102)|section (?:57\(2\)\(b\)|55A|76|84) notice|writ of possession|(?:order|judgment) for possession)\b[^;]{0,120}\b(?:served|given on|dated|expired|unremedied|attached|annexed|(?:19|20)\d\d)\b/i,
  grantShown:
    /\b(?:probate|letters of administration|(?:the|a) grant)\b[^;]{0,120}\b(?:granted|issued|sealed|obtained|attached|annexed|enclosed|dated|made on|no\.? ?\d|number \d)\b|\bprobate ?\d|\bsupreme court\b[^;]{0,80}\bprobate\b|☒ ?\d{0,2} ?probate\b/i,
  notGranted:
    /\b(?:not (?:yet )?(?:been )?(?:granted|issued|obtained|made)|until|when|if|once|applied|application|awaiting|pending|subject to)\b/i,
})

/** Said of the purchaser or of what may happen, and not of who sells. */
const PARTS: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
])

/**
 * What the description adds where somebody sells for another and the paper that proves the power is
 * nowhere in the file; nothing where it is, or where a page could not be read.
 */
export function proofLacking(doc: Doc): string {
  if (hasUnreadPages(doc)) return ''
  const { asMortgagee, sellsForEstate, noticeShown, grantShown, notGranted } =
    PROOF_OF_POWER_PATTERNS
  const sells = (how: RegExp): boolean =>
    doc.blocks.some(({ zone, text }) => PARTS.has(zone) && how.test(text))
  const shows = (proof: RegExp): boolean =>
    doc.blocks.some(
      ({ zone, text }) =>
        zone !== 'general-conditions' &&
        zone !== 'statutory-notice' &&
        proof.test(text) &&
        (proof !== grantShown || !notGranted.test(text)),
    )
  if (sells(asMortgagee)) return shows(noticeShown) ? '' : NO_NOTICE
  if (sells(sellsForEstate)) return shows(grantShown) ? '' : NO_GRANT
  return ''
}

const NO_NOTICE =
  ' No copy of the notice of default, on which a power of sale rests, was found in this file.'
const NO_GRANT =
  ' No copy of the grant of probate or of letters of administration was found in this file.'
