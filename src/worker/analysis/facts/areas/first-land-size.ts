import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { areaAt } from './area-at.ts'
import { areaBesideLot } from './area-beside-lot.ts'
import { areaOfOneLot } from './area-of-one-lot.ts'
import { areaInSchemePaper, fieldArea } from './area-in-scheme-paper.ts'
import { areaUnderLabel } from './area-under-label.ts'
import { AREA, isPartInLot } from './area-words.ts'
import { landRowArea } from './land-row-area.ts'
import { labelledArea } from './labelled-area.ts'
import { recogniseOffThePlan } from '../bargain/off-the-plan.ts'
import { roundedArea } from './rounded-area.ts'
import { isFlatOnPlan } from './is-flat-on-plan.ts'
import { isRounded } from './is-rounded.ts'
import { isStrata } from '../title/is-strata.ts'
import { lotNumber } from '../title/lot-number.ts'
import { sameArea } from './same-area.ts'
import { sellsPart } from '../title/sells-part.ts'

/**
 * The area that the best paper prints of the land: the contract's own words first, for they are what
 * is sold; then the plan and the title; then the certificates; then the vendor's other papers; last a
 * notice of the auction. A size that the contract only rounds off gives way to the plan's.
 */
export function firstLandSize(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lot = lotNumber(lotPlan)
  const strata = isStrata(doc, lotPlan)
  const onPlan =
    // A strata plan of New South Wales measures rooms, car spaces and stores, and no land.
    lot === undefined || / and /.test(lotPlan?.value ?? '') || (strata && doc.state === 'NSW')
      ? null
      : areaOfOneLot(doc, lot, strata)
  const flat = onPlan !== null && isFlatOnPlan(doc, onPlan)
  const ofLot = flat ? null : onPlan
  // The title of a lot on a plan to come is the parent's, and far larger.
  const ofParent = recogniseOffThePlan(doc) !== null
  for (const [all, confidence] of ZONES) {
    const zones = ofParent ? all.filter((zone) => zone !== 'title-search') : all
    const contract = zones.includes('particulars')
    if (ofLot !== null && !contract) return titleArea(doc, lot, ofLot) ?? ofLot
    // Of a flat only what the contract's own field or the plan says of its lot is told.
    if ((strata || flat) && !contract) return strata ? areaInSchemePaper(doc) : null
    for (const block of blocksIn(doc, { zones })) {
      const place = strata
        ? (fieldArea(doc, block) ?? unitRowArea(block, lot))
        : (areaBesideLot(block, lot) ??
          labelledArea(block, lot) ??
          (contract ? landRowArea(block) : null))
      const under = place === null && contract ? areaUnderLabel(doc, block) : null
      if (under !== null) return areaAt(doc, under.block, under, confidence)
      if (place === null) continue
      const said = areaAt(doc, block, place, confidence)
      // What the contract only rounds stands behind what a plan measures of the same size.
      if (ofLot !== null && contract && !sellsPart(block.text) && isRounded(block.text, place)) {
        if (sameArea(said.value, ofLot.value, ROUNDED_OFF)) return ofLot
      }
      return said
    }
    const said = contract && !strata ? roundedInContract(doc) : null
    if (said !== null && (ofLot === null || !sameArea(said.value, ofLot.value, ROUNDED_OFF)))
      return said
  }
  return null
}

/** "Area is 903 square metres or thereabouts": the title's own words, where the plan's table is near them. */
function titleArea(doc: Doc, lot: string | undefined, onPlan: Fact<string>): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ['title-search'] })) {
    const place = OPENS_AREA.test(block.text) ? labelledArea(block, lot) : null
    if (place === null) continue
    const said = areaAt(doc, block, place, 86)
    if (sameArea(said.value, onPlan.value, NEAR)) return said
  }
  return null
}

const OPENS_AREA = /^(?:(?:land |total )?area|area under title)\b/i
const NEAR = 0.1

function roundedInContract(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ['particulars', 'contract-form'] })) {
    const place = roundedArea(block)
    if (place !== null) return areaAt(doc, block, place, 75)
  }
  return null
}

/** So far a size may be from the plan's and still be the same one, rounded off. */
const ROUNDED_OFF = 0.03

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['particulars', 'contract-form'], 88],
  [['plan', 'title-search'], 86],
  [['planning-certificate', 'rates-certificate', 'land-tax-certificate', 'water-certificate'], 80],
  [['vendor-statement', 'other', 'annexure'], 60],
  [['auction-conditions', 'statutory-notice'], 55],
]
/** "Lot 31 on SP288106, title reference 51099413, 91 m² including balcony": the contract's own words. */
function unitRowArea(
  { text }: Block,
  lot: string | undefined,
): { start: number; end: number } | null {
  const named = lot === undefined ? null : new RegExp(`\\b(?:lot|unit) ${lot}\\b`, 'i').exec(text)
  if (named === null || text.length > LONGEST_ROW) return null
  const areas = matchesIn(text, AREA)
  const [area] = areas
  if (area === undefined || areas.length > 1 || area.index < named.index) return null
  if (isPartInLot(text.slice(0, named.index))) return null
  const end = area.index + area[0].length
  if (OTHER_PART.test(text.slice(Math.max(0, area.index - 40), area.index))) return null
  const whole =
    /^(?:,? (?:in all|in total|including|incl\.?|all up|altogether|by plan|on the plan)\b|[\s.)]*$)/i
  return whole.test(text.slice(end)) ? { start: area.index, end } : null
}

const LONGEST_ROW = 420
const OTHER_PART =
  /\b(?:car|garage|balcony|store|storage|courtyard|terrace|parking|exclusive|common|pool|building|parcel|scheme|site)\b[^,;.]{0,30}$/i
