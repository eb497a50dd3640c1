import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { areaInOwnRow } from './area-in-own-row.ts'
import { areaOfOneLot } from './area-of-one-lot.ts'
import { lotNumbers } from './own-lots.ts'
import { sumOfAreas } from './sum-of-areas.ts'

/** Of several lots what the plan measures of each, and what that comes to. */
export function areaOfEachLot(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lots = [...lotNumbers(lotPlan?.value ?? null)].map((number) => `${number}`)
  if (lots.length < 2) return null
  const facts: Fact<string>[] = []
  for (const lot of lots) {
    const fact = areaOfOneLot(doc, lot, false) ?? areaInOwnRow(doc, lot)
    if (fact === null) return null
    facts.push(fact)
  }
  return sumOfAreas(facts, 'the areas of the lots on their plan, added up')
}
