import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import type { Fact } from './facts.ts'

import type { Labelled } from './labels.ts'

import { blocksIn } from '../segment/find.ts'
import { matchesIn } from '../segment/matches.ts'
import {
  CONTRACT_ZONES,
  factAt,
  isPlaceholder,
  labelled,
  LOOSE_ZONES,
  MISREAD_ZONES,
  textInColumn,
} from './labels.ts'
import { namesIn } from './names.ts'

const NOT_PARTY =
  "(?![sS]\\b)(?!\\s*(?:'s?\\s*(?:(?!names?)\\w)|agent|solicitor|conveyancer|representative|practitioner|signature|warrants?|must|will|may|has|agrees|acknowledges|initial|disclosure|statement|statements|finance|and\\b))"
const VENDOR = new RegExp(
  `\\b(?:who is selling|name(?:\\(s\\)|s)? of (?:the )?(?:vendor|seller)s?|(?:the )?(?:vendor|seller)(?:\\(s\\)|s'?|'s)?(?: full)? names?(?:\\(s\\))?|(?:the )?(?:vendor|seller|transferor|developer|owner|proprietor|grantor)(?:\\(s\\)|s)?${NOT_PARTY})`,
  'i',
)
const PURCHASER = new RegExp(
  `\\b(?:who is buying|name(?:\\(s\\)|s)? of (?:the )?(?:purchaser|buyer)s?|(?:the )?(?:purchaser|buyer)(?:\\(s\\)|s'?|'s)?(?: full)? names?(?:\\(s\\))?|(?:the )?(?:purchaser|buyer|transferee)(?:\\(s\\)|s)?${NOT_PARTY})`,
  'i',
)
/** These words name the seller only where they are the name of a field. */
const SELDOM = /developer|owner|proprietor|grantor/i
const SIGNATORIES = /\bthe (vendor|seller|purchaser|buyer)s? \(((?!the\b)[A-Z][^()]{5,120})\)/gi

const STATEMENT: readonly PageKind[] = ['vendor-statement']

export function recogniseVendors(doc: Doc): Fact<string>[] {
  return parties(doc, VENDOR, /vendor|seller|transferor|developer|owner/i)
}

export function recognisePurchasers(doc: Doc): Fact<string>[] {
  return parties(doc, PURCHASER, /purchaser|buyer|transferee/i)
}

function parties(doc: Doc, label: RegExp, role: RegExp): Fact<string>[] {
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 93],
    [STATEMENT, 85],
    [LOOSE_ZONES, 60],
    [MISREAD_ZONES, 50],
  ] as const) {
    const found: Fact<string>[] = []
    const misread = zones === MISREAD_ZONES
    let last: Block | null = null
    for (const place of labelled(doc, label, zones, { anywhere: true })) {
      // A second owner has a row with the same label right below.
      if (last !== null && (!place.field || place.block.index - last.index > ROWS_BETWEEN)) break
      if (
        !(place.leads || standsBeforeColon(place)) ||
        (misread && !place.field) ||
        (SELDOM.test(place.label) && !place.field)
      )
        continue
      const text = place.text.slice(0, 260)
      // "SELLER: Ann Sample   BUYER: ______": the blank is the next party's.
      if (isPlaceholder(text.split(NEXT_PARTY)[0] ?? '')) continue
      // Another party's label right behind this one: the field between them is blank.
      if (/^\s*(?:vendor|seller|purchaser|buyer|agent|solicitor)\b/i.test(text)) continue
      for (const name of namesIn(text)) {
        const span = { start: place.offset + name.start, end: place.offset + name.end }
        found.push(
          factAt(doc, plainCase(name.name), span, confidence, [`a name behind "${place.label}"`]),
        )
      }
      if (found.length > 0 && (alone(place) || NAME_FIELD.test(place.block.text)))
        found.push(...furtherNames(doc, place, confidence))
      if (found.length > 0 && place.block.zone !== 'special-conditions') last = place.block
    }
    if (found.length > 0) return unique(found)
    if (misread) return []
    const fields = inNameFields(doc, zones, role, confidence - 5)
    if (fields.length > 0) return unique(fields)
    const columns = sideBySide(doc, zones, role, confidence - 5)
    if (columns.length > 0) return unique(columns)
    const told = toldInProse(doc, zones, role, confidence - 10)
    if (told.length > 0) return unique(told)
    const signing = signatories(doc, zones, role, confidence - 15)
    if (signing.length > 0) return unique(signing)
  }
  return []
}

/** "1. WHO  Vendor: … Purchaser: …": a label in the middle of a line, told by its capital and its colon. */
function standsBeforeColon({ block, label, offset }: Labelled): boolean {
  const end = offset - block.span.start
  if (OTHER_ROLE.test(block.text.slice(0, end))) return false
  return (
    /^[A-Z]/.test(label) &&
    new RegExp(`(?:[.;,)]|\\d{4}|\\b[A-Z]{2,}) ${label}:\\s?$`).test(block.text.slice(0, end))
  )
}

const ROWS_BETWEEN = 4
const NEXT_PARTY = /\b(?:vendor|seller|purchaser|buyer)s? ?:/i

const NAME_FIELD = /\bnames?(?:\/s|\(s\))?\s*:/i

/** "BUYER" on a line of its own, with the fields of each buyer below it. */
function alone(place: Labelled): boolean {
  const rest = place.block.text
    .replace(/\s*\([^()]{0,40}\)\s*:?$/, '')
    .replace(/^(?:item [a-z0-9]{1,3}|\d{1,2}(?:\.\d)?[.)]?)\s?[-:.]?\s/i, '')
  return rest.length < place.label.length + 6
}

/** The second and third "NAME:" under the heading of one party. */
function furtherNames(doc: Doc, place: Labelled, confidence: number): Fact<string>[] {
  const found: Fact<string>[] = []
  for (const block of doc.blocks.slice(place.block.index + 2, place.block.index + 12)) {
    if (block.partIndex !== place.block.partIndex || ANY_PARTY.test(block.text)) break
    const label =
      /^(?:(?:full )?names?\b[\s:.]*|[2-6][.)]\s+|\d{1,2}\.[2-6]\s+|and\s+(?=[A-Z]))/i.exec(
        block.text,
      )
    if (label === null) continue
    for (const name of namesIn(block.text.slice(label[0].length, label[0].length + 160))) {
      const start = block.span.start + label[0].length + name.start
      const span = { start, end: start + name.end - name.start }
      found.push(factAt(doc, plainCase(name.name), span, confidence, ['a further name of a party']))
    }
  }
  return found
}

const ANY_PARTY =
  /^(?:(?:item )?[a-z0-9]{1,3}\s?[-:.)–]\s?)?(?:the )?(?:vendor|seller|purchaser|buyer|agent|property|land|price|lot|tenan)/i

/** "NAME: Ann SAMPLE   NAME: Ben SAMPLE" below a heading that says whose names they are. */
const NAME_ROW =
  /^(?:[|\s]*)(?:full |legal )?names?(?:\/s|\(s\))?(?: and address(?:es)?)?(?:\s*:\s*|\s+(?=\p{Lu}))/iu
const OTHER_ROLE =
  /\b(?:agent|agency|solicitor|conveyancer|lawyer|practitioner|representative|stakeholder|lender|financier|deposit holder|witness)\b/i
const ROLE = /\b(?:vendor|seller|purchaser|buyer|transferor|transferee)s?\b/i
const ROWS_ABOVE = 7

function inNameFields(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  return blocksIn(doc, { zones }).flatMap((block) => {
    const label = NAME_ROW.exec(block.text)
    if (label === null || !role.test(roleAbove(doc, block))) return []
    const text = block.text.slice(label[0].length, label[0].length + 260)
    if (isPlaceholder(text)) return []
    return namesIn(text).map((name) => {
      const start = block.span.start + label[0].length + name.start
      const span = { start, end: start + name.end - name.start }
      return factAt(doc, plainCase(name.name), span, confidence, ['a name below a party'])
    })
  })
}

/** The party that the nearest heading above names; empty where it is an agent or nobody. */
function roleAbove(doc: Doc, block: Block): string {
  for (let index = block.index - 1; index >= block.index - ROWS_ABOVE; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return ''
    const text = above.text.slice(0, 70)
    if (OTHER_ROLE.test(text)) return ''
    const named = ROLE.exec(text)
    if (named !== null) return named[0]
  }
  return ''
}

const HEAD_OF_COLUMN =
  /^(?:the )?(vendor|seller|purchaser|buyer|transferor|transferee)(?:s|\(s\))?:?$/i

/** "VENDORS | PURCHASER" above what each of them is called and where they live. */
function sideBySide(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  return blocksIn(doc, { zones }).flatMap((block) => {
    const heads = (block.cells ?? []).map(({ start, end }) =>
      HEAD_OF_COLUMN.exec(doc.text.slice(start, end).trim()),
    )
    if (heads.length < 2 || heads.includes(null)) return []
    return heads.flatMap((head, column) => {
      if (!role.test(head?.[1] ?? '')) return []
      const { text, spanOf } = textInColumn(doc, block, column, (row) =>
        OTHER_ROLE.test(row.text.slice(0, 40)),
      )
      return namesIn(text).map((name): Fact<string> => {
        const spans = spanOf(name.start, name.end)
        const value = plainCase(name.name)
        return {
          value,
          text: name.name,
          spans,
          confidence,
          explanation: ['a name below its column'],
        }
      })
    })
  })
}

/** "The Seller is Ann SAMPLE, executor of …": a sentence and no field. */
const IS_PARTY =
  /\b[Tt]he ([Vv]endor|[Ss]eller|[Pp]urchaser|[Bb]uyer)s? (?:is|are) ((?!(?:the|a|an|not|to|in)\b)[A-Z][^;\n]{4,260})/g

const CALLED =
  /\(\s?(?:[^()]{0,30}\b(?:called|referred to as|known as)\s)?["']?(?:the |as )?["']?(vendor|seller|transferor|developer|owner|purchaser|buyer|transferee)s?["']?\s?\)/gi
const NAMED =
  /\bthe (vendor|seller|purchaser|buyer)s?,? ((?!the\b)[A-Z][^;()\n]{4,140}?),? (?=(?:agrees?|sells?|buys?|offers?|hereby)\b)/gi

/** "I/We: Ann SAMPLE of 4 Alder Row, Oldtown WA 6000, offer to purchase": one offers who buys. */
const OFFERING =
  /\b(?:I\/We|I|We),?:? ((?!the\b)[A-Z][^;()\n]{4,120}?),? of (?=[^;()\n]{5,120}?\boffers? to (?:purchase|buy)\b)/g

/** A stretch of text that names somebody, and what it calls them. */
type Told = { readonly role: string; readonly text: string; readonly offset: number }

const told = new WeakMap<readonly Block[], readonly Told[]>()

/** "ANN SAMPLE of 4 Alder Row (the Vendor)" and "The Seller, Ann Sample, agrees to sell". */
function toldInProse(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  const blocks = blocksIn(doc, { zones })
  // Vendors and purchasers are told in the same words: the second to ask finds them read.
  const places = told.get(blocks) ?? blocks.flatMap(placesIn)
  told.set(blocks, places)
  return namedIn(doc, places, role, confidence, 'a name and what it is called')
}

function placesIn({ text, span }: Block): Told[] {
  if (!text.includes(' ')) return []
  const found: Told[] = []
  let from = 0
  for (const match of matchesIn(text, CALLED)) {
    const before = text.slice(from, match.index)
    // "Item B (Purchaser): …" names a field, and the name stands behind it.
    if (/^\s?:/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2)))
      continue
    const opens =
      /^(?:.*\b(?:between|sells to|sold to|with):?\s+|\s*and:?\s+|\s*parties:?\s+)/i.exec(
        before,
      )?.[0].length ?? 0
    if (before.length < 400)
      found.push({
        role: match[1] ?? '',
        text: before.slice(opens),
        offset: span.start + from + opens,
      })
    from = match.index + match[0].length
  }
  for (const match of matchesIn(text, OFFERING)) {
    const inner = match[1] ?? ''
    const offset = span.start + match.index + match[0].indexOf(inner)
    found.push({ role: 'purchaser', text: inner, offset })
  }
  return [
    ...found,
    ...secondGroups(text, span, NAMED),
    ...secondGroups(text, span, IS_PARTY),
    ...bothSides(text, span),
  ]
}

/** "I, Ann SAMPLE of …, agree to sell to BEN BUYER, of …, who agrees to buy": both in one sentence. */
const SELLS_TO =
  /^(?:I|We|I\/We),? ((?:[^;(]|\([^()]{0,120}\)){6,420}?),? (?:hereby )?(?:agrees?(?: and undertakes?)? to sell|sells?|have sold|has sold|sell)(?: and transfer)?,?(?: [^;,.]{0,80})? (?:to|unto)\s((?!the\b)[A-Z][^;]{6,300})/i

function bothSides(text: string, { start }: Span): Told[] {
  const match = SELLS_TO.exec(text)
  if (match === null) return []
  const [whole, seller = '', buyer = ''] = match
  return [
    { role: 'vendor', text: seller, offset: start + whole.indexOf(seller) },
    { role: 'purchaser', text: buyer, offset: start + whole.lastIndexOf(buyer) },
  ]
}

function signatories(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  const places = blocksIn(doc, { zones }).flatMap(({ text, span }) =>
    text.includes('(') ? secondGroups(text, span, SIGNATORIES) : [],
  )
  return namedIn(doc, places, role, confidence, 'a name in the signing clause')
}

/** What stands in the second group of a pattern whose first is the role. */
function secondGroups(text: string, span: Span, pattern: RegExp): Told[] {
  return matchesIn(text, pattern).map((match) => {
    const inner = match[2] ?? ''
    const offset = span.start + match.index + match[0].indexOf(inner)
    return { role: match[1] ?? '', text: inner, offset }
  })
}

function namedIn(
  doc: Doc,
  places: readonly Told[],
  role: RegExp,
  confidence: number,
  explanation: string,
): Fact<string>[] {
  return places
    .filter((place) => role.test(place.role))
    .flatMap(({ text, offset }) =>
      namesIn(text).map((name) => {
        const span = { start: offset + name.start, end: offset + name.end }
        return factAt(doc, plainCase(name.name), span, confidence, [explanation])
      }),
    )
}

/** "ALEX SAMPLE" and "Alex SAMPLE" as a person writes it; a company keeps its own capitals. */
export function plainCase(name: string): string {
  if (!/\p{Lu}{3}/u.test(name)) return name
  return name.replace(/\p{Lu}[\p{Lu}'’-]+/gu, (word) =>
    /^(?:ATF|ABN|ACN|NSW|QLD|VIC|WA|SA|NT|ACT|II|III|IV)$/.test(word)
      ? word
      : word
          .toLowerCase()
          .replace(
            /(^|['’-])(\p{Ll})/gu,
            (_, before: string, letter: string) => before + letter.toUpperCase(),
          )
          .replace(/^Mc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`),
  )
}

function unique(facts: readonly Fact<string>[]): Fact<string>[] {
  const seen = new Set<string>()
  const full = new Set(facts.map(({ value }) => initialsOf(value)).filter((key) => key !== null))
  return facts.filter(({ value }) => {
    const key = value.toLowerCase()
    // "L H Carrick" signs for Lachlan Hugh Carrick.
    if (/^(?:[A-Z]\.? ){1,3}[A-Z]/.test(value) && full.has(key.replaceAll('.', ''))) return false
    return !seen.has(key) && seen.add(key)
  })
}

/** "l h carrick" for a name that is written out; null for initials and companies. */
function initialsOf(name: string): string | null {
  const words = name.toLowerCase().split(' ')
  const surname = words.pop()
  if (surname === undefined || words.length === 0 || words.some((word) => word.length < 2))
    return null
  return [...words.map((word) => word.charAt(0)), surname].join(' ')
}
