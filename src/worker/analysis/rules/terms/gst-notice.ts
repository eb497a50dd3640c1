import type { Doc, Span } from '../../document.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn } from '../reading/passages.ts'

export const GST_NOTICE_PATTERNS = wordings({
  /** Land on which nobody has built, as the contract says of what it sells. */
  vacantLot:
    /\bvacant (?:residential )?(?:land|lot|block|site|allotment)\b|\b(?:land|lot|block|allotment) is vacant\b|\bno (?:house|dwelling|buildings?) (?:has been |is |was |are )?(?:built|erected|standing)?(?: yet)? ?on the (?:land|lot|block|allotment)\b/i,
  /** The same as an answer, or beside the empty boxes of the inspections. */
  nothingBuilt:
    /\b(?:improvements|buildings|dwelling)\b[:|\s]{1,4}(?:nil|none)\b|\(vacant (?:land|lot|block)\)|\b(?:none|nil)[.,;:]? (?:as )?the (?:land|lot|block|allotment) is vacant\b|\bvacant (?:land|lot|block)[,;:] (?:nothing|no building|not applicable)\b|\b(?:not applicable|nothing to inspect|n\/a)(?:[,;:]| ?[-–]) vacant (?:land|lot|block)\b/i,
  otherLand:
    /\b(?:farm\w{0,3}|grazing|rural|pastoral|cropping|commercial|industrial|adjoining|neighbour\w{0,3}|next door|opposite|vacant land tax|vacant residential land tax)\b/i,
  /** Land of another sort, in the zone or the use that the papers give. */
  notForHomes:
    /\b(?:farming zone|rural (?:zone|activity|conservation|living)|primary production|industrial \d? ?zone|commercial \d zone|land used for primary production|irrigation licen[cs]e|stock ?yards?|head of cattle)\b/i,
  notice:
    /\b(?:14-?25[05]|GST ?RW|RW payment|residential withholding|supplier'?s? notice|withholding payment|(?:new residential premises|potential residential land))\b|\bGST\b[^.;]{0,40}\bwithh\w{2,9}|\bwithh\w{2,9}\b[^.;]{0,40}\bGST\b/i,
  /** What the print says of a case that may come. */
  inCase: /\b(?:if(?! any\b)|where|when|whenever|should|unless|to the extent|whether)\b/i,
  company: /\b(?:pty|ltd|limited|proprietary)\b/i,
})

const P = GST_NOTICE_PATTERNS

/** Where a lot is sold vacant, of which nobody says whether tax is to be withheld from its price. */
export function vacantLotUntold(doc: Doc): Span | null {
  if (!doc.hasContract || hasUnreadPages(doc)) return null
  const sold = vacantLotSold(doc)
  // The whole file is read only where such a lot is sold.
  if (sold === null || P.notForHomes.test(doc.text)) return null
  const isTold = doc.blocks.some(({ zone, text }) => {
    if (zone === 'general-conditions' || zone === 'statutory-notice') return false
    return matchesOf(text, P.notice).some(
      ({ index }) => !P.inCase.test(text.slice(Math.max(0, index - BEFORE), index)),
    )
  })
  return isTold ? null : sold
}

/** Where the contract says that nothing is built on what it sells; null where it does not. */
export function vacantLotSold(doc: Doc): Span | null {
  const sold = passagesIn(doc, ['particulars', 'contract-form']).find(
    (passage) =>
      !P.otherLand.test(passage.text) &&
      (affirmed(passage, P.vacantLot) !== null || P.nothingBuilt.test(passage.text)),
  )
  return sold?.span ?? null
}

const BEFORE = 70
