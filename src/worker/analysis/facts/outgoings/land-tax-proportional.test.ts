import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function outgoingsIn(text: string): Record<string, number> {
  const { outgoings } = recogniseFacts(docOf(text))
  return Object.fromEntries(outgoings.map(({ value }) => [value.kind, value.annualCents]))
}

test('the clearance certificate of Victoria tells the tax without what lateness added', () => {
  const text =
    'STATE REVENUE OFFICE\nProperty Clearance Certificate - Land Tax\nCurrent land tax\tYear\tTaxable value\tProportional tax\tPenalty / interest\tTotal\nA LIND\t2026\t$410,000\t$2,412.35\t$38.20\t$2,450.55\nIf the land were all that is owned, tax would be at the general rate: $1,350.00 plus $330.00.'
  expect(outgoingsIn(text)).toEqual({ 'land-tax': 241_235 })
})

test('what a revenue office asks for beside arrears is the tax of the year, and no council’s rates', () => {
  const text =
    'STATE REVENUE OFFICE\nLand tax certificate\nYear\tParticulars\tAmount\n2026-27\tAssessed, payable by 15 January 2027\t$680.00 for the year\n2025-26\tAssessed, unpaid\t$655.00 overdue\nInterest on 2025-26\t$61.20\nTotal\t$1,396.20'
  expect(outgoingsIn(text)).toEqual({ 'land-tax': 68_000 })
})

test('the row of the lot gives way to no step of the reckoning', () => {
  const text =
    'Contract of Sale of Land\nLot 4 on Strata Plan 48317\n\fLAND TAX ASSESSMENT NOTICE 2026-27\nLand\tUnimproved value\tUse recorded\tShare of tax\nLot 4 SP 48317\t$245,000\tlet, not exempt\t$622.19\nLot 61 DP 27740\t$615,000\tlet, not exempt\t$1,561.81\nTotal of all land\t$860,000\t\t$2,184.00\nLand tax: $300.00 plus 0.25 cents for each $1 above $420,000\t$1,400.00'
  expect(outgoingsIn(text)).toEqual({ 'land-tax': 62_219 })
})
