import { expect, test } from 'vitest'

import { readLayout } from './testing/read-layout.ts'

const WA = 'OFFER AND ACCEPTANCE - RESIDENTIAL\n'

test('counts the days of a deposit from the acceptance that makes the contract', () => {
  const text = `${WA}THE BUYER     Oriel Fay Trentham\nTHE SELLER     Kofi Adjei\nTHE PROPERTY     Lot 4 on Strata Plan 22118, Volume 1912 Folio 44\nTHE PRICE     $465,000\nTHE DEPOSIT     $10,000, within 5 business days of acceptance\nAccepted     14 August 2026\n`
  expect(readLayout(text)).toMatchObject({ contractDate: '2026-08-14', depositDate: '2026-08-21' })
})

test('reads the day by which a deposit is to be paid as its day and not as past', () => {
  const text =
    'CONTRACT FOR THE SALE OF LAND\nVendor     Kofi Adjei\nPrice     $865,000.00\nDeposit     $43,250.00 (5%), to be held by Granite Livestock\n     and paid no later than 11 December 2026\nDate     4 December 2026\n'
  expect(readLayout(text)['depositDate']).toBe('2026-12-11')
})

test.each([
  ['$10,000, payable on signing; balance of deposit $11,500 by 4 December 2026', 2_150_000],
  ['$20,000.00 on signing, $36,000.00 when finance is approved', 5_600_000],
])('adds the parts of the deposit in %s', (row, deposit) => {
  const text = `CONTRACT FOR SALE OF LAND\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\nPrice     $560,000\nDeposit     ${row}\nDate of contract     27 November 2026\n`
  expect(readLayout(text)['deposit']).toBe(deposit)
})

test('reads a buyer who is called the offeror, and a location of a district', () => {
  const text = `${WA}1  Offeror (Buyer)     Bettina Claire Lachance and Kofi Mensah Lachance\n2  Owner (Seller)     Halford Raymond Stokes\n3  Land     Lot 105 Karri Hill Road, Manjup WA 6258, being Nelson Location 8842 on Diagram 60118\n`
  expect(readLayout(text)).toMatchObject({
    purchasers: ['Bettina Claire Lachance', 'Kofi Mensah Lachance'],
    lotPlan: 'Nelson Location 8842 on Diagram 60118',
  })
})

test('tells the block where its street has no number yet', () => {
  const text =
    'CONTRACT FOR SALE OF VACANT LAND\nBlock     17     Section     90     Division of Whitlow\nAddress     Block 17 Section 90, Kimmorley Street, Whitlow ACT 2611\nSeller     Suburban Releases Authority\n'
  expect(readLayout(text)['address']).toMatch(/^Block 17,? Section 90, Kimmorley Street, Whitlow/)
})

test('takes no land that the lot is part of for its size', () => {
  const text =
    'CONTRACT OF SALE (PROPOSED LOT)\nContract particulars\nSeller     Kofi Adjei\nProperty     Proposed Lot 1204, 75 Skiff Street, Newsted QLD 4006, on proposed SP 340118\n     part of the land in title reference 50118204 (Lot 9 SP 211440, 3,905 m²)\n'
  expect(readLayout(text)['landSize']).toBe(null)
})
