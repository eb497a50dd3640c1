import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function landTaxIn(text: string): number | null {
  const { outgoings } = recogniseFacts(docOf(PAGE + text))
  return outgoings.find(({ value }) => value.kind === 'land-tax')?.value.annualCents ?? null
}

const PAGE = 'Contract of Sale of Real Estate\nVendor: Ada Lind\nLot 44 on SP 102030\n\f'

test.each([
  [
    'the number of its parcel',
    'Certificate about land tax\nCommissioner of State Revenue\nTax on the sum\t$9,120.50\nPart of it attributed to PID 2204117\t$2,410.30 for the year',
    241_030,
  ],
  [
    'the parties, who agree on what was assessed',
    'SPECIAL CONDITIONS\n33.1 Clause 14.2: put "in the sum assessed on all land of the vendor, shared by land value (for 2026 that share is $2,780.00)".',
    278_000,
  ],
  [
    'words behind the amount, in a letter',
    "Queensland Revenue Office\nYour client's land at 30 June 2026 was assessed together with other land at $4,812.00. Of that sum $1,212.40 is attributable to Lot 44.",
    121_240,
  ],
  [
    'words in the line above the amount',
    'REVENUE NSW\nThe total tax of the owner is $12,018.00. The portion of it that belongs to this land for the 2026 year is\n$2,118.35\nand it is a charge on the land.',
    211_835,
  ],
  [
    'a row of its own below the tax on everything',
    'RevenueWA land tax 2026/27\nTax on all land of the owners\t$1,918.00\nAmount for lot 44\t$388.20',
    38_820,
  ],
  [
    'the row of the lot that is sold',
    'STATE REVENUE OFFICE\nLand tax 2026, total $6,300.00\nShare for lot 43\t$2,100.00\nShare for lot 44\t$1,890.00\nShare for lot 45\t$2,310.00',
    189_000,
  ],
  [
    'a sum for two years beside it',
    'REVENUE NSW\nSection 47 certificate\nLand tax is charged on the land for 2025 and 2026, in the sum of $7,310.00.\n2026 liability attributed to this land $3,905.00.',
    390_500,
  ],
  [
    'what a quarter of it is',
    'ACT REVENUE OFFICE\nLand tax on this unit: $402.10 a quarter. On other units of the owner $3,217.00.',
    160_840,
  ],
])('takes the share of the land from %s', (_name, text, cents) => {
  expect(landTaxIn(text)).toBe(cents)
})

test.each([
  "STATE REVENUE OFFICE\nTaxable value attributed to this land $310,000. Land tax: nil, the owner's home.",
  'REVENUE NSW\nThe share of this lot in the land value is $310,000. No land tax is charged for 2026.',
])('takes no share where none is told: %s', (text) => {
  expect(landTaxIn(text)).toBeNull()
})
