import type { Block, Doc } from '../../document.ts'

import { AREA, isTooSmall, NOT_LAND } from './area-words.ts'

/** "Land size" on a line of its own above "640 m²". */
export function areaUnderLabel(
  doc: Doc,
  label: Block,
): { block: Block; start: number; end: number } | null {
  if (label.text.length > LONGEST || !LABEL.test(label.text)) return null
  const block = doc.blocks[label.index + 1]
  if (block === undefined || block.partIndex !== label.partIndex) return null
  const area = AREA.exec(block.text.slice(0, 40))
  if (area === null || isTooSmall(area) || !HEDGE.test(block.text.slice(0, area.index))) return null
  const end = area.index + area[0].length
  return NOT_LAND.test(block.text.slice(end, end + 24)) ? null : { block, start: area.index, end }
}

const LABEL =
  /^(?:(?:item )?[a-z\d]{1,3}[.)]?\s)?(?:(?:approx(?:imate|\.)?|total|land|lot|site|block|allotment) )*(?:area|size)(?: of (?:the )?(?:land|lot|block|property|allotment|site))?(?: \(approx[^)]{0,10}\))?\s?:?$/i
const HEDGE = /^(?:(?:about|approximately|approx\.?|is) )?$/i
const LONGEST = 50
