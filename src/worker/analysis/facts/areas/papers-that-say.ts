import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { AREA, NOT_LAND } from './area-words.ts'
import { sameArea } from './same-area.ts'

/** How many of the papers behind the contract print an area, wherever in them it stands. */
export function papersThatSay(doc: Doc, area: string): number {
  const parts = new Set<number>()
  for (const { text, partIndex } of blocksIn(doc, { zones: PAPERS }))
    for (const { index, 0: printed } of matchesIn(text, AREA))
      if (sameArea(printed, area) && !NOT_LAND.test(text.slice(Math.max(0, index - 30), index)))
        parts.add(partIndex)
  return parts.size
}

const PAPERS: readonly PageKind[] = [
  'plan',
  'title-search',
  'annexure',
  'planning-certificate',
  'rates-certificate',
  'land-tax-certificate',
  'water-certificate',
]
