import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { blockAt, findAll } from '../../segment/find.ts'

import { CONTRACT_ZONES, LOOSE_ZONES, MISREAD_ZONES } from '../forms/contract-zones.ts'
import { factAt } from '../fact-at.ts'
import { isPlaceholder } from '../forms/placeholder.ts'
import { labelled } from '../forms/labels.ts'
import { priceOfDeposit } from './price-of-deposit.ts'
import { type Amount, amountInWords, firstAmount } from '../forms/money.ts'

export const PRICE_LABEL =
  /\b(?:(?:total |agreed |full )?(?:purchase|sale|contract|selling|offer(?:ed)?) price|for how much|(?<=^(?:\d{1,2}[.)]?\s)?)(?:how much|what (?:it|the (?:land|property|home|house)) costs)|purchase (?:money|consideration)|(?<!(?:of the|of|(?<=\S )the|balance|per cent|%|this|a|its|list|asking|reserve) )price|(?<=(?:^|[.;]\s)\W{0,3}(?:\d{1,2}(?:\.\d{1,2})?[.)]?\s{1,2})?the\s)price(?=\sis\s|\s?$)|consideration)\b(?!\s*(?:includes?|is (?:in|ex)clusive|payable|paid|per|multiplied|range|guide|list|for|and|on|under|at|bracket|reduction)\b)/i
const SKIP =
  /^\s*\(?(?:\(?(?:in words|in figures|words|figures|inclusive of gst|including gst|incl\.? gst|excluding gst|of the (?:property|land)|\/ deposit \/ balance)\)?|(?:is )?the sum of|is|of|[:$-]|price(?= \$))*\s*/i

/** The purchase price in cents, from the contract's own particulars. A blank field is null. */
export function recognisePrice(doc: Doc): Fact<number> | null {
  for (const [zones, confidence] of [
    [CONTRACT_ZONES, 95],
    [LOOSE_ZONES, 70],
    [MISREAD_ZONES, 55],
  ] as const) {
    const misread = zones === MISREAD_ZONES
    for (const found of labelled(doc, PRICE_LABEL, zones, { anywhere: !misread })) {
      if (misread && !found.field) continue
      if (zones !== CONTRACT_ZONES && isOfWorks(doc, found)) continue
      const place = wordsAbove(doc, found)
      const skipped = skippedIn(place.text)
      const rest = place.text.slice(Math.max(0, skipped - 1), skipped + 90)
      if (isPlaceholder(rest.trim()) && !/^\s{0,9}\$?\s{0,9}\d/.test(rest)) continue
      const amount = firstAmount(rest)
      if (amount === null || amount.start > (place.leads ? 40 : 12)) continue
      if (/\b(?:deposit|balance|rent|loan|%|per cent)\b/i.test(rest.slice(0, amount.start)))
        continue
      if (isThreshold(rest, amount)) continue
      if (amount.cents < 100_000_00 / 100) continue
      const start = place.offset + Math.max(0, skipped - 1) + amount.start
      return factAt(
        doc,
        amount.cents,
        { start, end: start + amount.end - amount.start },
        confidence,
        [`an amount behind the label "${place.label}"`],
      )
    }
    const told = misread
      ? null
      : (soldFor(doc, zones, confidence - 8) ??
        (zones === CONTRACT_ZONES ? behindPlainWords(doc, confidence - 10) : null) ??
        priceOfDeposit(doc, zones, confidence - 20))
    if (told !== null) return told
  }
  return null
}

/** "sold for | $768,000", "Sum" above "$575,000": a field that calls the price by plainer words. */
function behindPlainWords(doc: Doc, confidence: number): Fact<number> | null {
  for (const { block, label, text, offset, leads, field } of labelled(
    doc,
    PLAIN_LABEL,
    CONTRACT_ZONES,
  )) {
    if (!leads || !(field || OPEN_WORDS.test(label))) continue
    const amount = firstAmount(text.slice(0, 90))
    if (amount === null || amount.start > 3 || amount.cents < LEAST_PRICE_CENTS) continue
    if (NO_PRICE.test(doc.blocks[block.index - 1]?.text ?? '')) continue
    const span = { start: offset + amount.start, end: offset + amount.end }
    return factAt(doc, amount.cents, span, confidence, [`an amount behind "${label}"`])
  }
  return null
}

const PLAIN_LABEL =
  /\b(?:(?:the |agreed |total |whole )?(?:sum|figure)(?: (?:agreed|payable|to be paid|of the (?:sale|purchase)))?|(?:is |are )?(?:sold|bought) (?:for|at)|(?:in consideration|for the (?:price|sum)|at the (?:price|sum)|for the consideration) of|(?:the )?(?:buyer|purchaser)s? pays?|(?:what |how much )?(?:you|we) pay)\b/i
/** Words that only a sum can follow. */
const OPEN_WORDS = /\b(?:for|at|of)$/i
const NO_PRICE = /\b(?:loan|lender|financ\w{1,8}|insur\w{1,8}|mortgage|deposit)\b/i
const LEAST_PRICE_CENTS = 2_000_000

/** "Contract price $318,400" of a builder's insurance or a building contract is what the works cost. */
function isOfWorks(doc: Doc, { block }: Labelled): boolean {
  const above = doc.blocks
    .slice(Math.max(0, block.index - PAGE_OF_WORKS), block.index + 1)
    .filter(({ page, partIndex }) => page === block.page && partIndex === block.partIndex)
  return above.some(({ text }) => WORKS.test(text))
}

const PAGE_OF_WORKS = 14
const WORKS =
  /\b(?:(?:domestic |residential |home )?building work|builder(?:'s)?|building contract\w*|(?:home|building|domestic) (?:building )?(?:indemnity|warranty|compensation)|construction (?:cost|contract)|cost of (?:the )?works?|building permit|policy (?:no|number))\b/i

/** "Relevant Price more than $750,000?": a form asks on which side of a sum the price lies. */
function isThreshold(text: string, { start, end }: Amount): boolean {
  return BEYOND.test(text.slice(0, start)) || ASKED.test(text.slice(end))
}

const BEYOND =
  /\b(?:(?:more|less|greater|lower|higher) than|exceed(?:s|ing)?|under|over|above|below|at least|up to)\W{0,3}$/i
const ASKED = /^\s{0,2}(?:or (?:more|less|over|above|under|greater)\b)?\s{0,2}\?/i

/** "Four hundred thousand dollars" fills the line below a label: the figures stand below it. */
function wordsAbove(doc: Doc, place: Labelled): Labelled {
  const words = amountInWords(place.text)
  if (words === null || words.start > 4 || place.text.length - words.end > 4) return place
  const line = blockAt(doc, place.offset)
  const next = line === undefined ? undefined : doc.blocks[line.index + 1]
  if (line === undefined || next?.partIndex !== line.partIndex) return place
  return {
    ...place,
    text: doc.text.slice(place.offset, Math.min(next.span.end, place.offset + 420)),
  }
}

/** A remark, or the amount in words, that stands between the label and the figures. */
function skippedIn(text: string): number {
  const skipped = SKIP.exec(text)?.[0].length ?? 0
  const words = amountInWords(text.slice(skipped, skipped + 160))
  return words !== null && words.start < 4 ? skipped + words.end : skipped
}

const SOLD_FOR =
  /\b(?:sells?|sold|sale|buys?|bought|purchases?|purchased|agrees? to (?:sell|buy|purchase)|offers? to (?:buy|purchase))\b[^.;$]{0,220}?\b(?:for|at)\s(?:the |a |an )?(?:total |agreed )?(?:sum|price|amount|consideration|purchase price|sale price)\s(?:of|being)\s|\b(?:property|land|lot|premises)\b[^.;$]{0,60}?\b(?:is|was|are) (?:hereby )?(?:sold|bought)\b[^.;$]{0,60}?\bfor\s(?=\$)|\b(?:sells? to|agrees? to (?:sell|buy|purchase)|offers? to (?:buy|purchase)|buys?)\b[^;$\n]{0,420}?\bfor\s(?=\$)/i

/** A buyer's own home is sold for another price. */
const OTHER_SALE =
  /\b(?:purchaser|buyer)s?\b[^.;]{0,40}\b(?:sells?|selling|sale)\b|\b(?:its|their|his|her|own|another|other)\b/i

/** "The Vendor sells … for the sum of $540,000". */
function soldFor(doc: Doc, zones: readonly PageKind[], confidence: number): Fact<number> | null {
  for (const { span, block } of findAll(doc, SOLD_FOR, { zones })) {
    const from = Math.max(block.span.start, span.start - 50)
    if (OTHER_SALE.test(doc.text.slice(from, span.end))) continue
    const behind = doc.text.slice(span.end, span.end + 160)
    const skipped = skippedIn(behind)
    const amount = firstAmount(behind.slice(Math.max(0, skipped - 1)))
    if (amount === null || amount.start > 6 || amount.cents < 1_000_000) continue
    const start = span.end + Math.max(0, skipped - 1) + amount.start
    return factAt(
      doc,
      amount.cents,
      { start, end: start + amount.end - amount.start },
      confidence,
      ['an amount for which the land is sold'],
    )
  }
  return null
}
