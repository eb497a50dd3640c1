import type { Block } from '../../document.ts'

import { AREA, isTooSmall, NOT_LAND, OTHER_LAND } from './area-words.ts'
import { sellsPart } from '../title/sells-part.ts'
import { matchesIn } from '../../wording/matches.ts'

const LAND_ROW =
  /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]?\s)?(?:the )?(?:land|property|real property|allotment)\b(?!\s(?:tax|value))/i

/** The one area in the contract's own row of the land: "Land | Allotment 3 in … , 512 m², with the house". */
export function landRowArea(block: Block): { start: number; end: number } | null {
  const { text } = block
  if (!LAND_ROW.test(text) || text.length > 500) return null
  const areas = matchesIn(text, AREA)
  const [area] = areas
  if (area === undefined || areas.length > 1 || isTooSmall(area)) return null
  const end = area.index + area[0].length
  const around = text.slice(Math.max(0, area.index - 30), Math.min(end + 16, text.length))
  if (OTHER_LAND.test(text.slice(0, area.index)) && !sellsPart(text)) return null
  return NOT_LAND.test(around) ? null : { start: area.index, end }
}
