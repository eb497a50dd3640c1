import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const NSW =
  'Contract for the sale and purchase of land 2022 edition\nvendor\tOriel Fay Trentham\nland\t12 Carrington Lane, Hamlyn Heights NSW 2305\nprice\t$845,000.00\n'
const BLANK = 'contract date\t\t(if not stated, the date this contract was made)\n'

test.each([
  [
    'a management statement',
    `${NSW}${BLANK}\fCOMMUNITY MANAGEMENT STATEMENT DP271943\nPART 4 - OPTIONAL MATTERS\n21\tSigns\tOne "For Sale" sign per lot; no other signs.\nPART 6 - EXECUTION\nDated 21 March 2025. Executed by Thornbury Developments Pty Ltd.\n`,
  ],
  [
    'by-laws that are signed',
    `${NSW}\fCONSOLIDATED BY-LAWS of Owners Corporation SP 31846\n1 Noise. An owner must not create noise.\n2 Vehicles. An owner must not sell a vehicle on common property.\nDated 3 June 2024 for registration\n`,
  ],
  [
    'a deed of a right over the land',
    `${NSW}${BLANK}\fMEMORANDUM OF RIGHTS IN THE SHARED DRIVE\nThe owner of Lot 4 may pass over Lot 5.\nThis paper is executed and dated 9 May 2025 by the seller of the land.\n`,
  ],
  [
    'a copy that was made',
    `${NSW}${BLANK}\fSHIRE OF ORRADALE\nEnvironmental health\nSite visit sheet for the septic tank and the leach drains of the house, with the distances measured on the day and what was seen.\nDrain 1\tDry, no smell.\nDrain 2\tGrey water lay on the ground along the drain.\nNo application had been lodged when this copy was made on 10 November 2026.\n`,
  ],
  [
    'orders of a court that a party acts under',
    `${NSW.replace('Oriel Fay Trentham', 'Oriel Fay Trentham, as trustee for sale under orders made on 4 May 2026')}${BLANK}`,
  ],
])('takes no day of %s for the day of the contract', (_, text) => {
  expect(readLayout(text)).toMatchObject({ contractDate: null })
})

test('takes the day at the foot of a contract whose kind is not known', () => {
  const text =
    'SALE OF LAND\nOriel Trentham sells to Kofi Adjei 12 Carrington Lane, Hamlyn Heights NSW 2305 for $845,000.\nDated 21 March 2026\n'
  expect(readLayout(text)).toMatchObject({ contractDate: '2026-03-21' })
})
