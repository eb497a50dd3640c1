import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall, NOT_LAND, OPENS_PLAN } from './area-words.ts'
import { factAt } from '../fact-at.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** "Lot areas 26: 702 m² 27: 715 m²", "Lot 217 598 m². Lot 218 612 m²": several lots in one line. */
export function areaInLotList(doc: Doc, lot: string): Fact<string> | null {
  for (const block of doc.blocks) {
    if (!block.text.includes(lot)) continue
    // A plan of a few lots lists them by their bare numbers or letters.
    if (block.zone !== 'plan' && !LOTS.test(block.text)) continue
    const told = areaToldOnce(doc, block, lot)
    if (told !== null) return told
    const pairs = [...block.text.matchAll(PAIR)]
    if (new Set(pairs.map((pair) => pair[1])).size < 2) continue
    const own = pairs.find((pair) => pair[1] === lot)
    const area = own === undefined ? null : AREA.exec(own[0].slice(own[1]?.length ?? 0))
    if (own === undefined || area === null || isTooSmall(area)) continue
    const end = own.index + own[0].length
    if (NOT_LAND.test(block.text.slice(end, end + 16))) continue
    return areaAt(doc, block, { start: end - area[0].length, end }, 82)
  }
  return null
}

/** "Lot 207  556.4    Lot 208  562.8  (square metres by calculation)": the unit is told once for all. */
function areaToldOnce(doc: Doc, block: Block, lot: string): Fact<string> | null {
  const unit = UNIT_ONCE.exec(block.text)?.[1] ?? unitNear(doc, block)
  const pairs = unit === undefined ? [] : matchesIn(block.text, BARE_PAIR)
  const own = pairs.find((pair) => pair[1] === lot)
  const printed = own?.[2]
  if (own === undefined || printed === undefined || pairs.length < 2) return null
  const hectares = /^h/i.test(unit ?? '')
  if (!hectares && printedNumber(printed) < SMALLEST) return null
  const start = block.span.start + own.index + own[0].length - printed.length
  const span = { start, end: start + printed.length }
  const value = `${printed} ${hectares ? 'ha' : 'm²'}`
  const fact = factAt(doc, value, span, 82, ['a lot of a list whose unit is told once'])
  return { ...fact, text: value }
}

/** "(all in square metres)" behind the last row of a list, or "Areas in m²" above its first. */
function unitNear({ blocks }: Doc, { index, page, zone }: Block): string | undefined {
  const above = blocks
    .slice(Math.max(0, index - ROWS), index + 1)
    .filter((one) => one.page === page)
  const isPlan = zone === 'plan' || zone === 'title-search'
  if (!isPlan && !above.some(({ text }) => OPENS_PLAN.test(text))) return undefined
  const title = above.findLast(({ text }) => ENTITLED.test(text) || UNIT_OF_ALL.test(text))
  if (title !== undefined && ENTITLED.test(title.text)) return undefined
  return [...above, ...blocks.slice(index + 1, index + ROWS + 1)]
    .filter((one) => one.page === page)
    .flatMap(
      ({ text }) =>
        UNIT_OF_ALL.exec(text)
          ?.slice(1)
          .find((unit) => unit !== undefined) ?? [],
    )[0]
}

const ROWS = 5
const ENTITLED = /\b(?:entitlements?|liabilit(?:y|ies)|contributions?)\b/i
const UNIT_OF_ALL =
  /\b(?:all |areas? (?:are |of lots )?|sizes? |measured )in (m²|m2|sq\.? ?m\b|square met(?:re|er)s|hectares|ha\b)|\b(?:table|list|schedule|areas?) (?:of (?:lots|blocks|areas) )?\((m²|m2|sq\.? ?m|square met(?:re|er)s|hectares|ha)\)/i
const SMALLEST = 30
const UNIT_ONCE =
  /\b(?:areas?\b.{0,20}[( ]|\d\s|\d \()(m²|m2|sq\.? ?m\b|square met(?:re|er)s|met(?:re|er)s square|ha\b|hectares)/i
const BARE_PAIR =
  /\b(?:lot|allotment|block) ([A-Z]?\d{1,5}[A-Z]?)\s?(?:[:=-]|[._…]{2,40})?\s{1,3}(\d{1,3}(?:,\d{3})+|\d{1,5}\.\d{1,4}|\d{3,5})(?=\s|,|;|$)/gi

const LOTS = /\b(?:lots?|allotments?|blocks?)\b/i
/** A number, and with it nothing but a colon or a dash before its measure; "30 by 40" is a side. */
const PAIR = new RegExp(
  `(?<![\\d.,/$]|[x×] ?|\\bby )\\b([A-Z]?\\d{1,5}[A-Z]?|[A-H])\\s?(?:[:=-]|[._…]{2,40})?\\s{1,3}\\(?${AREA.source}`,
  'gi',
)
