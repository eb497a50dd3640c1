import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { areaOfProposedLot } from './area-of-proposed-lot.ts'
import { areaOfEachLot } from './area-of-each-lot.ts'
import { areaOfParcelsTogether } from './area-of-parcels-together.ts'
import { areaOfWholeInContract } from './area-of-whole-in-contract.ts'
import { totalInTable } from './area-in-table.ts'
import { areaSaidTwice, areaTogether } from './area-of-several-lots.ts'
import { areasInContract } from './areas-in-contract.ts'
import { areasOfLot } from './areas-of-lot.ts'
import { firstLandSize } from './first-land-size.ts'
import { recogniseOffThePlan } from '../bargain/off-the-plan.ts'
import { papersThatSay } from './papers-that-say.ts'
import { sellsPart } from '../title/sells-part.ts'
import { sameArea, squareMetres } from './same-area.ts'
import { isFloor } from './is-floor.ts'
import { isFlatOnPlan } from './is-flat-on-plan.ts'
import { isMoreOrLess } from './is-rounded.ts'
import { isStrata } from '../title/is-strata.ts'

/**
 * The area of the land as printed; what is a flat's floor is told as such. Of several lots it is what they
 * come to together; where papers differ, what more of them say, and else what a plan measures.
 */
export function recogniseLandSize(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const size = sizeInPapers(doc, lotPlan)
  if (size === null || isFloorOfUnit(doc, lotPlan, size)) return null
  if (!isFloor(doc, size)) return size
  return { ...size, text: `${size.text} (the floor, and no land)` }
}

/** What a strata or units plan measures of a flat is its rooms, and no land. */
function isFloorOfUnit(doc: Doc, lotPlan: Fact<string> | null, size: Fact<string>): boolean {
  const [span] = size.spans
  const zone = span === undefined ? undefined : blockAt(doc, span.start)?.zone
  if (squareMetres(size.value) >= LEAST_LAND_OF_UNIT) return false
  if (zone !== 'plan' && zone !== 'title-search') return false
  return isStrata(doc, lotPlan) || UNITS_PLAN.test(lotPlan?.value ?? '')
}

const LEAST_LAND_OF_UNIT = 150
const UNITS_PLAN = /\b(?:strata|units?) plan\b/i

function sizeInPapers(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const proposed = areaOfProposedLot(doc)
  if (proposed !== null) return proposed
  const parcels = isStrata(doc, lotPlan) ? null : areasInContract(doc)
  if (parcels !== null) return parcels
  const withOldLand = areaOfParcelsTogether(doc, lotPlan)
  if (withOldLand !== null) return withOldLand
  const several = / and |^Lots\b|\bLots? \d+ (?:and|&) \d/.test(lotPlan?.value ?? '')
  const each = several && !isStrata(doc, lotPlan) ? areaOfEachLot(doc, lotPlan) : null
  const together =
    (several ? (totalInTable(doc) ?? areaOfWholeInContract(doc, each)) : null) ??
    each ??
    areaTogether(doc, several)
  if (together !== null) return together
  const first = firstLandSize(doc, lotPlan)
  const all = several && first !== null ? areaSaidTwice(doc, squareMetres(first.value)) : null
  if (all !== null) return all
  if (several || isStrata(doc, lotPlan)) return first
  if (first !== null && ofPart(doc, first)) return first
  const others = areasOfLot(doc, lotPlan).filter((one) => !isFlatOnPlan(doc, one))
  const [plan] = others
  if (first === null) return plan ?? null
  const rivals = others.filter((one) => !sameArea(one.value, first.value))
  const [rival] = rivals.toSorted(
    (one, other) => papersThatSay(doc, other.value) - papersThatSay(doc, one.value),
  )
  if (rival === undefined || !isContract(doc, first)) return first
  if (tellsSeveral(doc, first) || isNotice(doc, rival)) return first
  // What is sold before its plan is registered is what the contract says of it.
  if (recogniseOffThePlan(doc) !== null) return first
  // "More or less" warns of another measure: one plan is enough against it, of other papers two.
  const isWeak = isByCouncil(doc, rival) || (isClaimed(doc, first) && !isOnPlan(doc, rival))
  const own = papersThatSay(doc, first.value)
  const told =
    Math.max(1, papersThatSay(doc, rival.value)) >= Math.max(own, isWeak ? SEVERAL : 1)
      ? rival
      : first
  return beside(told, told === rival ? first : rival)
}

/** The size that is told, with the other that a paper prints behind it: neither is beyond doubt. */
function beside(told: Fact<string>, other: Fact<string>): Fact<string> {
  return {
    ...told,
    text: `${told.text} (another paper: ${other.text})`,
    spans: [...told.spans, ...other.spans],
  }
}

/** Papers that speak for another size than the contract's. */
const SEVERAL = 2

/** What a contract sells of a larger lot is measured by none of the papers about that lot. */
function ofPart(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return span !== undefined && sellsPart(blockAt(doc, span.start)?.text ?? '')
}

/** The contract's own row holds two titles: what a plan measures of one of them is less. */
function tellsSeveral(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return span !== undefined && TWO_TITLES.test(blockAt(doc, span.start)?.text ?? '')
}

const TWO_TITLES =
  /\b\d{3,6}\/\d{1,4},? (?:and|&) \d{3,6}\/\d{1,4}\b|\bfolios? \d{1,4} (?:and|&) \d/i

function isOnPlan(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return span !== undefined && blockAt(doc, span.start)?.zone === 'plan'
}

function isByCouncil(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return span !== undefined && blockAt(doc, span.start)?.zone === 'rates-certificate'
}

/** A notice of rates by itself, whose hectares may be of a part, speaks against no contract. */
function isNotice(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  if (span === undefined || blockAt(doc, span.start)?.zone !== 'rates-certificate') return false
  return OF_PART.test(doc.text.slice(Math.max(0, span.start - 24), span.start))
}

const OF_PART =
  /\b(?:lowest|highest|upper|lower|part|about half|of which|some|northern|southern|eastern|western|cleared|arable|first)\s(?:of )?$/i

function isClaimed(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return span !== undefined && isMoreOrLess(doc.text, span)
}

function isContract(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  const zone = span === undefined ? undefined : blockAt(doc, span.start)?.zone
  return zone === 'particulars' || zone === 'contract-form'
}
