import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

/** Levels that a council tells of a lot: of the water, and of the floor or ground. */
export const FLOOD_LEVEL_PATTERNS = wordings({
  waterLevel:
    /\b(?:floods?|flooding|inundation|storm (?:tide|surge)|designated level|defined level|AEP|DFL|DFE|FPL|Q100|1 in 100)\b[^.;:]{0,60}?(?<![\d.,$])(\d{1,3}\.\d{1,3}) ?m\b/i,
  landLevel: /\b(?:floor|ground|surface|FFL)\b[^.;,]{0,30}?(?<![\d.,$])(\d{1,3}\.\d{1,3}) ?m\b/i,
  /** "Filled to 12.20 m AHD, 2.4 m above the 1 in 100 level": how far it stands over the water. */
  over: /\b(?:\d{1,2}(?:\.\d{1,2})? ?m|\d{2,4} ?mm) (?:above|over|clear of) the (?:1 in \d{2,3}|1% AEP|Q?100|defined flood|design flood|designated flood|flood planning|highest known)(?:[- ]year)?(?: ARI)?(?: flood)? ?(?:level|flood|event)?\b/i,
  below:
    /\b(?:below|under|beneath|cut|depth|deep|only|must|requir\w{1,3}|minimum|at least|to be|within|hazard)\b/i,
  /** What is said of the land itself, beside the levels. */
  onLand:
    /\b(?:overlays?|planning area|hazard area|subject to|affected|prone|liable|part of the (?:lot|land)|entered|came|inundated|flooded)\b/i,
})

const P = FLOOD_LEVEL_PATTERNS

/** Whether a text only tells levels, and its floor or ground stands above all the water told around it. */
export function standsAboveWater(text: string, around = text): boolean {
  if (P.onLand.test(text)) return false
  if (P.over.test(text) && !P.below.test(text)) return true
  const land = metresOf(text, P.landLevel)
  const water = metresOf(around, P.waterLevel)
  return land.length > 0 && water.length > 0 && Math.min(...land) > Math.max(...water)
}

function metresOf(text: string, pattern: RegExp): number[] {
  return matchesOf(text, pattern).map((match) => Number(match[1]))
}
