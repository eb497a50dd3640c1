import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import type { Passage } from '../reading/passages.ts'

export const DEAR_COVER_PATTERNS = wordings({
  dearer:
    /\b(?:twice|double[ds]?|triple[ds]?|\d{2,3} ?%)\b.{0,40}\bpremium|\bpremium\b.{0,60}\b(?:twice|doubl\w{1,3}|tripl\w{1,3}|increas\w{1,3} (?:by|of) \d{2,3})/i,
  hardToGet:
    /\b(?:only one|no other|few|no) (?:insurers?|underwriters?)\b|\b(?:insurers?|underwriters?)\b.{0,30}\b(?:would|were|was) (?:not |only )?(?:quote|willing|prepared)\b|\b(?:insurers|underwriters)\b[^.;]{0,24}\b(?:declined|refused|withdrew)\b(?! (?:the |that |this |any |a )?(?:claim|indemnity|liability))/i,
  rose: /\bpremium\b.{0,40}\b(?:rose|risen|jumped|increased?|went up|doubled|tripled)\b/i,
})

/** A premium that is half as much again tells of more than rising prices. */
const JUMP = 1.5

/** Whether a meeting was told that cover is hard to get, or has become much dearer. */
export function isDearCover({ text, zone }: Passage): boolean {
  if (zone !== 'minutes') return false
  const { dearer, hardToGet, rose } = DEAR_COVER_PATTERNS
  const [before = 0, after = 0] = dollarsIn(text)
  return dearer.test(text) || hardToGet.test(text) || (rose.test(text) && after > before * JUMP)
}
