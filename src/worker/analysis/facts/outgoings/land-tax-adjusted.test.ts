import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function landTaxIn(sheet: string): number | undefined {
  const text = `CONTRACT FOR THE SALE OF LAND\nvendor: Ada Lind\npurchaser: Bo Ek\n\fREVENUE NSW\nLAND TAX ASSESSMENT NOTICE 2026\nYour land tax is $14,310.00.\n\f${sheet}`
  const { outgoings } = recogniseFacts(docOf(text))
  return outgoings.find(({ value }) => value.kind === 'land-tax')?.value.annualCents
}

test.each([
  "SETTLEMENT SHEET, completion 4 December 2026\n\nLand tax, 2026, as the vendor's only land (clause 14.4):\n\nland value\t$1,240,000\n\nless threshold\t$1,075,000\n\n1.6% of $165,000 plus $100\t$2,740.00 for the year\n\nPurchaser's 27 days of 365\t$202.68",
  'STATEMENT OF ADJUSTMENTS\n\nLand tax on a single holding basis: $2,740.00 for the year, purchaser 27 days\t$202.68',
  'Adjustments at 4 December 2026\n\nLand tax (as if the vendor owned no other land)\n\nLand tax for 2026\t$2,740.00\n\nPurchaser 27/365\t$202.68',
])('the tax on this land alone counts, as the parties adjust it: %s', (sheet) => {
  expect(landTaxIn(sheet)).toBe(274_000)
})

test.each([
  'SETTLEMENT SHEET, completion 4 December 2026\n\nLand tax is not adjusted.\n\nRates $1,402.00 for the year',
  'SPECIAL CONDITIONS\n\n33. Land tax is adjusted on a single holding basis.\n\n34. The purchaser allows $2,740.00 for the fence.',
])('what was assessed stays without such a sheet: %s', (sheet) => {
  expect(landTaxIn(sheet)).toBe(1_431_000)
})
