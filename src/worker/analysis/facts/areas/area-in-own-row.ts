import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall, NEXT_LOT, NOT_LAND, OWN_MEASURE } from './area-words.ts'

/** "44/755310 | Lot 44 in DP 755310 | 97.2 ha": a short row of one lot and its one measure. */
export function areaInOwnRow(doc: Doc, lot: string): Fact<string> | null {
  const named = new RegExp(
    `^(?:\\W{0,3}\\d{1,6}[A-Z]?(?:\\/\\d{1,7})?\\W{1,3}|\\(?[a-h]\\)\\s)?(?:lot|allotment|section|portion|block) ${lot}\\b`,
    'i',
  )
  for (const block of blocksIn(doc, { zones: ZONES })) {
    const { text } = block
    const head = text.length > LONGEST ? null : named.exec(text)
    const areas = head === null ? [] : matchesIn(text, AREA)
    const [area] = areas
    if (head === null || area === undefined || areas.length > 1 || isTooSmall(area)) continue
    const between = text.slice(head[0].length, area.index)
    const end = area.index + area[0].length
    if (!OWN_MEASURE.test(between) || NEXT_LOT.test(between)) continue
    if (NOT_LAND.test(text.slice(end, end + 24))) continue
    return areaAt(doc, block, { start: area.index, end }, 80)
  }
  return null
}

const ZONES: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'annexure',
  'special-conditions',
  'vendor-statement',
  'plan',
  'title-search',
  'other',
  'planning-certificate',
]
const LONGEST = 140
