import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { areaAt } from './area-at.ts'
import { areaBelowLot } from './area-below-lot.ts'
import { areaInLotList } from './area-in-lot-list.ts'
import { areaInTable } from './area-in-table.ts'
import { areaOfUnitTitle } from './area-of-unit-title.ts'
import { measuredLot } from './measured-lot.ts'

/** What a plan measures of a lot, in its own words, in a table or in a list of lots. */
export function areaOfOneLot(doc: Doc, lot: string, strata: boolean): Fact<string> | null {
  const measured = measuredLot(doc, lot, strata)
  if (measured !== null) return areaAt(doc, measured.block, measured, 84)
  const below = areaBelowLot(doc, lot)
  if (below !== null) return below
  if (strata) return areaOfUnitTitle(doc, lot)
  return areaInTable(doc, lot) ?? areaInLotList(doc, lot)
}
