import type { Doc, Span } from '../document.ts'
import { blockAt } from '../segment/find.ts'

/**
 * How plainly words tell a matter of this property: sums, days and measures, and that something is
 * not there, count for it; the print of a form, a rule for everybody and what was looked for and not
 * found count against it.
 */
export function plainness(doc: Doc, spans: readonly Span[]): number {
  return Math.max(...spans.map((span) => plainnessOf(doc, span)), LEAST)
}

const LEAST = -9

function plainnessOf(doc: Doc, span: Span): number {
  const text = doc.text.slice(span.start, Math.min(span.end, span.start + LONGEST))
  const zone = blockAt(doc, span.start)?.zone
  const telling = TELLING.reduce((sum, [sign, weight]) => sum + (sign.test(text) ? weight : 0), 0)
  return telling - (zone !== undefined && PRINTED.has(zone) ? PRINT_WEIGHT : 0)
}

const LONGEST = 600
const PRINT_WEIGHT = 3
const PRINTED: ReadonlySet<string> = new Set(['general-conditions', 'statutory-notice'])

/** What speaks for and against a place; weights by eye, only their order matters. */
const TELLING: readonly (readonly [RegExp, number])[] = [
  [/\$ ?\d/, 2],
  [
    /\b(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8},? \d{4}|[A-Z][a-z]{2,8} \d{4}|(?:19|20)\d\d)\b/,
    1,
  ],
  [/\b\d[\d.,]{0,8} ?(?:mm|cm|m|m2|metres?|per ?cent|%|kPa)(?![a-z])/i, 1],
  [
    /\b(?:none (?:issued|held|given|found|recorded)|no (?:(?:building |planning |final |occupancy )?(?:permit|approval|consent|certificate)s?)\b[^.;]{0,30}\b(?:was|were|is|has|have|held|obtained|issued|recorded|found)|without (?:an? |any |the )?(?:permit|approval|consent)|not (?:been )?(?:obtained|approved|issued|certified|repaired|complied|paid)|lapsed|refused|cannot be (?:repaired|used|approved)|un(?:safe|approved|authorised|lawful))\b/i,
    2,
  ],
  [
    /\b(?:rebuil[dt]\w{0,3}|rott\w{2,3}|crushed|rotated|collaps\w{1,4}|out of (?:plumb|level)|failed|corroded|spall\w{1,4}|stepped|major|structural|displaced|surfacing|must be|urgent\w{0,2}|eaten|riddled|live (?:termite|activity))\b/i,
    1,
  ],
  // A line of a form with its boxes, and what was looked for and not found.
  [/^[^.]{0,60}(?:[☐☒☑]|\[ ?[xX✓]? ?\]).{0,24}$/, -3],
  [/(?:☒|☑|\[ ?[xX] ?\]) ?(?:not found|no\b|nil|none)/i, -3],
  [/\b(?:not found|nothing found|none (?:seen|visible|sighted|observed))\b/i, -2],
  // Said to or of everybody.
  [
    /\b(?:may|can|could|might)\b[^.;]{0,20}\b(?:be|issue|require|order|serve|affect|need)\b|\b(?:an|any|every|each) (?:owner|person|purchaser|buyer|land|property)\b|\bif\b|\?/i,
    -2,
  ],
  [/\bof (?:any|all) land\b|\bit is an offence\b|\bpenalt(?:y|ies)\b/i, -2],
]
