import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { areaUnderLabel } from './area-under-label.ts'
import { labelledArea } from './labelled-area.ts'
import { squareMetres } from './same-area.ts'

/**
 * Of several lots the area in the contract's own field, which is what is sold: not less than what
 * the plan measures of them by far, for that would be one of them.
 */
export function areaOfWholeInContract(doc: Doc, onPlan: Fact<string> | null): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ['particulars', 'contract-form'] })) {
    const own = labelledArea(block, undefined)
    const place = own === null ? areaUnderLabel(doc, block) : { block, ...own }
    if (place === null) continue
    const before = place.block.text.slice(Math.max(0, place.start - 90), place.start)
    if (ONE_LOT.test(before) || GUESSED.test(before)) continue
    const said = areaAt(doc, place.block, place, 88)
    if (onPlan !== null && squareMetres(said.value) < squareMetres(onPlan.value) * LEAST) continue
    return said
  }
  return null
}

/** "Lot 1 on Title Plan 331802Q, area 74.3 ha" in a row of its own. */
const ONE_LOT = /\b(?:lot|allotment|portion|section) \d{1,5}[A-Z]?\b(?!,? (?:and|&|,))[^;]{0,80}$/i
const GUESSED = /\b(?:estimate|guess)\w*\W{0,4}$/i
const LEAST = 0.8
