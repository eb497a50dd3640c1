import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function factsOf(land: string, text: string) {
  const contract = `CONTRACT OF SALE OF LAND\nPARTICULARS OF SALE\nVendor: Ada Lind\nPurchaser: Bo Ek\nLand: ${land}\nPrice: $800,000\n\f`
  const { councilValuation, outgoings } = recogniseFacts(docOf(contract + text))
  const charges = outgoings.map(({ value }) => [value.kind, value.annualCents])
  return { value: councilValuation?.value, ...Object.fromEntries(charges) }
}

const CERTIFICATES = `MARLOW SHIRE COUNCIL
Certificates under section 603
\tCertificate 11/26\tCertificate 12/26
Land\tLot 6 DP 700112\tLot 7 DP 700112
Land value\t$610,000\t$240,000
Base amount\t390.00\t390.00
Ad valorem\t1,210.40\t476.20
Levied 2026-27\t1,600.40\t866.20
Arrears\t0.00\t310.10
Paid\t-400.10\t0.00
DUE\t$1,200.30\t$1,176.30`

test('a certificate with a column for each lot tells both that are sold', () => {
  expect(factsOf('Lots 6 and 7 in Deposited Plan 700112', CERTIFICATES)).toEqual({
    value: 85_000_000,
    'council-rates': 246_660,
  })
})

test('of the columns of two lots the one that is sold counts', () => {
  const sold = factsOf('Lot 6 in Deposited Plan 700112', CERTIFICATES)
  expect(sold).toMatchObject({ value: 61_000_000, 'council-rates': 160_040 })
  expect(factsOf('Lot 7 in Deposited Plan 700112', CERTIFICATES)).toMatchObject({
    value: 24_000_000,
    'council-rates': 86_620,
  })
})

test.each([
  [
    'its lot',
    'Assessment | Property | Site value | Cap imp value| NAV\n4407\t5 Weir Lane, Lot 1\t510,000\t720,000\t36,000\n4408\t9 Weir Lane, Lot 2\t305,000\t466,000\t23,300',
  ],
  [
    'its street',
    'Assessment\tProperty\tSite value\tCapital improved value\n4407\t5 Weir Lane\t510,000\t720,000\n4408\t9 Weir Ln Marlow\t305,000\t466,000',
  ],
])('of a combined notice the row with %s counts', (_name, rows) => {
  const text = `MARLOW SHIRE COUNCIL\nCOMBINED VALUATION AND RATES NOTICE 2026-27\n${rows.replaceAll(' | ', '\t')}`
  expect(factsOf('9 Weir Lane, Marlow VIC 3650, Lot 2 on PS412990', text)).toEqual({
    value: 46_600_000,
  })
})

test('a land tax assessment tells the share of the unit that is sold', () => {
  const text = `STATE REVENUE OFFICE\nLAND TAX ASSESSMENT NOTICE 2026
Item\tAddress\tSite value\tTaxable value\tProportional tax
1 2/14 WEIR LANE MARLOW\t210,000\t210,000\t$1,105.20

Land ID 40011201

2 3/14 WEIR LANE MARLOW\t225,000\t225,000\t$1,184.15

Land ID 40011202

3 U9 70 MILL ROAD MARLOW\t540,000\t540,000\t$2,841.90
Tax payable\t\t\t\t$5,131.25`
  expect(factsOf('3/14 Weir Lane, Marlow VIC 3650, Lot 3 on PS412990', text)).toMatchObject({
    'land-tax': 118_415,
  })
})

test('the row of the land that is sold stays, whatever stands beside it', () => {
  const text =
    'MARLOW SHIRE COUNCIL\nRATES NOTICE 2026-27\nProperty\tSite value\tCapital improved value\n9 Weir Lane\t305,000\t466,000\n12 Dairy Road\t510,000\t720,000'
  expect(factsOf('9 Weir Lane, Marlow VIC 3650, Lot 2 on PS412990', text)).toEqual({
    value: 46_600_000,
  })
})
