import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { labelledArea } from './labelled-area.ts'
import { squareMetres } from './same-area.ts'

/** "Area under title is 98 square metres": in the territories a unit has a title that tells its area. */
export function areaOfUnitTitle(doc: Doc, unit: string): Fact<string> | null {
  if (doc.state !== 'ACT' && doc.state !== 'NT') return null
  const named = new RegExp(`\\bunit ${unit}\\b`, 'i')
  for (const block of blocksIn(doc, { zones: ['title-search'] })) {
    const part = doc.parts[block.partIndex]
    if (part === undefined || !named.test(doc.text.slice(part.span.start, part.span.end))) continue
    const place = labelledArea(block, undefined)
    if (place === null) continue
    const area = areaAt(doc, block, place, 84)
    const size = squareMetres(area.value)
    // The parcel that all units stand on is larger.
    if (size > 0 && size < LARGEST_UNIT) return area
  }
  return null
}

const LARGEST_UNIT = 500
