import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { amountsIn } from '../forms/money.ts'
import { A_YEAR } from './charge-period.ts'
import { isTaxSized } from './tax-of-land.ts'

/**
 * What an adjustment sheet reckons as the tax of a year on this land alone: "Land tax, 2026, as the vendor's
 * only land … $9,140.00 for the year". The parties share that and not what the office assessed on all that
 * the vendor holds. Null where no sheet tells it.
 */
export function landTaxAdjusted(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  const pages = new Set(doc.blocks.filter(({ text }) => SHEET.test(text)).map(({ page }) => page))
  for (const block of doc.blocks) {
    const alone = pages.has(block.page) ? ALONE.exec(block.text) : null
    if (alone === null) continue
    const from = alone.index + alone[0].length
    const rows = doc.blocks
      .slice(block.index, block.index + ROWS)
      .filter(({ page }) => page === block.page)
    for (const row of rows) {
      const amount = yearIn(row, row === block ? from : 0)
      if (amount !== undefined) return read(doc, row, amount, 'land-tax', A_YEAR)
    }
  }
  return null
}

/** The amount of a row that is said to be the year's. */
function yearIn({ text }: Block, from: number) {
  return amountsIn(text).find(({ cents, start, end }) => {
    if (start < from || !isTaxSized(cents)) return false
    return FOR_YEAR.test(text.slice(end)) || TAX.test(text.slice(Math.max(from, start - 40), start))
  })
}

const ROWS = 6
const SHEET =
  /^.{0,30}\b(?:settlement (?:sheet|statement|figures)|(?:settlement )?adjustments?(?: sheet| statement| figures)?|statement of adjustments)\b(?![^.]{0,40}\b(?:clause|must|shall|will)\b)/i
const ALONE =
  /\bland tax\b[^$;]{0,80}\b(?:as (?:if )?(?:the|it|this|they)\b[^$.;]{0,40}\bonly land\b|single[- ]holding|(?:owned|owns|holds|held|with) no other land|sole holding)/i
const FOR_YEAR =
  /^,? (?:for (?:the|a) (?:full |whole |tax )?year|for 20\d\d|a year|per (?:year|annum)|p\.?a\b)/i
const TAX =
  /^.{0,20}\b(?:(?:land )?tax|annual(?: amount)?|year's tax)(?: (?:for|of) (?:the year|20\d\d))?[\s.:|=]{1,12}$/i
