import { matchesIn } from '../../wording/matches.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Block } from '../../document.ts'
import type { Passage } from '../reading/passage.ts'

/** Every pattern of this file, for the test of their running time. */
export const WAY_OUT_PATTERNS = wordings({
  out: /\b(?:rescind\w{0,3}|rescission|withdraw\w{0,3}|terminat\w{1,4}|cancel\w{0,4}|walk(?:s|ing)? away|call\w{0,3} (?:the (?:deal|sale|purchase|contract) )?off|pull\w{0,3} out|get\w{0,4} out|(?:ends?|ending) (?:this|the|our) (?:contract|agreement|sale|purchase)|bring\w{0,3} (?:this|the) (?:contract|agreement) to an end|(?:contract|agreement|sale) (?:is at an end|comes to an end|ends|falls away|is over|is off)|deposit\b.{0,30}\b(?:return|refund|repa(?:id|y)|back)\w{0,3}|refunded|let out)\b/i,
  vendorOut:
    /\b(?:vendor|seller)s? (?:may|can|shall be entitled to|is entitled to|has the right to)(?: also| then)? (?:rescind|withdraw|terminate|cancel|end)\b/i,
  /** A right of the vendor, told before the words that end the contract: "the vendor, if …, may". */
  vendorMay:
    /\b(?:vendor|seller|developer)s?\b[^.;]{0,220}\b(?:it|they|may|can|entitled to|right to|option (?:to|of)|at liberty to)\b/i,
  buyer: /\b(?:purchaser|buyer|you|transferee)s?\b/i,
  bound:
    /\b(?:must not|may not|cannot|can not|not (?:be )?(?:entitled|permitted|allowed)|no right|never|waives?|nothing)\b.{0,24}$/i,
})

const ROUND = 240

/**
 * True when a clause gives the buyer a way out whose reason `why` is told within the same few lines:
 * "if the bank declines, the buyer may end this contract".
 */
export function givesWayOut({ block }: Passage, why: (around: string) => boolean): boolean {
  return waysOutOf(block).some(why)
}

const known = new WeakMap<Block, readonly string[]>()

/** The lines about each way out that a clause gives the buyer: its passages all ask for the same. */
function waysOutOf(block: Block): readonly string[] {
  const ready = known.get(block)
  if (ready !== undefined) return ready
  const { text } = block
  const found = matchesIn(text, WAY_OUT_PATTERNS.out).flatMap(({ index, 0: said }) => {
    const before = text.slice(Math.max(0, index - ROUND), index)
    if (WAY_OUT_PATTERNS.bound.test(before)) return []
    const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(';')) + 1)
    if (WAY_OUT_PATTERNS.vendorMay.test(sentence) && !WAY_OUT_PATTERNS.buyer.test(sentence))
      return []
    if (WAY_OUT_PATTERNS.vendorOut.test(`${before.slice(-40)}${said}`)) return []
    return `${before}${text.slice(index, index + ROUND)}`
  })
  known.set(block, found)
  return found
}
