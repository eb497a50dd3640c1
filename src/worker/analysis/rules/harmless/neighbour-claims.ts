import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const NEIGHBOUR_CLAIM_PATTERNS = wordings({
  /** A letter to the owner: what comes off the land and harms its writer, or where that will end. */
  yours:
    /\b(?:roots|branches|leaves|smoke|noise|run-?off) (?:of|from) your\b[^.;]{0,60}\b(?:our|my|us)\b|\b(?:from|off|of|by) your (?:\w{3,10} )?(?:lawn|trees?|roots?|walls?|drains?|drainage|downpipes?|water|roof|dogs?|fences?|pool|run-?off|gutters?|land|yard|garden|block|driveway)\b[^.;]{0,100}\b(?:our|my|us|mine|ours)\b|\byour (?:\w{3,10} )?(?:trees?|roots?|walls?|drains?|downpipes?|dogs?|fences?|pool|gutters?|driveway)\b[^.;]{0,40}\b(?:(?:has|have|is|are) (?:been )?(?:damag|crack|lift|block|flood|fall|lean|leak|on our|on my|over our|over my)\w{0,4})/i,
  threat:
    /\b(?:we|i) (?:shall|will|intend to|mean to|are going to|am going to|'ll)\b[^.;]{0,40}\b(?:go|apply|take (?:it|this|you|the matter)|turn) to (?:the |a )?(?:court|tribunal|lawyers?|solicitors?|[A-Z]{1,3}CAT|magistrate\w{0,2})\b/i,
  /** A clause that names the quarrel itself. */
  named:
    /\b(?:owners?|occupiers?|neighbou?rs?) (?:of|at) (?:no\.? ?|number |the land at )?\d{1,4}[A-Z]?\b[^.;]{0,60}\b(?:wrote|writes|ha(?:s|ve) written|claim(?:s|ed)|alleg(?:es|ed)|complain(?:s|ed)|demand(?:s|ed))\b[^;]{0,120}\b(?:cracks?|damaged?|repairs?|walls?|fences?|trees?|roots?|drain\w{0,3}|boundary|encroach\w{0,4})\b|\b(?:the|existing|current) (?:\w{4,12} )?(?:dispute|quarrel|disagreement|complaint|claim) (?:with|of|by|between)\b[^.;]{0,40}\b(?:lots? \d{1,4}|neighbou?rs?|number \d{1,4}|no\. ?\d{1,4}|(?:adjoining|next)[- ](?:owner|door))\b/i,
  over: /\bnothing (?:more|further) (?:has |have )?(?:since )?(?:been )?(?:heard|said|come of it)\b|\bno (?:further|more) complaints?\b|\b(?:resolved|settled|withdrawn|closed|dismissed|complied with|completed and paid|paid in full|has been paid)\b/i,
  /** The same in words that may be taken back: "came to an end in 2024, the fence built and paid for". */
  ended:
    /\b(?:was|were|has been|have been) (?:\w{3,9} )?(?:concluded|ended|compromised|laid to rest|made up|put right)\b|\b(?:came|has come|have come) to an end\b|\bis (?:long |now )?(?:over|at an end|finished)\b|\bdone and paid for\b|\b(?:built|rebuilt|repaired|finished) and (?:both |all |each )?(?:halves|shares|paid)\b/i,
  open: /\b(?:but|however|although|still|remains?|not|never|unpaid|unless|until|again|owing|outstanding|claims?)\b/i,
})

/** Whether a sentence tells of a quarrel with its end. */
export function isQuarrelOver(text: string): boolean {
  const { over, ended, open } = NEIGHBOUR_CLAIM_PATTERNS
  return over.test(text) || (ended.test(text) && !open.test(text))
}

/** Where letters stand: elsewhere "your" is the buyer's. */
const LETTER_ZONES: ReadonlySet<string> = new Set(['annexure', 'other'])

/** Whether a neighbour writes what he wants of the owner, or a clause names that quarrel. */
export function isNeighbourClaim({ text, zone }: Pick<Passage, 'text' | 'zone'>): boolean {
  const { named, yours, threat } = NEIGHBOUR_CLAIM_PATTERNS
  return named.test(text) || (LETTER_ZONES.has(zone) && (yours.test(text) || threat.test(text)))
}
