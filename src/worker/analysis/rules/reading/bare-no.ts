import { wordings } from '../../wording/wordings.ts'

export const BARE_NO_PATTERNS = wordings({
  bareNo: /^\W{0,4}(?:no|nil|none|not applicable|n\/a|not affected)\W{0,3}$/i,
})

/** True of a line or a cell that is an answer and nothing else, and the answer is no. */
export function isBareNo(text: string): boolean {
  return BARE_NO_PATTERNS.bareNo.test(text)
}
