import type { Doc } from '../../document.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { showsByLaws } from './papers-shown.ts'

export const PAPER_GAP_PATTERNS = wordings({
  /** Two diagrams are prescribed, each with a box of its own. */
  sewerMarked: /☒ {0,2}(?:8|9)? {0,2}sewer/i,
  sewerEmpty: /☐ {0,2}(8|9)? {0,2}sewer(?:age|s)? ?(\w{4,14}) /i,
  noSewerPaper: /\b(?:none|no (?:such|diagram|building)|nil|not available|unsewered)\b/i,
  leasehold:
    /\bleasehold (?:strata|estate|scheme)\b|\bestate ?[:–-]? ?leasehold\b|\b(?:perpetual|crown|head) lease\b[^.;]{0,30}\bexpires\b|\bsubject to the terms of lease\b/i,
  leaseText:
    /\b(?:lessee|tenant) (?:must|shall|will|covenants|agrees|may not)\b|\bthe lessor (?:may|must|shall|will|grants|leases)\b|^\W{0,3}(?:crown |head |ground |strata )?lease\b[^.;]{0,60}\b(?:terms|clauses|conditions|extract|copy|memorandum|between)\b/i,
  /** "Attached: 1, 2, 6 and 9": the numbers that the printed list gives its papers. */
  listedByNumber:
    /\b(?:attached|list of documents|documents|items|annexed)\b[^\d☐☒]{0,24}(\d{1,2}(?! ?(?:days?|months?|years?|sheets?|pages?))(?: ?☒)?(?:(?:,|;| and| &)? {0,3}\d{1,2}\b(?: ?☒)?){2,30})/i,
  /** An entry of the title that names by-laws and holds none. */
  entry: /^\W{0,3}\d{1,2}[.)]? {1,3}(?:[A-Z]{1,2} ?\d{5,6}[A-Z]?|(?:SP|DP) ?\d{3,7}) /i,
  byLaw: /^\W{0,3}(?:by-?law )?\d{1,3}(?:\.\d{1,2})?[.):]? {1,3}[A-Z][a-z]{2,14}\b.{8}/,
})

const P = PAPER_GAP_PATTERNS

/** By-laws themselves, and not the entry of the common property that only names them. */
export function hasByLaws(doc: Doc): boolean {
  return (
    doc.parts.some(
      ({ kind, title, blocks }) =>
        kind === 'by-laws' &&
        (!P.entry.test(title) || blocks.some(({ text }) => P.byLaw.test(text))),
    ) || showsByLaws(doc)
  )
}

/** The sewer diagram whose box is empty beside the marked box of the other one. */
export function sewerDiagramUnmarked(doc: Doc): string | null {
  const front = passagesIn(doc, ['contract-form', 'particulars'])
  if (!front.some(({ block }) => P.sewerMarked.test(block.text))) return null
  const empty = front.find(({ block }) => P.sewerEmpty.test(block.text))
  if (empty === undefined || P.noSewerPaper.test(empty.block.text)) return null
  const [, number, word = ''] = P.sewerEmpty.exec(empty.block.text) ?? []
  return number === '9' || /^line/i.test(word)
    ? 'the sewer lines diagram (sewer service diagram)'
    : 'the sewerage infrastructure diagram (sewer location diagram)'
}

/** A lot that is held under a lease, of which no copy came along. */
export function isLeaseOfLandMissing(doc: Doc): boolean {
  const held = passagesIn(doc, ['title-search']).some(({ text }) => P.leasehold.test(text))
  if (!held || doc.parts.some(({ kind }) => kind === 'lease')) return false
  return !doc.blocks.some(({ text, zone }) => !CONTRACT_ZONES.has(zone) && P.leaseText.test(text))
}

/** The papers that the front page says are attached, where it gives only their printed numbers. */
export function numbersListed(text: string): string[] {
  const listed = P.listedByNumber.exec(text)?.[1] ?? ''
  return listed.match(/\d{1,2}/g) ?? []
}
