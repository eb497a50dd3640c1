import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { areaAt } from './area-at.ts'
import { areaBelowLot } from './area-below-lot.ts'
import { areaInDrawing } from './area-in-drawing.ts'
import { areaInLotList } from './area-in-lot-list.ts'
import { areaInTable } from './area-in-table.ts'
import { areaOfUnitTitle } from './area-of-unit-title.ts'
import { measuredLot } from './measured-lot.ts'

/** What a plan measures of a lot, in its own words, in a table or in a list of lots. */
export function areaOfOneLot(doc: Doc, lot: string, strata: boolean): Fact<string> | null {
  const drawn = strata ? null : areaInDrawing(doc, lot)
  if (drawn !== null) return drawn
  // The first measure behind a lot's number is its neighbour's where lots stand side by side.
  const below = areaBelowLot(doc, lot)
  if (below !== null) return below
  const measured = measuredLot(doc, lot, strata)
  // A flyer among the annexures gives way to a row of the plan's own table.
  const row = measured?.block.zone === 'annexure' && !strata ? areaInTable(doc, lot) : null
  if (row !== null) return row
  if (measured !== null) return areaAt(doc, measured.block, measured, 84)
  if (strata) return areaOfUnitTitle(doc, lot) ?? areaInTable(doc, lot)
  return areaInTable(doc, lot) ?? areaInLotList(doc, lot)
}
