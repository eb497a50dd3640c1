import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

/** Levels that a council tells of a lot: of the water, and of the floor or ground. */
export const FLOOD_LEVEL_PATTERNS = wordings({
  waterLevel:
    /\b(?:floods?|flooding|inundation|storm tide|AEP|DFL|DFE|FPL|Q100|1 in 100)\b[^.;:]{0,60}?(?<![\d.,$])(\d{1,3}\.\d{1,3}) ?m\b/i,
  landLevel: /\b(?:floor|ground|surface|FFL)\b[^.;,]{0,30}?(?<![\d.,$])(\d{1,3}\.\d{1,3}) ?m\b/i,
  /** What is said of the land itself, beside the levels. */
  onLand:
    /\b(?:overlays?|planning area|hazard area|subject to|affected|prone|liable|part of the (?:lot|land)|entered|came|inundated|flooded)\b/i,
})

const P = FLOOD_LEVEL_PATTERNS

/** Whether a text only tells levels, and its floor or ground stands above all the water in it. */
export function standsAboveWater(text: string): boolean {
  if (P.onLand.test(text)) return false
  const land = metresOf(text, P.landLevel)
  const water = metresOf(text, P.waterLevel)
  return land.length > 0 && water.length > 0 && Math.min(...land) > Math.max(...water)
}

function metresOf(text: string, pattern: RegExp): number[] {
  return matchesOf(text, pattern).map((match) => Number(match[1]))
}
