import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import type { Passage } from '../reading/passages.ts'

export const INSURANCE_GAP_PATTERNS = wordings({
  gap: /\b(?:action of the sea|landslip|erosion|termites?|mould|subsidence|cyclone|bushfire|tidal)\b[^.;]{0,40}\b(?:is|are) (?:excluded|not (?:covered|insured))\b|\b(?:insurers?|underwriters?)\b[^.;]{0,30}\b(?:does(?: not|n't) (?:yet )?know|(?:has|have) (?:not|never) been told|not (?:yet )?(?:told|informed|aware))|\bexcess(?:es)?\b[^.]{0,60}\$ ?(?:1\d|[2-9]\d|\d{3}),\d{3}\b(?!,\d)[^.;]{0,40}\b(?:water|storm|leak)|\b(?:water|storm)\b[^.]{0,40}\bexcess(?:es)?\b[^.;]{0,40}\$ ?(?:1\d|[2-9]\d|\d{3}),\d{3}\b(?!,\d)|\bexcess(?:es)?\b[^.;]{0,40}\b(?:water|storm)\b[^.;]{0,40}\$ ?(?:1\d|[2-9]\d|\d{3}),\d{3}\b(?!,\d)|\bexclu(?:sions?|ded)\b ?[:|] ?(?!nil|none|no\b|n\/a|not\b)[a-z]|\bexcess\b[^.;]{0,60}\$ ?(?:[2-9]\d|\d{3}),\d{3}\b(?!,\d)|\$ ?(?:[2-9]\d|\d{3}),\d{3}\b(?!,\d)[^;]{0,40}\bexcess\b(?! (?:of )?\$ ?\d)|\b(?:cladding|water|defect\w{0,3}|flood)\b.{0,40}\bexclu(?:ded|sion)|\bexclu(?:des|ded|ding|sions?)\b.{0,60}\b(?:cladding|water|defect|flood|fa[cç]ade|balcon|fire|storm)|\b(?:loss|damage|liability|claims?)\b[^.;]{0,160}\b(?:is|are|stands?) (?:hereby )?(?:excluded|not (?:covered|insured))\b(?! in the first)|\bunder-?insured\b/i,
  noGap:
    /\b(?:flood|storm|water|cladding|fire|cyclone|defects?)\b[^.;,]{0,24}\b(?:not|nothing) (?:is )?excluded\b|\bnothing (?:is )?excluded\b|\b(?:no|nil|without(?: any)?|not any) (?:\w{4,10} ){0,2}(?:exclusions?|excess)\b(?! of)|\bexclusions?\b ?[:|] ?(?:nil|none|no)\b|\bexclu(?:sions?|des|ding)\b[^.;$]{0,24}\bwear and tear\b(?![^.;]{0,90}\b(?:flood|storm|water|fire|cladding|defects?|cyclone|known|existing)\b)/i,
  /** One kind of loss that the policy leaves out, in either order. */
  perilOut:
    /\b(?:loss|damage|claims?|liability)\b[^.;]{0,40}\b(?:rain ?water|rain|water|storms?|floods?|fires?|leaks?|roofs?|cladding|wind|hail|cyclones?|subsidence|balcon(?:y|ies))\b[^.;]{0,90}\b(?:(?:is|are) (?:excluded|uninsured|outside (?:the |this )?(?:policy|cover))|(?:is|are|will|shall) not (?:be )?(?:insured|covered|paid|payable))\b|\b(?:exclud(?:es|ing)|(?:does|do|will) not (?:cover|insure|extend to|answer for|respond to|pay for)|no cover (?:is (?:given|provided) )?for|cover (?:is )?(?:withdrawn|removed|suspended) for)\b[^.;]{0,40}\b(?:rain ?water|rain|water|storms?|floods?|leaks?|roofs?|cladding|wind|hail|cyclones?|subsidence|balcon(?:y|ies))\b/i,
  /** An exclusion of this building or of this time, which no policy prints for everybody. */
  ofThisScheme:
    /\b(?:units? \d{1,4}|lots? \d{1,4}|apartments? \d{1,4}|(?:building|block|tower) [A-Z\d]\b|(?:from|since) the (?:start|beginning|renewal)|(?:until|unless|pending)\b[^.;]{0,80}\b(?:completed?|completion|repair\w{0,3}|replace\w{0,4}|certificate|rectif\w{3,8}|works?|re-?roof\w{0,3})|the (?:eastern|western|northern|southern|rear|front|upper) (?:building|block|roof))\b/i,
  /** The last column of a table of policies. */
  excessHead: /\bexcess(?:es)?\W{0,3}$/i,
  exclusion: /\bexclu/i,
})

/** An excess of so small a part of the sum insured is next to nothing, as towers have them. */
const TOWER = 5000

/** Whether a text tells of a large excess, or of what a policy does not cover. */
export function isInsuranceGap(text: string): boolean {
  const { gap, noGap } = INSURANCE_GAP_PATTERNS
  return gap.test(text) && !noGap.test(text) && !isSmallExcess(text)
}

/** Whether a policy leaves out a loss that threatens this building, until it is mended or for good. */
export function isPerilOut(text: string): boolean {
  const { perilOut, ofThisScheme, noGap } = INSURANCE_GAP_PATTERNS
  return perilOut.test(text) && ofThisScheme.test(text) && !noGap.test(text)
}

/** Whether a row of a table of policies has a large excess in its last cell. */
export function isLargeExcessRow({ block, previous }: Passage): boolean {
  const last = block.cells?.at(-1)
  if (last === undefined || previous.length > 160) return false
  if (!INSURANCE_GAP_PATTERNS.excessHead.test(previous)) return false
  const { start } = block.span
  return isInsuranceGap(`excess: ${block.text.slice(last.start - start, last.end - start)}`)
}

function isSmallExcess(text: string): boolean {
  const sums = dollarsIn(text)
  const most = Math.max(0, ...sums)
  return (
    !INSURANCE_GAP_PATTERNS.exclusion.test(text) &&
    sums.length > 1 &&
    Math.min(...sums) * TOWER <= most
  )
}
