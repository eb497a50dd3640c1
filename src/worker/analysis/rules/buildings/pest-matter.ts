import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'

export const PEST_MATTER_PATTERNS = wordings({
  /** Insects, fungus-free: what the rule on termites tells. */
  pest: /(?<!\b(?:no|not|nil|any|without|of) (?:\w{3,10} ){0,2})\b(?:termites?|coptotermes|mastotermes|nasutitermes|schedorhinotermes|heterotermes|white ants?|borers?|mud(?:ding)? (?:leads?|tubes?|tracks?)|mudding|timber pests?|colony|galleries)\b/i,
  /** What is to be done about them. */
  treat:
    /\b(?:treat(?:ed|ment)?|baited?|baiting|poison(?:ed|ing)?|dust(?:ed|ing)|eradicat\w{1,4}|licensed (?:pest )?(?:operator|technician)|pest (?:controller|manager|technician))\b/i,
  /** What they, or anything else, did to the building itself. */
  harm: /\b(?:sag(?:s|ged|ging)?|unsafe|not safe|no longer (?:safe\w{0,2}|carried|carries|sound)|propp?(?:s|ed|ing)?|collaps\w{1,3}|crush\w{0,3}|fail(?:s|ed|ing|ure)?|replac\w{1,5}|renew\w{0,3}|rebuil\w{1,3}|rott?\w{0,4}|decay\w{0,3}|structural\w{0,2}|loose|giv(?:es|en|ing) way|unsupported|leak\w{0,3}|damp|crack\w{0,3}|rust\w{0,3}|corro\w{3,5}|lean\w{0,3}|sunk\w{0,2}|dropped|soft|water|wet|moved|movement|bulg\w{2,3}|bow(?:s|ed|ing)|tilt\w{0,3}|subsid\w{1,5}|sinking|settled|spall\w{0,4}|drummy|unstable|missing|balustrades?|hand ?rails?|wiring|switchboard)\b/i,
})

const P = PEST_MATTER_PATTERNS

/**
 * Whether somebody who looked tells here of insects alone, or of their treatment ("treat at once and
 * open the wall lining"): their damage is one risk, and the wall that is opened has no fault of its own.
 */
export function isPestMatter({ text, heading, previous }: Passage): boolean {
  if (P.harm.test(text)) return false
  if (P.pest.test(text)) return true
  return P.treat.test(text) && P.pest.test(`${heading} ${previous.slice(-AROUND)}`)
}

const AROUND = 240
