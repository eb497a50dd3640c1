import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passages.ts'

export const WORKS_TO_COME_PATTERNS = wordings({
  works:
    /\b(?:repairs?|rectif\w{2,8}|remediat\w{1,4}|replac\w{1,6}|concrete|spalling|roof\w{0,3}|lifts?|cladding|balcon(?:y|ies)|waterproof\w{0,4}|repaint\w{0,3}|underpin\w{0,5}|works?|job|upgrade|tenders?)\b/i,
  costs:
    /\b(?:cost\w{0,3}|prices?|quot(?:e|ed|es|ation)|estimate[sd]?|tenders?|guess|special (?:levy|contribution)|raise)\b/i,
  done: /\b(?:paid in full|completed?|finished|insur\w{1,6}|valu\w{1,6}|premium|refund\w{0,3}|settled|claim|excess|sold|contract price|not carried|lost|defeated|withdrawn)\b/i,
})

/** In cents: smaller works are paid from any fund. */
const LARGE_WORKS = 2_000_000

/** In cents, what minutes say that large works will cost; null where they tell of none to come. */
export function costOfWorks({ text, previous, zone }: Passage): number | null {
  const most = Math.max(0, ...dollarsIn(text))
  if (zone !== 'minutes' || most < LARGE_WORKS) return null
  const { works, costs, done } = WORKS_TO_COME_PATTERNS
  return holds(`${previous.slice(-200)} ${text}`, works, costs) && !done.test(text) ? most : null
}
