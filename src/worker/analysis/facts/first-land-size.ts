import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { blocksIn } from '../segment/find.ts'
import { areaAt } from './area-at.ts'
import { areaBesideLot } from './area-beside-lot.ts'
import { AREA, isTooSmall } from './area-words.ts'
import { labelledArea } from './labelled-area.ts'
import { measuredLot } from './measured-lot.ts'
import { roundedArea } from './rounded-area.ts'
import { isStrata } from './is-strata.ts'
import { lotNumber } from './lot-number.ts'

/** The area that the best paper prints of the land: the contract before the plan, the plan before the rest. */
export function firstLandSize(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lot = lotNumber(lotPlan)
  const strata = isStrata(doc, lotPlan)
  const ofLot =
    lot === undefined || / and /.test(lotPlan?.value ?? '') ? null : measuredLot(doc, lot, strata)
  for (const [zones, confidence] of ZONES) {
    const contract = zones.includes('particulars')
    if (ofLot !== null && !contract) return areaAt(doc, ofLot.block, ofLot, 84)
    // Of a flat only what the contract's own field or the plan says of its lot is told.
    if (strata && !contract) return null
    for (const block of blocksIn(doc, { zones })) {
      const place = strata
        ? fieldArea(block)
        : (areaBesideLot(block, lot) ?? labelledArea(block, lot))
      if (place === null) continue
      // What the contract only rounds stands behind what a plan measures.
      if (ofLot !== null && contract && isRounded(block, place)) break
      return areaAt(doc, block, place, confidence)
    }
  }
  for (const block of blocksIn(doc, { zones: ['particulars', 'contract-form'] })) {
    const place = roundedArea(block)
    if (place !== null) return areaAt(doc, block, place, 75)
  }
  return null
}

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['particulars', 'contract-form'], 88],
  [['plan', 'title-search'], 86],
  [['planning-certificate', 'rates-certificate', 'land-tax-certificate', 'water-certificate'], 80],
  [['vendor-statement', 'other', 'annexure'], 60],
]
const HEDGED = /^\s?[(,]?\s?(?:approx|more or less|or thereabouts|thereabouts|or so|about|m\/l)/i

function isRounded(block: Block, { start, end }: { start: number; end: number }): boolean {
  return (
    HEDGED.test(block.text.slice(end, end + 24)) ||
    /\b(?:about|approx\w*\.?)[\s):(]{0,4}$/i.test(block.text.slice(Math.max(0, start - 18), start))
  )
}

/** "Area   121 m²" in the contract's own field for a lot in a scheme. */
const FIELD_AREA = new RegExp(
  `(?:^|[.;|]\\s|\\s{2})(?:[A-Z\\d]{1,2}[.)]?\\s+)?(?:lot )?area(?: of (?:the )?lot)?[\\s:]{1,30}(?:per plan:?\\s)?(?=${AREA.source})`,
  'i',
)

function fieldArea(block: Block): { start: number; end: number } | null {
  const label = FIELD_AREA.exec(block.text)
  if (label === null) return null
  const from = label.index + label[0].length
  const area = AREA.exec(block.text.slice(from, from + 30))
  if (area === null || area.index > 0 || isTooSmall(area)) return null
  return { start: from, end: from + area[0].length }
}
