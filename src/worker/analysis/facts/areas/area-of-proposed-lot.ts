import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall } from './area-words.ts'

/**
 * "The land to be transferred is Proposed Lot 101 of 1,152 m2, being all of Lot 41 and part of Lot 42": what
 * is sold is the lot to come, whatever the lots of today measure. Null where the contract says no size.
 */
export function areaOfProposedLot(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ['particulars', 'contract-form'] })) {
    const lot = PROPOSED.exec(block.text)
    if (lot === null) continue
    const from = lot.index + lot[0].length
    const area = AREA.exec(block.text.slice(from, from + REACH))
    if (area === null || area.index > 0 || isTooSmall(area)) continue
    return areaAt(doc, block, { start: from, end: from + area[0].length }, 88)
  }
  return null
}

const PROPOSED =
  /\bproposed lot [A-Z]?\d{1,5}[A-Z]? (?:of|containing|,? ?(?:having|with) an area of)(?: about| approximately)? /i
const REACH = 24
