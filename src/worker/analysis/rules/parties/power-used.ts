import { wordings } from '../../wording/wordings.ts'
import type { ToldDay } from '../days/told-days.ts'

export const POWER_PATTERNS = wordings({
  ownPower: /^$|^(?:executed|signed|sealed)\b|\bthis (?:power|appointment)\b/i,
  toBe: /\b(?:to be|will be|must be) (?:made|given|executed|signed|granted)\b/i,
  signs: /\b(?:sign|execut|by (?:his|her|its|their))/i,
})

/** A power under which somebody has signed, and not one that is still to be made. */
export function isPowerUsed({ passage, core, after }: ToldDay): boolean {
  const words = passage.text.slice(0, passage.text.length - after.length)
  if (POWER_PATTERNS.toBe.test(words)) return false
  return POWER_PATTERNS.signs.test(passage.text) || POWER_PATTERNS.ownPower.test(core)
}
