import type { Row } from './company-people.ts'
import type { CompanyExtract } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { linesOfRow } from './company-lines.ts'
import { surnameLast } from './company-people.ts'
import { printedNumber } from '../../wording/printed-number.ts'

type Shareholder = CompanyExtract['shareholders'][number]
type Holding = { readonly name: string; readonly shares: number; readonly kind: string }

const OPENS =
  /^\W*(?:(?:section )?[\dA-Z]{1,2}[.)\]:]?\s+)?(?:current |the |issued )?(?:shares?(?: ?holders?| ?holdings?| structure| register| capital| information)?|members?|capital|holders?(?: of [a-z "]{3,30})?)\b/i
const CLOSES =
  /^\W*(?:(?:section )?[\dA-Z]{1,2}[.)\]:]?\s+)?(?:charges?\b|ppsr\b|security interests?\b|external administration|documents?\b|recent documents|lodged\b|address|registered office|principal place|notes?\b|ultimate holding|court\b|administration\b|(?:former |previous |current |appointed )?(?:directors?|secretar|officers?|office ?-?holders?|administrator|liquidator|receiver)|register of|end of|inventory|status\b|type\b)/i
const COMPANY_END = String.raw`(?:Pty\.? Ltd|PTY\.? LTD|Pty Limited|PTY LIMITED|Ltd|LTD|Limited|LIMITED|LP|Inc|INC|Incorporated)\b\.?`
const HOLDER = new RegExp(
  String.raw`(?<![\p{L}\d/"])(?:\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|\([\p{L} ]{1,20}\)|&|and|of|the|No\.?|\d{1,3})){0,7}? ${COMPANY_END}|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){0,3}|\p{Lu}[\p{L}'’-]*\.?(?: (?:\p{Lu}[\p{L}'’-]*\.?|de|van|von|der|la|le|di|da)){1,4})`,
  'gu',
)
const NO_NAME =
  /\b(?:ord(?:inary)?|pref(?:erence)?|red(?:eemable)?|shares?|class|capital|beneficial(?:ly)?|non|held|number|issued|paid|unpaid|fully|amount|total|voting|dividend|none|nil|yes|no|members?|holders?|shareholders?|structure|description|title|form|change|director|secretary|employee|code|type|documents?|annual|external)\b/i
/** Numbers of companies, amounts, parts of the whole and days are no counts of shares. */
const NO_COUNT =
  /\bA\.?[CB]\.?N\.?:?\s?\d[\d ]{8,14}|\$ ?[\d,]+(?:\.\d+)?|\b\d[\d,]*\.\d+|\(?\b\d{1,3}(?:\.\d+)? ?(?:%|per cent)\)?|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{1,2}[ -][A-Z][a-z]{2,8}[ -]\d{4}\b|\b\d{1,4}\/\d{1,4}\b/g
const COUNT =
  /(?:\b([A-Z]{1,4}\d?)[ \t]{1,3})?(?<![\d/.,])(\d{1,3}(?:,\d{3})+|\d{1,9})(?![\d/.%])(?:[ \t]{1,3}("?[A-Z]+"?\b|[Oo]rd\w*))?/
const ISSUED = /\b(?:issued|in total|on issue|total)\b/i

/**
 * Those who hold shares, read word by word: a name and how many shares, in either order, one to a
 * line or several, with or without the class.
 */
export function holdersTold(
  rows: readonly Row[],
  officers: readonly { readonly name: string }[],
): Shareholder[] {
  const found: Holding[] = holdingsInTable(rows)
  const isTable = found.length > 0
  let open = false
  for (const text of isTable ? [] : rows.flatMap(linesOfRow)) {
    if (CLOSES.test(text) && !OPENS.test(text)) {
      open = false
      continue
    }
    if (OPENS.test(text)) open = true
    if (open) found.push(...holdingsOf(text))
  }
  const seen = new Set<string>()
  const own = found
    .map((one) => ({ ...one, name: inFull(one.name, officers) }))
    .filter(({ name }) => {
      const key = name.toLowerCase()
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  return own.map(({ name, shares, kind }) => {
    const all = own.reduce((sum, other) => (other.kind === kind ? sum + other.shares : sum), 0)
    const percentage = all > 0 ? String(Math.round((shares / all) * 10_000) / 100) : null
    return { name, shares: String(shares), percentage }
  })
}

/** "Name | Address | Class | Number held": each row below gives a name and, in its column, how many. */
function holdingsInTable(rows: readonly Row[]): Holding[] {
  const at = rows.findIndex(({ cells }) => columnsOf(cells) !== null)
  const columns = columnsOf(rows[at]?.cells ?? [])
  const width = rows[at]?.cells.length
  if (columns === null) return []
  const end = rows.findIndex(({ cells }, index) => index > at && cells.length !== width)
  return rows.slice(at + 1, end < 0 ? undefined : end).flatMap(({ cells }) => {
    const shares = /^\d[\d,]{0,12}$/.exec(cells[columns.number] ?? '')?.[0]
    const name = nameIn(cells[columns.name] ?? '')
    const kind = (cells[columns.kind] ?? '').slice(0, 3).toUpperCase()
    return shares === undefined || name === null || !/^\p{Lu}/u.test(name)
      ? []
      : [{ name, shares: printedNumber(shares), kind }]
  })
}

function columnsOf(
  cells: readonly string[],
): { name: number; number: number; kind: number } | null {
  if (cells.length < 3) return null
  const name = cells.findIndex((cell) => NAME_COLUMN.test(cell))
  const number = cells.findIndex((cell) => NUMBER_COLUMN.test(cell))
  return name < 0 || number < 0
    ? null
    : { name, number, kind: cells.findIndex((cell) => /^(?:share )?class\b/i.test(cell)) }
}

const NAME_COLUMN =
  /^(?:(?:full )?name(?: of (?:share ?holder|member|holder))?|members?|share ?holders?|holders?)$/i
const NUMBER_COLUMN =
  /^(?:(?:number|no\.?|quantity)(?: of shares)?(?: held)?|(?:total )?shares(?: held)?|held)$/i

function holdingsOf(text: string): Holding[] {
  const plain = text.replace(NO_COUNT, (words) => '¤'.repeat(words.length))
  return plain.split(/;/).flatMap((piece) => {
    const names = matchesIn(piece, HOLDER).flatMap((match) => {
      const name = nameIn(match[0])
      const place = piece.slice(0, match.index).endsWith('(')
      return name === null || place
        ? []
        : [{ name, start: match.index, end: match.index + endOfName(match[0]) }]
    })
    return names.flatMap(({ name, start, end }, index) => {
      const next = names[index + 1]?.start ?? piece.length
      const behind = largest(piece.slice(end, Math.min(next, end + 60)))
      const before = index === 0 ? COUNT.exec(lastClause(piece.slice(0, start))) : null
      const match = behind ?? before
      // What is issued in all stands with a class and not with a name.
      if (match === null || (behind !== null && ISSUED.test(piece.slice(end, end + behind.index))))
        return []
      const shares = printedNumber(match[2] ?? '')
      const kind = (match[1] ?? match[3] ?? '').replaceAll('"', '').slice(0, 3).toUpperCase()
      return shares > 0 ? [{ name, shares, kind }] : []
    })
  })
}

/** Of several classes that one holds, the count of the one that holds most. */
function largest(text: string): RegExpExecArray | null {
  const first = COUNT.exec(text)
  if (first === null) return null
  const rest = text.slice(first.index + first[0].length)
  const next = /^,\s[A-Z"]/.test(rest) ? COUNT.exec(rest.slice(0, 24)) : null
  if (next === null || next[1] === undefined) return first
  return printedNumber(next[2] ?? '') > printedNumber(first[2] ?? '') ? next : first
}

function lastClause(text: string): string {
  return text.split(/[:.]\s/).at(-1) ?? ''
}

/** The name up to the first word of the table that its line put behind it. */
function nameIn(printed: string): string | null {
  const company = new RegExp(COMPANY_END, 'u').test(printed)
  const words = company
    ? printed.replace(/^(?:Members?|Shareholders?|Holders?) /, '')
    : cutAtTable(printed)
  if (!company && (words.split(' ').length < 2 || NO_NAME.test(words))) return null
  return company ? words : surnameLast(words).trim()
}

const TABLE_AHEAD =
  /^(?:(?:ORD|ORDINARY|PREF|[Ss]hares?|Members?|Holders?|Ordinary|Class) ){1,3}(?=\S)/

function cutAtTable(printed: string): string {
  const own = printed.replace(TABLE_AHEAD, '')
  if (own !== printed) return cutAtTable(own)
  const at = NO_NAME.exec(printed)?.index
  return at === undefined || at === 0
    ? printed
    : printed.slice(0, at).replace(/(?<![\s,])[\s,]+$/, '')
}

/** Where the name ends in what was taken for it: a word of the table behind it is not part of it. */
function endOfName(printed: string): number {
  if (new RegExp(COMPANY_END, 'u').test(printed)) return printed.length
  const words = cutAtTable(printed)
  return printed.indexOf(words) + words.length
}

/** "E. Vandepeer" is the officer whose name begins and ends so. */
function inFull(name: string, officers: readonly { readonly name: string }[]): string {
  const short = /^(\p{Lu})\. ([\p{L}'’-]{2,})$/u.exec(name)
  if (short === null) return name
  const own = officers.filter(({ name: whole }) => {
    const words = whole.toLowerCase().split(' ')
    return (
      words[0]?.startsWith((short[1] ?? '').toLowerCase()) === true &&
      words.at(-1) === (short[2] ?? '').toLowerCase()
    )
  })
  return own[0]?.name ?? name
}
