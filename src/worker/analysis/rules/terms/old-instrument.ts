import { wordings } from '../../wording/wordings.ts'

/** The language of covenants and easements that were made long before this sale. */
export const OLD_INSTRUMENT_PATTERNS = wordings({
  instrument:
    /\b(?:heirs,? (?:and )?executors|administrators(?:,| and) (?:successors|assigns|transferees)|hereby (?:transferred|covenants?)|doth hereby|the (?:land|lots?) hereby\b|the said (?:lots?|land|allotments?|plan)|such lot\b|each lot on the plan|any lot on the plan|upon (?:such|the said) (?:lot|land)|servient (?:tenement|land)|dominant (?:tenement|land)|lots? burdened|encumbrancee|encumbrancer|covenantee|rent ?-?charge|run with (?:and bind )?the land|foot of the certificate of title|in consideration of the sum of [^.;$]{3,80} (?:now |this day )?paid (?:to|by) (?:me|us|him|her|them)\b|registered proprietors? of an estate in fee simple in the land|(?:all )?(?:my|our|his|her|their) estate and interest in (?:that|the said|all that) (?:piece of )?land)\b/i,
  /** A ban on a use that is written as one item of a list of them. */
  ban: /^\W{0,3}(?:\(?[a-z\d]{1,3}[.)] ?)?(?:that (?:he|she|they|it|no)\b|not (?:to|at any time)\b)/i,
  /** A subdivider's power over the covenants of its own estate. */
  overCovenants:
    /\b(?:vary|varies|variation|modif\w{1,9}|waive\w{0,3}|releas\w{1,3}|alter\w{0,6}|dispens\w{1,3} with)\b[^.;]{0,80}\b(?:restrictions?|stipulations?|covenants?)\b|\b(?:restrictions?|stipulations?|covenants?)\b[^.;]{0,80}\b(?:modification|variation|waiver|release) (?:thereof|of (?:them|any of them|the same))\b/i,
})

const P = OLD_INSTRUMENT_PATTERNS

/** Whether words are those of an instrument on the title, and not of this bargain. */
export function isOfOldInstrument(text: string): boolean {
  return P.instrument.test(text) || P.ban.test(text)
}

/** Whether it is the estate's covenants that may be changed, and not what is sold. */
export function changesCovenants(text: string): boolean {
  return P.overCovenants.test(text)
}
