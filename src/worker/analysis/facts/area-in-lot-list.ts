import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { areaAt } from './area-at.ts'
import { AREA, isTooSmall, NOT_LAND } from './area-words.ts'

/** "Lot areas 26: 702 m² 27: 715 m²", "Lot 217 598 m². Lot 218 612 m²": several lots in one line. */
export function areaInLotList(doc: Doc, lot: string): Fact<string> | null {
  for (const block of doc.blocks) {
    if (!block.text.includes(lot) || !LOTS.test(block.text)) continue
    const pairs = [...block.text.matchAll(PAIR)]
    if (new Set(pairs.map((pair) => pair[1])).size < 2) continue
    const own = pairs.find((pair) => pair[1] === lot)
    const area = own === undefined ? null : AREA.exec(own[0].slice(own[1]?.length ?? 0))
    if (own === undefined || area === null || isTooSmall(area)) continue
    const end = own.index + own[0].length
    if (NOT_LAND.test(block.text.slice(end, end + 16))) continue
    return areaAt(doc, block, { start: end - area[0].length, end }, 82)
  }
  return null
}

const LOTS = /\b(?:lots?|allotments?|blocks?)\b/i
/** A number, and with it nothing but a colon or a dash before its measure; "30 by 40" is a side. */
const PAIR = new RegExp(
  `(?<![\\d.,/$]|[x×] ?|\\bby )\\b([A-Z]?\\d{1,5}[A-Z]?)\\s?[:=-]?\\s{1,3}${AREA.source}`,
  'gi',
)
