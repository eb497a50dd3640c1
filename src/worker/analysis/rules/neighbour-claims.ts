import { wordings } from '../wording/wordings.ts'
import type { Passage } from './passages.ts'

export const NEIGHBOUR_CLAIM_PATTERNS = wordings({
  /** A letter to the owner: what comes off the land and harms its writer, or where that will end. */
  yours:
    /\b(?:roots|branches|leaves|smoke|noise|run-?off) (?:of|from) your\b[^.;]{0,60}\b(?:our|my|us)\b|\b(?:from|off|of|by) your (?:\w{3,10} )?(?:lawn|trees?|roots?|walls?|drains?|drainage|downpipes?|water|roof|dogs?|fences?|pool|run-?off|gutters?|land|yard|garden|block|driveway)\b[^.;]{0,100}\b(?:our|my|us|mine|ours)\b|\byour (?:\w{3,10} )?(?:trees?|roots?|walls?|drains?|downpipes?|dogs?|fences?|pool|gutters?|driveway)\b[^.;]{0,40}\b(?:(?:has|have|is|are) (?:been )?(?:damag|crack|lift|block|flood|fall|lean|leak|on our|on my|over our|over my)\w{0,4})/i,
  threat:
    /\b(?:we|i) (?:shall|will|intend to|mean to|are going to|am going to|'ll)\b[^.;]{0,40}\b(?:go|apply|take (?:it|this|you|the matter)|turn) to (?:the |a )?(?:court|tribunal|lawyers?|solicitors?|[A-Z]{1,3}CAT|magistrate\w{0,2})\b/i,
  /** A clause that names the quarrel itself. */
  named:
    /\b(?:the|existing|current) (?:\w{4,12} )?(?:dispute|quarrel|disagreement|complaint|claim) (?:with|of|by|between)\b[^.;]{0,40}\b(?:lots? \d{1,4}|neighbou?rs?|number \d{1,4}|no\. ?\d{1,4}|(?:adjoining|next)[- ](?:owner|door))\b/i,
})

/** Where letters stand: elsewhere "your" is the buyer's. */
const LETTER_ZONES: ReadonlySet<string> = new Set(['annexure', 'other'])

/** Whether a neighbour writes what he wants of the owner, or a clause names that quarrel. */
export function isNeighbourClaim({ text, zone }: Pick<Passage, 'text' | 'zone'>): boolean {
  const { named, yours, threat } = NEIGHBOUR_CLAIM_PATTERNS
  return named.test(text) || (LETTER_ZONES.has(zone) && (yours.test(text) || threat.test(text)))
}
