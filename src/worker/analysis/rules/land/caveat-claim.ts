import type { Doc, Span } from '../../document.ts'
import { plainCase } from '../../facts/forms/plain-case.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { CAVEAT_ENTRY_PATTERNS } from './caveat-entry.ts'
import { cut } from '../reading/in-their-words.ts'

export const CAVEAT_CLAIM_PATTERNS = wordings({
  by: /\b(?:CAVEAT|[Cc]aveat)\b[^\n;]{0,60}?\b(?:BY|[Bb]y) (?:the )?([A-Z][^\n;|]{2,90})/,
  /** "Caveator JELENA DRAGIC", "CAVEATOR (Note 2): Solvara Finance Pty Ltd", also on the next line. */
  caveator:
    /\b(?<!\b(?:BY|By|by|OF|of|TO|to) (?:THE|The|the) )(?:CAVEATOR|Caveator)\b(?: \(\w{1,6} \d\))?(?: ?[:|])?[ \n]{1,3}(?!(?:FOR|For|TO|To|OF|Of|IN|In|UNDER|AND|CLAIMS?|Claims?|FORBIDS?|Forbids?) )([A-Z][^\n;|]{2,90})/,
  /** A title of Queensland sets the name alone under the number. */
  under: /\bCAVEAT No\.? ?\d{6,10}\b[^\n]{0,40}\n([A-Z][A-Z .&'’()-]{4,70})/,
  /** A register that sets nothing but the number and the kind of the dealing in its row. */
  below:
    /\b\d{5,10}[A-Z]?[ |]{1,3}(?:CAVEAT|Caveat)\s{0,2}\n([A-Z][A-Za-z .&'’-]{4,70}(?: ?\([A-Z][^\n)]{2,40}\))?)(?=\n|$| (?:Claim|Grounds|Prohibits)\b)/,
  /** "CAVEATOR HOLT TRANSPORT PTY LTD AS LESSEE": what the caveator is, behind its name. */
  role: /\b(?:PTY LTD|LTD|LIMITED|Pty Ltd|Ltd|Limited|[A-Z][A-Za-z'’-]{1,20})[ \n]{1,2}((?:AS|as) (?:(?:THE|the|AN?|an?) )?(?:LESSEE|lessee|TENANT|tenant|PURCHASER|purchaser|BUYER|buyer|CHARGEE|chargee|MORTGAGEE|mortgagee|HOLDER|holder|GRANTEE|grantee|BENEFICIARY|beneficiary|TRUSTEE|trustee|EXECUT|execut|LENDER|lender|SPOUSE|spouse)[^\n.;]{0,110})/,
  /** Victoria's register names a capacity before the grounds. */
  capacity: /\bcapacity(?: ?[:|])?[ \n]{1,3}([^\n]{5,120})/i,
  /** The head alone on its line, and what is claimed below it. */
  estateBelow:
    /(?:^|\n)estates? or interests?(?! (?:being |is )?claimed)(?: ?[:|])?\s{1,3}([^\n]{5,140})/i,
  /** The form of a company, with which the second line of its name ends. */
  company:
    /^[A-Z][A-Za-z&'’.() -]{0,60}?\b(?:PTY\.? (?:LTD|LIMITED)|LTD|LIMITED|Pty\.? (?:Ltd|Limited)|Ltd|Limited)\b\.?/,
  isCompany: /\b(?:ltd|limited|inc|incorporated|co-?operative|bank|union)\b/i,
  /** "Claim: grantee under an option", in a field of its own. */
  claimed: /\bclaim ?[:|][ \n]{0,2}([^\n]{4,140})/i,
  /** The status of a dealing, which its column sets among the words of the next. */
  status: /\b(?:UNREGISTERED|REGISTERED|LODGED|PENDING)\b ?/,
  number: /\b[A-Z]{0,2}\d{5,10}[A-Z]?\b/,
  /** What a name is followed by on its line. */
  behind:
    /,?\s(?:[-–]\s)?\(?(?:lodged|registered|recorded|grounds\b|ground:|under|claim(?:ing|s|ed)?|acn|a\.c\.n\.?|abn|dated|as|over|against|pursuant|estate|for|of(?= \d)|withdrawn|the interest)\b[^]{0,90}$/i,
  /** What stands under the entry of a title and is nobody's name. */
  noName:
    /^(?:administrative|unregistered|nil|caution|notice|end|name|address|claims?|grounds?|the|note|of)\b/i,
  grounds:
    /\b(?:grounds(?: of (?:the )?claim)?|ground(?= ?:))\b(?: ?[:|])?[ \n]{1,3}(?!of\b)([^\n]{5,160}(?:\n[a-z][^\n]{2,100})?)/i,
  estate:
    /\b(?:estate|interest)(?: or interest)?(?: being)? claimed(?: \(\w{1,6} \d\))?(?: ?[:|])?[ \n]{1,3}([^\n]{4,140})/i,
  /** "… (ACN 695 784 073) - ESTATE OF CHARGEE" */
  asHolder: /[-–]\s((?:an )?(?:estate|interest) (?:of|as|in) [^\n.;]{4,80})/i,
  virtue: /\bby virtue of(?: \(\w{1,6} \d\))?(?: ?[:|])?[ \n]{1,3}([^\n]{5,140})/i,
  claims: /\bclaim(?:s|ing) (?!that\b|to be\b)([^\n.;]{4,140}(?:\n[a-z][^\n.;]{2,60})?)/i,
  /** What follows on the same line is the next field of the form, or the next entry. */
  label:
    /[\s.]{1,2}(?:by virtue of|grounds? of|estate or interest|(?:the )?caveator|address for|lodged|registered on|prohibition|(?:and )?(?:forbid(?:s|ding)|prohibit(?:s|ing))|priority notices?|notice|notations|covenant [A-Z]|diagram location|any encumbrances|activity in|administrative)\b[^]{0,400}$/i,
})

export type CaveatClaim = { readonly who: string | null; readonly what: string | null }

/** Who lodged the caveat at this place, and what for, as its entry or its own paper prints it. */
export function caveatClaim(doc: Doc, { start }: Span, isOnly: boolean): CaveatClaim {
  const here = claimIn(linesFrom(doc, start))
  const near = here.who === null && here.what === null ? (byNumber(doc, start) ?? here) : here
  if (!isOnly || (near.who !== null && near.what !== null)) return near
  // The dealing itself stands elsewhere in the file, and can only be that of the one caveat.
  for (const { text, span } of doc.blocks) {
    if (!/^caveator\b/i.test(text)) continue
    const far = claimIn(linesFrom(doc, span.start))
    if (far.who !== null) return { who: near.who ?? far.who, what: near.what ?? far.what }
  }
  return near
}

/** A term names the caveat by its number alone; its entry stands on another page. */
function byNumber(doc: Doc, start: number): CaveatClaim | null {
  const line = doc.text.slice(start, start + LONGEST_WORDS).split('\n')[0] ?? ''
  const number = CAVEAT_CLAIM_PATTERNS.number.exec(line)?.[0]
  if (number === undefined || !/\bcaveat/i.test(line)) return null
  const told = doc.blocks
    .filter(({ text }) => text.includes(number) && /\bcaveat/i.test(text))
    .map(({ text, span }) => claimIn(linesFrom(doc, span.start + text.indexOf(number))))
  return told.find(({ who, what }) => who !== null || what !== null) ?? null
}

const LINES = 5
/** Victoria sets each field of the entry on a line of its own. */
const MOST_LINES = 9
const LONGEST_ENTRY = 700

/** The entry with what stands under it, up to the next caveat. */
function linesFrom(doc: Doc, start: number): string {
  const block = blockAt(doc, start)
  if (block === undefined) return ''
  const lines = [doc.text.slice(start, block.span.end)]
  for (const next of doc.blocks.slice(block.index + 1, block.index + MOST_LINES)) {
    if (next.partIndex !== block.partIndex || /\bcaveat\b/i.test(next.text)) break
    const isFar = next.index >= block.index + LINES
    if (isFar && CAVEAT_ENTRY_PATTERNS.opensEntry.test(next.text)) break
    lines.push(next.text)
  }
  return lines.join('\n').slice(0, LONGEST_ENTRY)
}

function claimIn(text: string): CaveatClaim {
  const { by, caveator, under, below, grounds, estate, estateBelow, label } = CAVEAT_CLAIM_PATTERNS
  const { asHolder, role, capacity, virtue, claims, claimed } = CAVEAT_CLAIM_PATTERNS
  const named = [caveator, by, under, below].map((one) => one.exec(text)).find(Boolean)
  const name = named === undefined || named === null ? '' : wholeName(text, named)
  const told = [capacity, estate, asHolder, role, estateBelow, grounds, claims, claimed, virtue]
    .flatMap((one) => one.exec(text)?.[1] ?? [])
    .map((one) =>
      one
        // A line that opens with a capital is the next entry, and not the rest of this one.
        .replace(/\n[A-Z][^]{0,200}$/, '')
        .replaceAll(/\s+/g, ' ')
        .replace(label, '')
        .replace(/(?<![.,;-])[.,;-]*$/, '')
        .trim(),
    )
  const what = [...new Set(told)].slice(0, 3).join('; ')
  return { who: nameFrom(name), what: what === '' ? null : cut(what, LONGEST_WORDS) }
}

const LONGEST_WORDS = 200

/** The name of a company may go on in the next line of a narrow column: "CAVEATOR DELL RIVER", "HAULAGE PTY LTD". */
function wholeName(text: string, match: RegExpExecArray): string {
  const name = match[1] ?? ''
  const end = match.index + match[0].length
  if (CAVEAT_CLAIM_PATTERNS.isCompany.test(name) || text[end] !== '\n') return name
  const rest = CAVEAT_CLAIM_PATTERNS.company.exec(text.slice(end + 1, end + 100))
  return rest === null ? name : `${name.trimEnd()} ${rest[0]}`
}

function nameFrom(printed: string): string | null {
  const { behind, noName, status } = CAVEAT_CLAIM_PATTERNS
  const words = printed.replace(status, '').replace(behind, '').split(' ')
  // A name ends with the first word that begins small, but for those within one.
  const end = words.findIndex((word) => !/^(?:[A-Z&(]|of$|and$|the$|von$|van$|de$)/.test(word))
  const name = words
    .slice(0, end === -1 ? words.length : end)
    .join(' ')
    .replace(/\s?\([^)]{0,200}$/, '')
    .replace(/(?: (?:of|and|the))?(?<![\s,.;:(-])[\s,.;:(-]*$/, '')
  if (name.length < 4 || noName.test(name)) return null
  return inCase(name)
}

/** "SOLVARA FINANCE OF THE NORTH PTY LTD" as one writes it. */
function inCase(name: string): string {
  return plainCase(name).replaceAll(/ (?:Of|And|The)\b/g, (word) => word.toLowerCase())
}
