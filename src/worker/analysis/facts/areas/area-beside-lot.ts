import type { Block } from '../../document.ts'

import { AREA, isPartInLot, isTooSmall, NOT_LAND } from './area-words.ts'

/** The row of this lot in a plan's table, or "Lot 2: 301 m²" in a sentence. */
export function areaBesideLot(
  block: Block,
  lot: string | undefined,
): { start: number; end: number } | null {
  if (
    lot === undefined ||
    (block.zone !== 'plan' && block.zone !== 'title-search' && block.zone !== 'annexure')
  )
    return null
  const named = block.text.matchAll(
    new RegExp(`\\b(?:lot|allotment|block) ?${lot}\\b(?=([^\\d.;]{0,30}))`, 'gi'),
  )
  const behindPlan = new RegExp(
    `\\b(?:lot|allotment|block) ?${lot}\\b[^.;()]{0,50}\\(([\\d,.]{2,9} ?(?:m²|m2|sqm|sq\\.? ?m|square|ha|hectares)[^)]{0,24})\\)`,
    'i',
  ).exec(block.text)
  if (behindPlan?.[1] !== undefined && !isPartInLot(block.text.slice(0, behindPlan.index))) {
    const area = AREA.exec(behindPlan[1])
    const at = behindPlan.index + behindPlan[0].length - 1 - behindPlan[1].length
    if (area !== null && !isTooSmall(area))
      return { start: at + area.index, end: at + area.index + area[0].length }
  }
  const row = new RegExp(`^(?:lot )?${lot} `, 'i').exec(block.text)
  for (const match of [...named, ...(row === null ? [] : [row])]) {
    if (isPartInLot(block.text.slice(0, match.index))) continue
    const from = match.index + match[0].length + (match[1]?.length ?? 0)
    const area = AREA.exec(block.text.slice(from, from + 24))
    if (area === null || area.index > 3) continue
    const end = from + area.index + area[0].length
    if (NOT_LAND.test(block.text.slice(match.index, Math.min(end + 22, block.text.length))))
      continue
    return { start: from + area.index, end }
  }
  return null
}
