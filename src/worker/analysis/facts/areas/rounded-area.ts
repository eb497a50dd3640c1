import type { Block } from '../../document.ts'

import { AREA, isTooSmall, NOT_LAND, OTHER_LAND } from './area-words.ts'

/** "Volume 10611 Folio 254  6.88 hectares or thereabouts": so one speaks of land alone. */
export function roundedArea(block: Block): { start: number; end: number } | null {
  const area = ROUNDED.exec(block.text) ?? (OF_LAND.test(block.text) ? LAST.exec(block.text) : null)
  if (area === null || isTooSmall(area)) return null
  const before = block.text.slice(Math.max(0, area.index - 60), area.index)
  if (NOT_LAND.test(before.slice(-40)) || OTHER_LAND.test(before)) return null
  return { start: area.index, end: area.index + area[0].length }
}

const ROUNDED = new RegExp(
  `${AREA.source}(?=,?\\s\\(?(?:or thereabouts|thereabouts|more or less|or so|in all|in total|altogether|approximately|approx)\\b)`,
  'i',
)
/** "Vol. 9123 Fol. 045, Lot 2 PS 418822H, 1,012 square metres": the area closes what the land is. */
const OF_LAND = /\b(?:lot|allotment|fol(?:io)?|block|portion|section|c\/t)\b\.? ?\d/i
const LAST = new RegExp(`(?<=[,;|]\\s|\\s{2}|\\b\\d{6,9}\\s)${AREA.source}(?=[\\s.]*$)`, 'i')
