import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const CONTRACT = `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Price: $735,000
`

test.each([
  [
    'SECTION 32 STATEMENT\nVendor: Oriel Fay Trentham\n1.1 Rates etc.    Council $1,388.60. Water $690.40. Owners corporation $1,160. Land tax see certificate.',
    { 'council-rates': 138_860, 'water-rates': 69_040, 'owners-corporation': 116_000 },
  ],
  [
    'SECTION 32 STATEMENT\nVendor: Oriel Fay Trentham\n\nCouncil rates $1,212.00 and water $402.80 for the year, both paid.',
    { 'council-rates': 121_200, 'water-rates': 40_280 },
  ],
  [
    'OWNERS CORPORATION CERTIFICATE\nOwners Corporation PS339207C, lot 5\n\nAnnual fees $3,640.00, due half yearly on 1 January and 1 July.',
    { 'owners-corporation': 364_000 },
  ],
  [
    'LAND INFORMATION CERTIFICATE\nSection 121 Local Government Act 2020\nPembury City Council\nGeneral rate 1,511.30    Garbage 388.00    Fire levy 224.10    Year total 2,123.40',
    { 'council-rates': 212_340 },
  ],
])('reads what the year costs in %s', (paper, outgoings) => {
  expect(readLayout(`${CONTRACT}\n${paper}\n`)['outgoings']).toEqual(outgoings)
})
