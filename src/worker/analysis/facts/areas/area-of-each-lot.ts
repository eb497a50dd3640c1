import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { areaInOwnRow } from './area-in-own-row.ts'
import { areaOfOneLot } from './area-of-one-lot.ts'
import { sumOfAreas } from './sum-of-areas.ts'

/** Of several lots what the plan measures of each, and what that comes to. */
export function areaOfEachLot(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lots = [...new Set(parcelsIn(lotPlan?.value ?? ''))]
  if (lots.length < 2) return null
  const facts: Fact<string>[] = []
  for (const lot of lots) {
    const fact = areaOfOneLot(doc, lot, false) ?? areaInOwnRow(doc, lot)
    if (fact === null) return null
    facts.push(fact)
  }
  return sumOfAreas(facts, 'the areas of the lots on their plan, added up')
}

/** "Lots 1 and 2 PS318844V and Crown Allotment 27B": a section stands by itself or is part of a lot's name. */
function parcelsIn(lotPlan: string): string[] {
  return [...lotPlan.matchAll(PARCELS)].flatMap(([, list]) => list?.match(/\d+[A-Z]?/g) ?? [])
}

const PARCELS =
  /(?:\b(?:lots?|allotments?|blocks?|pieces?)|(?:^|\band |, )(?:sections?|portions?))\s((?:\d{1,5}[A-Z]?\b(?:,? and |, ?| & )?)+)/gi
