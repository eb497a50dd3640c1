import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { Passage } from '../reading/passages.ts'

export const REFUSED_CLAIM_PATTERNS = wordings({
  refusedClaim:
    /\b(?:refused|declined|rejected|denied|knocked back|turned down|disputes?|not (?:accept|cover))\w{0,3}\b.{0,24}\bclaims?\b|\bclaims?\b[^.;]{0,80}\b(?:refused|declined|rejected|denied|knocked back|turned down|not (?:been )?(?:paid|accepted))\b/i,
  /** "The insurer has declined to indemnify": behind the suit that it was to answer. */
  noIndemnity:
    /\b(?:insurers?|underwriters?)\b[^.;]{0,40}\b(?:declin|refus|den)\w{1,4} (?:to )?(?:indemnify|indemnity|to (?:pay|meet|defend) (?:it|the (?:claim|action|suit)))\b|\bindemnity (?:is|was|has been) (?:declined|refused|denied|withdrawn)\b/i,
  turnedDown:
    /\bclaims?\b[^.;]{0,50}\b(?:burst|storm|cyclone|water|fire|damage|leak)\b[^.;]{0,50}\b(?:knocked back|turned down|declined|refused|rejected)\b/i,
  insurer: /\b(?:insurers?|insurance|underwriters?|policy)\b/i,
})

/** Whether an insurer would not pay for what happened to the building. */
export function isRefusedClaim(passage: Passage): boolean {
  const { text, heading, previous } = passage
  const { refusedClaim, noIndemnity, turnedDown, insurer } = REFUSED_CLAIM_PATTERNS
  if (noIndemnity.test(text)) return affirmed(passage, noIndemnity) !== null
  return (
    refusedClaim.test(text) &&
    (insurer.test(`${heading} ${previous.slice(-100)} ${text}`) || turnedDown.test(text)) &&
    affirmed(passage, refusedClaim) !== null
  )
}
