import type { Row } from './company-people.ts'

/** What an extract says of the company itself wherever in a line it stands. */
export type CompanyTold = {
  readonly name: string | null
  readonly status: string | null
  readonly type: string | null
  readonly registeredAddress: string | null
}

const COMPANY =
  /(?<![\p{L}\d&])\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|\([\p{L} ]{1,24}\)|&|and|of|the|\d{1,4})){0,7} (?:Pty\.? (?:Ltd|Limited)|PTY\.? (?:LTD|LIMITED)|Limited|LIMITED|Ltd|LTD)(?![\p{L}])/gu
/** Who sold the search, who lends and what the company was called before. */
const NOT_ITS_NAME =
  /\b(?:by|via|from|source|for|broker|supplied|secured party|previously|formerly|former|former name|holder|member)[\s:–-]{0,3}$/i
const NAME_ROWS = 8

const STATUS_WORDS =
  /\b(?:registered|deregistered|strike-?off action in progress|(?:under )?external(?:ly)? administ\w+|in liquidation|receiver(?: and manager| manager)? appointed|(?:administrator|liquidator) appointed|not registered|dissolved)\b/gi
const STATUS_FIELD = /\bstatus(?: is|:)?\s{0,3}([A-Za-z][A-Za-z ()–-]{3,70})/i
/** "ACN 656 285 942   Registered   Proprietary company": the status without a label. */
const STATUS_BARE =
  /\bA\.?C\.?N\.?:? ?\d{3} ?\d{3} ?\d{3}\b.*?\b((?:de)?registered|in liquidation)\b(?! (?:office|address|in|on|\d))/i
const KIND =
  /\b(?:australian )?(?:proprietary|public)(?: company)?[,;/ –-]{0,4}(?:class:? )?(?:company )?(?:limited by (?:shares|guarantee)|no liability)\b|\baustralian (?:proprietary|public) company\b/i
/** "APTY" and "APUB" are the register's short words for the two kinds. */
const SHORT_KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bAPTY\b/, 'Australian proprietary company'],
  [/\bAPUB\b/, 'Australian public company'],
]
const OFFICE =
  /(?:\bregistered (?:office|address)(?: address)?|\bRO|(?<=[.;] )office)\b(?:\s?\((?:from|since)[^)]{4,24}\)|, now|, current)?[\s:]{1,4}(?!\()((?:c\/[-o]? ?)?[^;\n(]{6,110}?\b(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)\s{1,3}\d{4})\b(?!\s{1,4}(?:to|until)\b)/i

/** The name, the state and the seat of the company, from the words of the whole extract. */
export function companyTold(rows: readonly Row[]): CompanyTold {
  const text = rows
    .map(({ cells, text: line }) => (cells.length > 1 ? cells.join('   ') : line))
    .join('\n')
  return {
    name: nameTold(rows),
    status: statusTold(text),
    type: typeTold(text),
    registeredAddress: OFFICE.exec(text)?.[1]?.trim().replace(/\s+/g, ' ') ?? null,
  }
}

function nameTold(rows: readonly Row[]): string | null {
  for (const { text } of rows.slice(0, NAME_ROWS)) {
    for (const match of text.matchAll(COMPANY)) {
      if (NOT_ITS_NAME.test(text.slice(0, match.index))) continue
      if (/\b(?:extract|search|report|record)\b/i.test(match[0])) continue
      return match[0].replace(/^(?:Company|Name|COMPANY|NAME) /, '')
    }
  }
  return null
}

function statusTold(text: string): string | null {
  const field = STATUS_FIELD.exec(text)?.[1]
  const known = [...(field ?? '').matchAll(STATUS_WORDS)].map(([word]) => word)
  if (known.length > 0) return [...new Set(known)].join(' - ')
  return STATUS_BARE.exec(text)?.[1] ?? null
}

function typeTold(text: string): string | null {
  const kind = KIND.exec(text)?.[0]
  if (kind !== undefined && /limited|liability/i.test(kind)) return kind
  const short = SHORT_KINDS.find(([word]) => word.test(text))?.[1]
  return short === undefined
    ? (kind ?? null)
    : `${short}${/\blimited by shares\b/i.test(text) ? ', limited by shares' : ''}`
}
