import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { numberOf } from '../reading/number-words.ts'

export const LAND_TAKEN_PATTERNS = wordings({
  notice: /\bnotice of intention\b|\bcompulsor|\bresum/i,
  // Which road is to be widened, and what it takes of this land.
  widening:
    /\b(?:road|street|avenue|lane|highway|parade|drive|way|crescent|terrace|esplanade|boulevard) (?:re)?(?:widening|alignment|duplication)\b|\bwiden(?:ed|ing|s)?\b|\bpublic acquisition overlay\b/i,
  takesHere:
    /\b(?:front(?:age)?|strip|splay|truncation|corner|rear|verandah|(?:off|from|of|into) (?:the|this) (?:land|lot|property|site|title|block|boundary))\b|\b(?:land|lot|property|site) (?:is|IS) affected\b|\byes\b|\bon this side\b/i,
  measured:
    /\b\d[\d.,]{0,5} ?(?:m|metres?|m2|m²|square metres)\b|\b(?:one|two|three|four|five|six|ten) metres\b/i,
  bodyActs:
    /\b(?:resolution|resolved|plan(?:s|ned)?|proposal|propos(?:es|ed)|program(?:me)?|wants|wanted|needs|needed|acquisition|acquired|works?|council|department|authority|act|amendment)\b/i,
  provides: /\bprovid(?:es|ing) for (?:the )?acquisition\b(?! of (?:shares|land by the owner))/i,
  wholeTaken:
    /\b(?:to be|will be|is to be) (?:compulsorily )?(?:acquired|resumed)\b[^.;]{0,60}\b(?:funds|council|authority|department|20\d\d|date|notice)\b/i,
  affected: /\b(?:is|are) affected\b/i,
  dateless: /\bno (?:fixed |set )?(?:date|time|day|funds?)\b/i,
  /** "No environmental planning instrument … provides for the land to be acquired by an authority." */
  deniesAll: /^\W{0,4}(?:\(?[a-z\d.]{1,5}[.)]? )?(?:no|none|neither|nothing)\b(?!\. ?\d)/i,
  denied: /\b(?:no|not|nil|none|never|nor|neither|without)\b/i,
  /** A strip at the edge, a right, or rock far below: what is lost is little of the land. */
  edge: /\b(?:strips?|frontage|widen\w{0,3}|realign\w{0,4}|depth|deep|wide|width|boundary|splay|truncation)\b/i,
  splay:
    /\b(?:corner )?(?:splay|cut-?off|truncation)\b|\bsub-?strat(?:um|a)\b|\bstratum\b|\bsub-?surface\b|\bunderground\b|\bacquir\w{1,3} an easement\b|\beasement\b[^.;]{0,30}\b(?:acquir|resum|taken)/i,
  metres: /\b(\d{1,3}(?:\.\d{1,2})?|one|two|three) ?(?:m|metres?)\b(?! ?[²2]| consent area)/i,
  homes:
    /\b(?:house|dwelling|home|residence|cottage) (?:itself )?(?:stands?|is|lies|sits) (?:on|in|within|partly|wholly)\b/i,
})

/** A thin strip weighs less than the land; in Queensland a notice to resume weighs the same for any part. */
export function weightOf(doc: Doc, text: string): { severity?: 'high' } {
  if (
    LAND_TAKEN_PATTERNS.homes.test(text) ||
    (doc.state === 'QLD' && LAND_TAKEN_PATTERNS.notice.test(text))
  )
    return {}
  const metres = matchesOf(text, LAND_TAKEN_PATTERNS.metres).map(
    ([, count = '']) => numberOf(count) ?? Infinity,
  )
  const thin =
    metres.length > 0 && Math.max(...metres) < THIN_METRES && LAND_TAKEN_PATTERNS.edge.test(text)
  return thin || LAND_TAKEN_PATTERNS.splay.test(text) ? { severity: 'high' } : {}
}

/** A road that takes so many metres of this land, or a plan that provides for taking it. */
export function isTakenHere(text: string): boolean {
  const widened =
    holds(
      text,
      LAND_TAKEN_PATTERNS.widening,
      LAND_TAKEN_PATTERNS.takesHere,
      LAND_TAKEN_PATTERNS.bodyActs,
    ) &&
    (LAND_TAKEN_PATTERNS.measured.test(text) || LAND_TAKEN_PATTERNS.affected.test(text))
  const words = widened
    ? LAND_TAKEN_PATTERNS.widening
    : [LAND_TAKEN_PATTERNS.provides, LAND_TAKEN_PATTERNS.wholeTaken].find((pattern) =>
        pattern.test(text),
      )
  if (words === undefined || LAND_TAKEN_PATTERNS.deniesAll.test(text)) return false
  const at = text.search(words)
  const rest = text.slice(at).replace(LAND_TAKEN_PATTERNS.dateless, ' ')
  return (
    !LAND_TAKEN_PATTERNS.denied.test(text.slice(Math.max(0, at - 90), at)) &&
    !LAND_TAKEN_PATTERNS.denied.test(rest)
  )
}

/** A strip narrower than this leaves a suburban lot as useful as it was. */
const THIN_METRES = 4
