import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall, NOT_LAND } from './area-words.ts'
import { sameArea, squareMetres } from './same-area.ts'

/** "containing together 62.35 hectares", "Combined area about 48.6 hectares" */
export function areaTogether(doc: Doc, several: boolean): Fact<string> | null {
  if (!several) return null
  for (const zones of [
    ['particulars', 'contract-form'],
    ['plan', 'title-search', 'vendor-statement', 'rates-certificate', 'other', 'annexure'],
  ] as const) {
    for (const block of blocksIn(doc, { zones })) {
      const match = TOGETHER.exec(block.text)
      if (match === null) continue
      const start = match.index + match[0].length
      const area = AREA.exec(block.text.slice(start, start + 30))
      if (area === null || area.index > 0 || isTooSmall(area)) continue
      return areaAt(doc, block, { start, end: start + area[0].length }, 84)
    }
  }
  return null
}

const TOGETHER = new RegExp(
  `\\b(?:(?:containing |comprising )?(?:together|in all|altogether)|combined area|total(?: area)?(?: of (?:the )?(?:(?:two|three|both) (?:lots|parcels|titles)|sale|holding|farm|property))|together (?:contain|measure)\\w*)(?: (?:is|of|about|approximately))*[\\s:]{1,4}(?=${AREA.source})`,
  'i',
)

/** Of several lots what two papers print alike and no lot alone measures. */
export function areaSaidTwice(doc: Doc, oneLot: number): Fact<string> | null {
  const said: { readonly fact: Fact<string>; readonly part: number }[] = []
  for (const block of blocksIn(doc, { zones: ALL_PAPERS })) {
    const area = AREA.exec(block.text)
    if (area === null || isTooSmall(area)) continue
    if (NOT_LAND.test(block.text.slice(Math.max(0, area.index - 40), area.index))) continue
    const fact = areaAt(doc, block, { start: area.index, end: area.index + area[0].length }, 76)
    if (squareMetres(fact.value) < oneLot * WHOLE_TIMES) continue
    const same = said.find((one) => sameArea(one.fact.value, fact.value))
    if (same !== undefined && same.part !== block.partIndex) return same.fact
    said.push({ fact, part: block.partIndex })
  }
  return null
}

const ALL_PAPERS: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'planning-certificate',
  'rates-certificate',
  'other',
  'annexure',
]
/** So much more than one of its lots the whole land is at least. */
const WHOLE_TIMES = 1.2
