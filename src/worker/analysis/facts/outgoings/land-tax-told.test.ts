import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

function landTaxIn(text: string): number | null {
  const told = recogniseOutgoings(docOf(text)).find(({ value }) => value.kind === 'land-tax')
  return told === undefined ? null : told.value.annualCents
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

test.each([
  [
    'Revenue NSW - Section 47 certificate\nLand is charged with land tax for the 2026 year, outstanding $1,464.00.',
    146_400,
  ],
  [
    'STATE REVENUE OFFICE\nProperty clearance certificate\nLand tax 2026: taxable value $395,000, proportional tax $2,535.00 paid. Trust surcharge: nil.',
    253_500,
  ],
  ['RevenueSA\nLand tax 2026-27: $2,790.00, assessed as the premises are partly let', 279_000],
  [
    'Land tax certificate\nAssessed to the owner across all holdings for the 2026 tax year, portion of this lot: $5,174.00. Amount unpaid: $5,174.00.',
    517_400,
  ],
  [
    'Land tax clearance, State Revenue Office, 2026-27\nTaxable land value $1,410,000\nAttributed tax $2,338.40',
    233_840,
  ],
  [
    'SRO certificate 81117720. Land tax 2026: $1,350.00, of which $1,350.00 remains to be paid. WGT $0.00. VRLT: nil.',
    135_000,
  ],
  [
    'Revenue office search\nLand tax 2026 $1,770.00 single holding; proportional $6,904.00 Unpaid $6,904.00 VRLT: $8,300.00',
    690_400,
  ],
  [
    'STATE REVENUE OFFICE\nProperty clearance certificate\nOn a single holding basis the land tax for 2026 would be $1,350.00.',
    135_000,
  ],
  [
    'Land tax certificate\nState Revenue, section 47\nTax year\tTaxable value\tUnpaid\n2025 land tax\t$1,310,000\t$3,860.00\n2026 land tax\t$1,350,000\t$4,500.00\nInterest\t$212.40',
    450_000,
  ],
  [
    'STATE REVENUE OFFICE\nProperty clearance certificate\nYear\tTaxable value\tTax\tInterest\n2026\t$720,000\t$2,790.00\t$0.00\n2025\t$700,000\t$2,700.00\t$0.00',
    279_000,
  ],
])('reads the tax in %s', (text, cents) => {
  expect(landTaxIn(PAGE + text)).toBe(cents)
})

test.each([
  'State Revenue Office\nProperty clearance certificate\nLand tax 2026: nil. Taxable value $395,000. VRLT: nil.',
  'Land tax: the land is exempt in 2026. The threshold is $300,000.',
  'Special conditions\n12. Land tax is adjusted on a single holding basis, not more than $2,000.00, for 2026.',
  'STATE REVENUE OFFICE\nProperty clearance certificate\nLand tax is not payable for 2026. If the land were taxable on a single holding basis the 2026 tax would be $975.00.',
  'Revenue office\nLand tax 2026: the home is exempt. Without the exemption the land tax of 2026 would be $1,350.00.',
  'Council rates 2026-27 $1,904.00. No land tax is charged.',
  'State Revenue Office\nProperty clearance certificate\nLand tax 2026: exempt. If the land were taxable on a single holding, land tax for 2026 would be $2,970.00.',
  'Revenue office\nLand tax 2026. But for the exemption of the home the land tax for 2026 comes to $1,845.00.',
  'Land tax certificate\nHad this property been taxed for 2026, land tax of $3,105.00 would have been payable.',
  'Land tax certificate\nState Revenue, section 47\nTax year\tTaxable value\tUnpaid\n2025\t$1,310,000\tNil\n2026\t$1,350,000\tNil',
])('finds none in %s', (text) => {
  expect(landTaxIn(PAGE + text)).toBeNull()
})

test.each([
  'STATE REVENUE OFFICE\nProperty clearance certificate\nItem | Year | Taxable value | Tax | Interest | Total\nCurrent land tax | 2026 | exempt | $0.00 | $0.00 | $0.00\nArrears of land tax | 2025 | $640,000 | $2,910.00 | $118.20 | $3,028.20',
  'Land tax certificate\nLand tax in arrears | 2024 | $1,464.00\nLand tax 2026 | nil',
])('what is owed of an earlier year is no yearly cost: %s', (page) => {
  expect(landTaxIn(PAGE + page)).toBeNull()
})
