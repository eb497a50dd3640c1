import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { areaInDrawing } from './area-in-drawing.ts'
import { areaOfOneLot } from './area-of-one-lot.ts'
import { AREA, isPartInLot, isTooSmall, NEXT_LOT, NOT_LAND, OWN_MEASURE } from './area-words.ts'
import { labelledArea } from './labelled-area.ts'
import { lotNumber } from '../title/lot-number.ts'

/** What the plan measures of the lot sold, and what the council's papers print beside its name. */
export function areasOfLot(doc: Doc, lotPlan: Fact<string> | null): Fact<string>[] {
  const lot = lotNumber(lotPlan)
  const found: Fact<string>[] = []
  const drawn = lot === undefined ? null : areaInDrawing(doc, lot)
  if (drawn !== null) found.push(drawn)
  if (lot !== undefined) {
    const named = new RegExp(
      `\\b(?:lot|allotment) ${lot}\\b(?=\\s{0,3}[:–,(-]?[^.;\\n]{0,34}?(${AREA.source}))`,
      'gi',
    )
    for (const block of blocksIn(doc, {
      zones: ['plan', 'title-search', 'annexure', 'planning-certificate'],
    })) {
      for (const match of block.text.matchAll(named)) {
        if (isPartInLot(block.text.slice(0, match.index))) continue
        const printed = match[1] ?? ''
        const from = match.index + match[0].length
        const at = block.text.indexOf(printed, from)
        const between = at < 0 ? '' : block.text.slice(from, at)
        if (at < 0 || at - from > 40 || !OWN_MEASURE.test(between) || NEXT_LOT.test(between))
          continue
        if (/\bplan\b|\b[A-Z]{2}\s?\d{4}/i.test(between) && !/[(]\s?$/.test(between)) continue
        if (NOT_LAND.test(block.text.slice(at + printed.length, at + printed.length + 24))) continue
        const area = AREA.exec(printed)
        if (area === null || isTooSmall(area)) continue
        found.push(areaAt(doc, block, { start: at, end: at + printed.length }, 80))
      }
    }
  }
  if (lot !== undefined && found.length === 0) {
    const onPlan = areaOfOneLot(doc, lot, false) ?? areaUnderTitle(doc, lot)
    if (onPlan !== null) found.push(onPlan)
  }
  for (const part of doc.parts) {
    if (part.kind !== 'rates-certificate') continue
    for (const block of part.blocks.slice(0, RATES_REACH)) {
      const area = AREA.exec(block.text)
      if (area === null || isTooSmall(area) || /\$/.test(block.text.slice(0, area.index))) continue
      if (
        NOT_LAND.test(
          block.text.slice(Math.max(0, area.index - 30), area.index + area[0].length + 14),
        )
      )
        continue
      const place = { start: area.index, end: area.index + area[0].length }
      found.push(areaAt(doc, block, place, 70))
      break
    }
  }
  return found
}

/** "Area under title is 8 hectares 900 square metres": the register's own words, which name no lot again. */
function areaUnderTitle(doc: Doc, lot: string): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: ['title-search'] })) {
    const place = UNDER_TITLE.test(block.text) ? labelledArea(block, lot) : null
    if (place !== null) return areaAt(doc, block, place, 80)
  }
  return null
}

const UNDER_TITLE = /\barea under title\b/i
const RATES_REACH = 9
