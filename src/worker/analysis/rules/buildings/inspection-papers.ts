import type { PageKind } from '#shared/report.ts'
import { PAGE_KINDS } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { isInspectionAnnexure } from './inspection-annexure.ts'

/** How the paper of somebody who looked at a building begins, and how it ends. */
export const INSPECTION_PATTERNS = wordings({
  trade:
    /\b(?:inspections?|inspectors?|inspected by|pest|surveyors|engineers?|engineering|geotech\w{0,7}|geoscience|structural|registered builder|builder|building (?:reports?|checks?|consult\w{3,5}|diagnostics|assessments?|note|surveyor)|(?:condition|property|defects?|structural|engineer'?s|engineering|geotechnical|dilapidation|handover|unit|house|roof|electrical|plumbing|septic|pool|termite|waterproofing|landslide|switchboard|site visit) (?:reports?|summary|note|letter|check|memo|assessment|survey|list|inspection)|house check|consulting|electrician|plumber)\b/i,
  made: /\b(?:reports?|inspections?|inspected|visit|note|letter|checks?|survey|summary|memo|list|assessment|diagnostics|consulting|engineering|building (?:and|&) pest)\b/i,
  dated: /\b(?:19|20)\d\d\b/,
  otherPaper:
    /\b(?:invoice|quot(?:e|ation)|insurance|minutes|contract|conditions?,|by-?laws?|building file|permits?|council|shire|certificate|register|search|agreement|tenancy|lease|notice|form|requisitions|statement|advertisement|checklist|brochure|records?|inspection (?:opening|shaft|chamber|point))\b/i,
  annexed: /^\W{0,3}(?:annexure|attachment|tab|schedule|part) [a-z0-9]{1,3}\W{1,3}/i,
  capitalWord: /^[A-Z][A-Z0-9'.&/-]{0,20}[,:]?$/,
  named: /^(?:report|note|letter|inspection|site visit|flat \d|unit \d)\b/i,
  /** A head within such a paper. */
  section:
    /^\W{0,3}(?:\d{1,2}\W{1,3})?(?:(?:MAJOR|MINOR|SAFETY|SUMMARY|SCOPE|GENERAL|FINDINGS?|CONCLUSIONS?|OVERALL|AREAS?|ITEMS?|ROOMS?|BUILDINGS?|ROOF|SUB-?FLOOR|EXTERIOR|INTERIOR|INTERNAL|EXTERNAL|SITE|WET|TIMBER|STUMPS|WALLS?|FLOORS?|CEILINGS?|ELECTRICAL|PLUMBING|DAMP|CRACK\w{0,3}|STRUCTUR\w{1,3}|URGENT|DEFECTS?|RECOMMENDATIONS?|GARAGE|BATHROOMS?|KITCHEN|LAUNDRY|DECKS?|BALCON\w{1,3}|RETAINING|DRAINAGE|SERVICES|LIMITATIONS?)\b)/,
  letter: /^[A-Z][\w&' .-]{4,60} to [A-Z][\w&' .-]{3,50},? \d{1,2} [A-Z][a-z]{2,9} 20\d\d\b/,
  printed:
    /\b(?:standard|general|usual|standing|printed) (?:\w{4,14} ){0,2}(?:advice|words|remarks?|comments?|exclusions|limits|reservations|phrases)\b|\bwords? we (?:always|use)\b|\bour (?:standing|standard|usual) words\b|\bphrases of the trade\b|\bwe (?:repeat|say|tell|write)\b.{0,20}\b(?:every|each|all|everybody)\b|\bfor every (?:client|reader|buyer|report)\b|\bnotes? to (?:readers?|buyers?)\b|\b(?:firm's|company's) reservations\b|^\W{0,3}limit(?:ation)?s\b|\bprinted in all our reports\b|\bhow to read\b|\b(?:condition )?terms?: (?:minor|major) defect\b/i,
})

const P = INSPECTION_PATTERNS

/** Zones in which the parties bargain or the law speaks: no paper of an inspector begins there. */
const NEVER: ReadonlySet<PageKind> = new Set([
  'special-conditions',
  'particulars',
  'contract-form',
  'vendor-statement',
  'auction-conditions',
  'by-laws',
  'statutory-notice',
])

const known = new WeakMap<Doc, readonly Passage[]>()

/**
 * What somebody who looked at the buildings tells of them, in order: building, pest, engineers' and
 * trades' papers, also where they stand without a title among other annexures. What such a paper
 * prints in every report is left out.
 */
export function inspectedIn(doc: Doc): readonly Passage[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const inside = inspectedBlocks(doc)
  const seen = new Set<number>()
  const told = passagesIn(doc, PAGE_KINDS).filter((passage) => {
    const { block, span } = passage
    if (!inside.has(block.index) || seen.has(span.start)) return false
    seen.add(span.start)
    return !isPrinted({ block, span }) && !isInspectionAnnexure(passage, doc)
  })
  known.set(doc, told)
  return told
}

/** Whether a passage stands in, or behind, the words that an inspector prints in every report. */
export function isPrinted({ block, span }: Pick<Passage, 'block' | 'span'>): boolean {
  const from = block.text.search(P.printed)
  return from >= 0 && span.end - block.span.start > from
}

function inspectedBlocks(doc: Doc): ReadonlySet<number> {
  const inside = new Set<number>()
  // The page on which the paper began that is being read; null outside one.
  let from: number | null = null
  let last: Block | null = null
  for (const block of doc.blocks) {
    if (NEVER.has(block.zone)) {
      from = null
    } else if (opens(block)) {
      from = block.page
    } else if (
      from !== null &&
      (endsBefore(block) || block.page > from + 2 || isOtherPart(block, last))
    ) {
      from = null
    } else if (block.zone === 'building-report' && block.partIndex !== last?.partIndex) {
      from = block.page
    } else if (last?.zone === 'building-report' && block.zone !== last.zone) {
      from = null
    }
    if (block.zone === 'building-report' && from !== null) from = block.page
    if (from !== null) inside.add(block.index)
    last = block
  }
  return inside
}

/** Another paper of a known kind has begun. */
function isOtherPart({ zone, partIndex }: Block, last: Block | null): boolean {
  return partIndex !== last?.partIndex && !ANY_PAPER.has(zone)
}

const ANY_PAPER: ReadonlySet<PageKind> = new Set(['annexure', 'other', 'building-report'])

function opens({ text, zone }: Block): boolean {
  if (!P.trade.test(text) || !P.made.test(text)) return false
  const head = text.slice(0, 130)
  if (P.otherPaper.test(head.slice(0, 60)) || !P.trade.test(head) || !P.made.test(head))
    return false
  if (hasCapitals(text) && !P.section.test(head)) return true
  return P.named.test(head) && P.dated.test(head) && zone !== 'general-conditions'
}

function endsBefore({ text, zone }: Block): boolean {
  if (P.letter.test(text)) return true
  const head = text.slice(0, 100)
  if (!hasCapitals(head) || P.section.test(head)) return false
  return zone !== 'building-report' || P.otherPaper.test(head)
}

/** "ASHCOMBE BUILDING DIAGNOSTICS", also behind the number of an annexure. */
function hasCapitals(text: string): boolean {
  const words = text.slice(0, 110).replace(P.annexed, '').trim().split(' ')
  const end = words.findIndex((word) => word !== '-' && word !== '&' && !P.capitalWord.test(word))
  const capital = words.slice(0, end < 0 ? words.length : end).filter((word) => word.length > 2)
  return capital.length >= 2
}
