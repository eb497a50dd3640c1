import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOutgoings } from './outgoings.ts'

const HEAD = 'Contract of Sale of Real Estate\nVendor: Ada Lind\n\f'

function yearOf(kind: string, text: string): number | null {
  const told = recogniseOutgoings(docOf(HEAD + text)).find(({ value }) => value.kind === kind)
  return told === undefined ? null : told.value.annualCents
}

const STATEMENT = "VENDOR'S STATEMENT under section 32 Sale of Land Act 1962\n"

test.each([
  'Rates, land tax and other outgoings: see certificates, the whole being not above $3,600 a year',
  'Including land tax and council rates they come to less than $12,000.00 a year',
  'Council rates, water and land tax: the total is under $5,000.00 a year',
  'Land tax and council rates do not exceed $4,500 a year',
  'Council rates and land tax, no more than $6,000 a year',
])('takes no ceiling for a bill in %s', (text) => {
  expect(yearOf('land-tax', STATEMENT + text)).toBeNull()
  expect(yearOf('council-rates', STATEMENT + text)).toBeNull()
})

test('takes no fund of the whole scheme for the fee of a lot', () => {
  const text = `OWNERS CORPORATION CERTIFICATE
Owners Corporation 1 Plan No. PS627718N
1. The present fees for Lot 14 are $890.00 each quarter, payable in advance.
7. Total funds held: administrative fund $31,870.22; maintenance fund $142,655.90.`
  expect(yearOf('owners-corporation', text)).toBe(356_000)
})

test('takes no sum of what was left unpaid for the fee of a lot', () => {
  const text = `OWNERS CORPORATION CERTIFICATE
Owners Corporation 1 Plan No. PS627718N
1 Fees: $6,480.00 a year, $1,620.00 each quarter.   2 Paid to: 30 September 2026.
3 Unpaid fees: levy due 1 May 2026 $3,420.00 and interest $112.15, total $3,532.15.`
  expect(yearOf('owners-corporation', text)).toBe(648_000)
})

test.each([
  [
    'Total for lot 4. Administrative fund: $2,380.00 in the year (4 x $595.00). Sinking fund: $980.00 (4 x $245.00). Total amount of contributions before any discount: $3,360.00',
    336_000,
  ],
  [
    'Lot 9. Administrative fund $1,200.00 (2 x $600.00). Sinking fund $800.00 (2 x $400.00). Total contributions $2,000.00',
    200_000,
  ],
])('adds funds beside their parts in %s', (text, cents) => {
  expect(yearOf('owners-corporation', `BODY CORPORATE CERTIFICATE\nForm 33\n${text}`)).toBe(cents)
})

test.each([
  ['Land tax 2026: site value $290,000, tax $975.00, paid', 97_500],
  [
    'Land tax 2026, site value $1,120,000: $5,730.00, unpaid and due 1 July 2026\nVacant residential land tax 2026: $15,100.00, unpaid',
    573_000,
  ],
])('reads the tax behind its value in %s', (text, cents) => {
  expect(yearOf('land-tax', `STATE REVENUE OFFICE 84060911\n${text}`)).toBe(cents)
})
