import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { namesIn } from './names.ts'
import { plainCase } from '../forms/plain-case.ts'
import { soldAndBought } from './sold-and-bought.ts'

const SIGNATORIES = /\bthe (vendor|seller|purchaser|buyer)s? \(((?!the\b)[A-Z][^()]{5,120})\)/gi
/** "The Seller is Ann SAMPLE, executor of …": a sentence and no field. */
const IS_PARTY =
  /\b[Tt]he ([Vv]endor|[Ss]eller|[Pp]urchaser|[Bb]uyer)s? (?:is|are) ((?!(?:the|a|an|not|to|in)\b)[A-Z](?:(?!\b[Tt]he (?:[Vv]endor|[Ss]eller|[Pp]urchaser|[Bb]uyer)s? (?:is|are)\b)[^;\n]){4,260})/g

const CALLED =
  /\(\s?(?:[^()]{0,30}\b(?:called|referred to as|known as)\s)?["']?(?:the |as )?["']?(vendor|seller|transferor|developer|owner|purchaser|buyer|transferee)s?["']?(?:,[^()]{0,80})?\s?\)/gi
const NAMED =
  /\bthe (vendor|seller|purchaser|buyer)s?,? ((?!(?:the|and|or|nor|who|then|also)\b)[A-Z][^;()\n]{4,140}?),? (?=(?:agrees?|sells?|buys?|offers?|hereby)\b)/gi

/** "I/We: Ann SAMPLE of 4 Alder Row, Oldtown WA 6000, offer to purchase": one offers who buys. */
const OFFERING =
  /\b(?:I\/We|I|We),?:? ((?!the\b)[A-Z][^;()\n]{4,120}?),? of (?=[^;()\n]{5,120}?\boffers? to (?:purchase|buy)\b)/g

/** A stretch of text that names somebody, and what it calls them. */
export type Told = { readonly role: string; readonly text: string; readonly offset: number }

const told = new WeakMap<readonly Block[], readonly Told[]>()

/** "ANN SAMPLE of 4 Alder Row (the Vendor)" and "The Seller, Ann Sample, agrees to sell". */
export function toldInProse(
  doc: Doc,
  zones: readonly PageKind[],
  role: RegExp,
  confidence: number,
): Fact<string>[] {
  const blocks = blocksIn(doc, { zones })
  // Vendors and purchasers are told in the same words: the second to ask finds them read.
  const places = told.get(blocks) ?? blocks.flatMap((block) => placesIn(withBrokenName(doc, block)))
  told.set(blocks, places)
  return namedIn(doc, places, role, confidence, 'a name and what it is called')
}

/** "… sells and the Purchasers, Ann Mary" above "Sample and Ben Sample, buy": a line that breaks within a name. */
function withBrokenName(doc: Doc, block: Block): Block {
  const next = doc.blocks[block.index + 1]
  if (block.cells !== null || next === undefined || next.cells !== null) return block
  if (next.partIndex !== block.partIndex || !BROKEN_NAME.test(block.text)) return block
  const span = { start: block.span.start, end: next.span.end }
  return { ...block, span, text: doc.text.slice(span.start, span.end).replaceAll('\n', ' ') }
}

const BROKEN_NAME =
  /\b[Tt]he (?:[Vv]endor|[Ss]eller|[Pp]urchaser|[Bb]uyer)s?, (?:\p{Lu}[\p{L}'-]{1,30} ){0,6}(?:and |\p{Lu}\. )?\p{Lu}[\p{L}'-]{1,30}$/u

function placesIn({ text, span, cells }: Block): Told[] {
  if (!text.includes(' ')) return []
  const found: Told[] = []
  let from = 0
  for (const match of matchesIn(text, CALLED)) {
    // "WHO | Ann SAMPLE (called the vendor)": the cell before is a heading.
    const cell = cells?.find(({ end }) => end > span.start + match.index)
    const ownCell = (cell?.start ?? span.start) - span.start
    if (ownCell < match.index) from = Math.max(from, ownCell)
    const before = text.slice(from, match.index)
    // "Item B (Purchaser): …" names a field, and the name stands behind it.
    if (isNameOfField(cells, span.start + match.index + match[0].length)) continue
    if (/^\s?:/.test(text.slice(match.index + match[0].length, match.index + match[0].length + 2)))
      continue
    const opens =
      /^(?:.*\b(?:between|sells? to|sold to|with|(?:statement|made|given) by|by this (?:contract|agreement|deed|memorandum)):?\s+|\s*\(?[a-z0-9]{1,3}[.)]\s+|\s*(?:of the (?:one|first) part,?;?\s)?and:?\s+|\s*parties:?\s+|\s*(?:from|to)\s+(?=[A-Z]))/i.exec(
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
    ...soldAndBought(text, span),
    ...preparedFor(text, span),
  ]
}

/** "Prepared for ANN SAMPLE and BEN SAMPLE, purchasers" */
function preparedFor(text: string, { start }: Span): Told[] {
  return matchesIn(text, FOR_PARTY).map((match) => {
    const inner = match[1] ?? ''
    return {
      role: match[2] ?? '',
      text: inner,
      offset: start + match.index + match[0].indexOf(inner),
    }
  })
}

const FOR_PARTY =
  /\b(?:[Pp]repared|[Dd]rawn|[Mm]ade|and)\b[^;:()\n]{0,24} for ([A-Z][^;:()\n]{4,120}?), (?:the )?(vendor|seller|purchaser|buyer)s?(?=[.,;]|\s*$|\s+and\b)/g

/** "Developer (Seller) | Sample Homes Pty Ltd": a cell that another follows. */
function isNameOfField(cells: Block['cells'], end: number): boolean {
  const at = cells?.findIndex((cell) => Math.abs(cell.end - end) <= 1) ?? -1
  return at >= 0 && at < (cells?.length ?? 0) - 1
}

export function signatories(
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
