import type { PageKind } from '#shared/report.ts'

/** Words by which a stretch without any heading still tells what it is. */
const FIELD =
  '(?:^|\\n)[\\s"*•]{0,9}(?:(?:item )?[a-z0-9]{1,2}(?:[.):]|\\s|\\s-)\\s{0,9})?(?:the )?(?:name of (?:the )?)?'
const field = (names: string): RegExp => new RegExp(`${FIELD}(?:${names})(?:\\(s\\)|s)?\\b`, 'i')
const SIGNS: readonly (readonly [PageKind, number, readonly RegExp[]])[] = [
  [
    'particulars',
    5,
    [
      field('vendor|seller|transferor'),
      field('purchaser|buyer|transferee'),
      field('(?:purchase |sale |contract )?price|consideration|purchase money'),
      field('(?:less |initial )?deposit'),
      field('(?:date (?:for|of) )?(?:settlement|completion)(?: date)?'),
      field('(?:property|land|lot|site|title)'),
    ],
  ],
  [
    'title-search',
    2,
    [
      /\bregistered proprietors?\b/i,
      /\bvol(?:ume)?\b.{0,12}\bfol(?:io)?\b/i,
      /\bencumbrances,? caveats\b/i,
      /\b(?:first|second) schedule\b/i,
      /\bregistered owner\b/i,
    ],
  ],
  [
    'company-extract',
    2,
    [
      /\bregistered (?:office|address):/i,
      /\bshare structure\b/i,
      /\bregistration date:/i,
      /\bofficeholders?\b/i,
    ],
  ],
  [
    'owners-corporation-certificate',
    3,
    [
      /\b(?:owners corporation|strata|body corporate)\b/i,
      /\b(?:administrative|sinking|capital works|maintenance) fund\b/i,
      /\blot\b/i,
      /\bfees?|levies|contributions\b/i,
    ],
  ],
  [
    'lease',
    3,
    [
      /\b(?:landlord|lessor|rental provider)\b/i,
      /\b(?:tenant|lessee|renter)\b/i,
      /\brent\b/i,
      /\b(?:term|premises|bond)\b/i,
    ],
  ],
  [
    'special-conditions',
    2,
    [
      /\b(?:vendor|seller)s?\b/i,
      /\b(?:purchaser|buyer)s?\b/i,
      /\b(?:deposit|settlement|completion)\b/i,
      /\b(?:this|the) contract\b|\bspecial condition\b|\bgeneral condition\b|\bGC ?\d/i,
    ],
  ],
]

/** What a party must, may or will do: the language of a contract and not of a story. */
const BINDING =
  /\bthe (?:vendor|seller|purchaser|buyer)s?\b[^.\n]{0,80}\b(?:must|may|shall|will|agrees?|acknowledges?|warrants?|indemnif\w+|is (?:not )?(?:entitled|required|obliged|liable)|do(?:es)? not)\b|\b(?:special|general) condition\b|\bis (?:deleted|amended)\b/i

/** The kind that the words alone suggest; null where too few of its signs are there. */
export function kindFromWords(text: string): PageKind | null {
  const sample = text.slice(0, 20_000)
  const binding = isBinding(sample)
  let best: { kind: PageKind; share: number } | null = null
  for (const [kind, least, signs] of SIGNS) {
    const hits = signs.filter((sign) => sign.test(sample)).length
    if (hits < least || (kind === 'special-conditions' && !binding)) continue
    const share = hits / signs.length
    if (best === null || share > best.share) best = { kind, share }
  }
  return best?.kind ?? null
}

const CLAUSE = /^\s*(?:\(?\d{1,2}(?:\.\d{1,2})?[.)]?|\(?[a-z]\))\s+\S/i
/** A third of the lines: an article about contracts quotes one and tells about the rest. */
const BINDING_SHARE = 0.3

function isBinding(sample: string): boolean {
  const lines = sample.split('\n').filter((line) => line.trim() !== '')
  const binding = lines.filter((line) => BINDING.test(line)).length
  if (binding === 0) return false
  const clauses = lines.filter((line) => CLAUSE.test(line)).length
  return binding >= lines.length * BINDING_SHARE || (binding >= 2 && clauses >= 3)
}
