import { wordings } from '../../wording/wordings.ts'

export const WAIVER_OF_ANY_PATTERNS = wordings({
  /** "Takes the land with all defects, notices and encroachments": a list, and nothing found. */
  takesAll:
    /\b(?:takes?|taken|accepts?|buys?|sold|purchases?)\b[^.;]{0,40}\b(?:with|subject to|despite)\b[^.;]{0,12}\b(?:all|any|every|whatever|such)\b[^.;]{0,12}\b(?:defects?|faults?|notices?|errors?|encroachments?|orders?|easements?)\b/i,
  forgone:
    /\b(?:not|no|never|nor|waives?|releases?|gives? up|barred from)\b[^.;]{0,60}\b(?:objections?|object|requisitions?|claims?|compensation|delay)\b/i,
  ofAny:
    /\b(?:because|by reason of|in respect of|on account of|if|whether|about|as to|concerning)\b[^.;]{0,20}\b(?:any|anything|should)\b/i,
})

/**
 * True where the buyer promises to raise nothing "because any structure encroaches": no structure is
 * said to, and what is lost is the right to ask.
 */
export function waivesAny(text: string): boolean {
  if (WAIVER_OF_ANY_PATTERNS.takesAll.test(text)) return true
  return WAIVER_OF_ANY_PATTERNS.forgone.test(text) && WAIVER_OF_ANY_PATTERNS.ofAny.test(text)
}
