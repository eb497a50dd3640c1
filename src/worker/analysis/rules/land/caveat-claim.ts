import type { Doc, Span } from '../../document.ts'
import { plainCase } from '../../facts/forms/plain-case.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { cut } from '../reading/in-their-words.ts'

export const CAVEAT_CLAIM_PATTERNS = wordings({
  by: /\b(?:CAVEAT|[Cc]aveat)\b[^\n;]{0,60}?\b(?:BY|[Bb]y) (?:the )?([A-Z][^\n;|]{2,90})/,
  /** "Caveator JELENA DRAGIC", "CAVEATOR (Note 2): Solvara Finance Pty Ltd", also on the next line. */
  caveator:
    /\b(?<!\b(?:BY|By|by|OF|of|TO|to) (?:THE|The|the) )(?:CAVEATOR|Caveator)\b(?: \(\w{1,6} \d\))?(?: ?[:|])?[ \n]{1,3}(?!(?:FOR|For|TO|To|OF|Of|IN|In|UNDER|AND) )([A-Z][^\n;|]{2,90})/,
  /** A title of Queensland sets the name alone under the number. */
  under: /\bCAVEAT No\.? ?\d{6,10}\b[^\n]{0,40}\n([A-Z][A-Z .&'’()-]{4,70})/,
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
    /[\s.]{1,2}(?:by virtue of|grounds? of|estate or interest|(?:the )?caveator|address for|lodged|registered on|prohibition|notice|notations|covenant [A-Z]|diagram location|any encumbrances|activity in|administrative)\b[^]{0,400}$/i,
})

export type CaveatClaim = { readonly who: string | null; readonly what: string | null }

/** Who lodged the caveat at this place, and what for, as its entry or its own paper prints it. */
export function caveatClaim(doc: Doc, { start }: Span, isOnly: boolean): CaveatClaim {
  const near = claimIn(linesFrom(doc, start))
  if (!isOnly || (near.who !== null && near.what !== null)) return near
  // The dealing itself stands elsewhere in the file, and can only be that of the one caveat.
  for (const { text, span } of doc.blocks) {
    if (!/^caveator\b/i.test(text)) continue
    const far = claimIn(linesFrom(doc, span.start))
    if (far.who !== null) return { who: near.who ?? far.who, what: near.what ?? far.what }
  }
  return near
}

const LINES = 5
const LONGEST_ENTRY = 700

/** The entry with what stands under it, up to the next caveat. */
function linesFrom(doc: Doc, start: number): string {
  const block = blockAt(doc, start)
  if (block === undefined) return ''
  const lines = [doc.text.slice(start, block.span.end)]
  for (const next of doc.blocks.slice(block.index + 1, block.index + LINES)) {
    if (next.partIndex !== block.partIndex || /\bcaveat\b/i.test(next.text)) break
    lines.push(next.text)
  }
  return lines.join('\n').slice(0, LONGEST_ENTRY)
}

function claimIn(text: string): CaveatClaim {
  const { by, caveator, under, grounds, estate, asHolder, virtue, claims, label } =
    CAVEAT_CLAIM_PATTERNS
  const name = [caveator, by, under].map((one) => one.exec(text)?.[1]).find(Boolean)
  const told = [estate, asHolder, grounds, claims, virtue]
    .flatMap((one) => one.exec(text)?.[1] ?? [])
    .map((one) =>
      one
        .replaceAll(/\s+/g, ' ')
        .replace(label, '')
        .replace(/(?<![.,;-])[.,;-]*$/, '')
        .trim(),
    )
  const what = [...new Set(told)].slice(0, 2).join('; ')
  return { who: nameFrom(name ?? ''), what: what === '' ? null : cut(what, LONGEST_WORDS) }
}

const LONGEST_WORDS = 200

function nameFrom(printed: string): string | null {
  const { behind, noName } = CAVEAT_CLAIM_PATTERNS
  const words = printed.replace(behind, '').split(' ')
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
