import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { areaOfOneLot } from './area-of-one-lot.ts'
import { NEXT_LOT } from './area-words.ts'
import { lotNumber } from '../title/lot-number.ts'
import { squareMetres } from './same-area.ts'

/** Is an area the site's, where the plan measures rooms of the lot that is sold? */
export function isSiteOfFlat(
  doc: Doc,
  lotPlan: Fact<string> | null,
  { value }: Fact<string>,
): boolean {
  const lot = lotNumber(lotPlan)
  if (doc.state !== 'VIC' || lot === undefined || squareMetres(value) <= LARGEST) return false
  const onPlan = areaOfOneLot(doc, lot, false)
  return onPlan !== null && isFlatOnPlan(doc, onPlan)
}

/** Does a plan of subdivision measure the rooms of a flat? What it says of them is a floor, not land. */
export function isFlatOnPlan(doc: Doc, { value, spans: [span] }: Fact<string>): boolean {
  if (doc.state !== 'VIC' || span === undefined || squareMetres(value) > LARGEST) return false
  const block = blockAt(doc, span.start)
  if (block === undefined || block.zone === 'particulars' || block.zone === 'contract-form')
    return false
  const behind = doc.text.slice(span.end, span.end + BEHIND)
  const own = behind.slice(0, NEXT_LOT.exec(behind)?.index ?? behind.length)
  const above = doc.text.slice(Math.max(0, span.start - BEFORE), span.start)
  return FLAT.test(`${above}${own}`)
}

const FLAT =
  /\blevels? \d|\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|ground|upper|lower|middle|top) (?:floor|storey)\b(?! living)|\b(?:apartment|flat|architect|internal|balcony|storage cage)\b/i
const LARGEST = 400
const BEFORE = 110
const BEHIND = 60
