import type { Doc, Part } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const INSPECTION_ANNEXURE_PATTERNS = wordings({
  inspection:
    /\b(?:building|structural|pest|termite|pre-?purchase|property)\b[^.;]{0,40}\binspections?\b|\b(?:structural|building) defects?\b/i,
  /** The paper calls itself a term of the contract. */
  asTerm:
    /\b(?:inspections?|defects?|reports?|pests?|termites?)\b[^.;]{0,30}\b(?:annexures?|(?:special )?conditions?|clauses?)\b|\b(?:annexure|schedule) forms part of the contract\b/i,
  /** What the buyer is allowed to do, which no report says. */
  allows:
    /\b(?:buyer|purchaser)s? (?:may|can|is entitled to|has the right to)\b[^.;]{0,60}\b(?:obtain|have|get|engage|arrange|inspect|cost|expense)\b/i,
})

/**
 * An annexure that gives the buyer an inspection says what a pest or a defect would be, and not that
 * there is one.
 */
export function isInspectionAnnexure({ zone, block }: Passage, doc: Doc): boolean {
  if (!ANNEXED.has(zone)) return false
  const part = doc.parts[block.partIndex]
  if (part === undefined) return false
  const known = annexures.get(part)
  if (known !== undefined) return known
  const { start, end } = part.span
  const opening = doc.text.slice(start, Math.min(end, start + OPENING))
  const { inspection, asTerm, allows } = INSPECTION_ANNEXURE_PATTERNS
  const isOne = inspection.test(opening) && asTerm.test(opening) && allows.test(opening)
  annexures.set(part, isOne)
  return isOne
}

/** Asked of every passage, and answered once for a part. */
const annexures = new WeakMap<Part, boolean>()

const ANNEXED: ReadonlySet<string> = new Set(['annexure', 'special-conditions', 'other'])
/** What such a paper is stands in its heading and its first clause. */
const OPENING = 700
