import { expect, test } from 'vitest'

import { readLayout } from './testing/read-layout.ts'

const VIC = 'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Oriel Fay Trentham\n'
const NSW = 'CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022\nvendor    Oriel Fay Trentham\n'

test.each([
  [
    `${VIC}Deposit    $29,000\nDeposit Holder    Huon Bridge Realty trust account\nDeposit Payment Date    20 November 2026\nPrice    $290,000\n`,
    { depositDate: '2026-11-20' },
  ],
  [`${VIC}Purchaser: Kofi Adjei\nWhat it costs:  $968,000\n`, { price: 96_800_000 }],
  [
    `${VIC}THE PRICE is the sum of Nine hundred and sixty thousand dollars ($960,000.00)\n`,
    { price: 96_000_000 },
  ],
  [
    `${VIC}Price: $1,360,000, of which $136,000 is the deposit and $1,224,000 is the balance.\n`,
    { price: 136_000_000, deposit: 13_600_000 },
  ],
  [
    `${VIC}Price: $598,000\nDeposit: $1,000.00 on signing. Balance $28,900.00 when finance is approved\n`,
    { deposit: 2_990_000 },
  ],
  [
    `${VIC}Price: $655,000\nDeposit: $65,500.00, paid to Sample Partners Trust Account on 13 November 2026\n`,
    { depositDate: '2026-11-13' },
  ],
  [
    `${NSW}purchaser    Kofi Adjei\nland    12 Carrington Lane, Hamlyn Heights NSW 2305\nprice    $845,000.00\ndeposit    $84,500.00 (10% of the price)\ncontract date    11 May 2026\n`,
    { depositDate: '2026-05-11' },
  ],
  [`${VIC}Balance    $1,059,250\nDue date    18 December 2026\n`, { settlement: '2026-12-18' }],
  [`${VIC}6. SETTLE    8 February 2027\n`, { settlement: '2027-02-08' }],
  [
    `${VIC}Settlement Date    the twenty-first day after the Vendor's notice\n`,
    { settlement: "21 from Vendor's notice" },
  ],
  [
    `${VIC}Property: Lot 407 on proposed Plan of Subdivision PS918442K, being part of 61-67 Fenner Parade, Brookmoor VIC 3147\n`,
    { address: 'Lot 407, 61-67 Fenner Parade, Brookmoor VIC 3147' },
  ],
  [
    `${NSW}land (address, plan      8 Tiller Lane, Port Avery NSW 2463\ndetails and title        Lot 5 in Deposited Plan 31190\nreference)               Folio Identifier 5/31190\n`,
    { address: '8 Tiller Lane, Port Avery NSW 2463' },
  ],
  [
    `22 Pier Road, Salter\nprepared by Plume Conveyancing (for the vendor)\n\nCONTRACT FOR SALE OF LAND\nThe vendor sells the bungalow and garage at 22 Pier\nRoad, Salter SA 5540 for $640,000\n`,
    { address: '22 Pier Road, Salter SA 5540' },
  ],
  [
    `${VIC}Land    Lot 14 on proposed plan of subdivision PS915533M, 15 Tiller Lane, Avery VIC 3427\n`,
    { address: 'Lot 14, 15 Tiller Lane, Avery VIC 3427' },
  ],
  [
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE\nProperty    Lot 88 (417) Teal Road, Avery Valley WA 6084\n`,
    { address: 'Lot 88 (417) Teal Road, Avery Valley WA 6084' },
  ],
  [
    `${VIC}Land    Lot 14 LP33019\n\fCITY OF PORT AVERY Certificate 2207/26    14 September 2026\nRates paid.\n`,
    { council: 'City of Port Avery' },
  ],
  [
    `${NSW}land    Loft 12, "The Tannery", 8-20 Bark Lane, Ashcombe NSW 2042\n`,
    { address: 'Loft 12, "The Tannery", 8-20 Bark Lane, Ashcombe NSW 2042' },
  ],
])('reads %s', (text, expected) => {
  expect(readLayout(text)).toMatchObject(expected)
})

test('reads the size of a lot below its name on a floor plan, where it can be land', () => {
  const text = (size: number) =>
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE\nSELLER       Oriel Fay Trentham\nLand         Lot 14 on Strata Plan 38816\n\nSTRATA PLAN 38816   FLOOR PLAN LEVEL 4   SHEET 6 OF 11\nLot 13     Lot 14     Lot 15\n186 m2      ${size} m2      188 m2\n`
  expect(readLayout(text(191))['landSize']).toBe('191 m²')
  expect(readLayout(text(91))['landSize']).toBeNull()
})

const SA = 'CONTRACT FOR SALE OF LAND\nVendor     Oriel Fay Trentham\nPurchaser     Kofi Adjei\n'

test.each([
  [
    'the size in the row of the land',
    `${SA}Land     Certificate of Title Volume 5300 Folio 12, Allotment 4 in Filed Plan 11880, 512 m², with a shop\nPrice     $610,000.00\n`,
    { landSize: '512 m²' },
  ],
  [
    'the size of the part that is sold, whatever the whole measures',
    `${SA}Land     That portion of Allotment 9 in Deposited Plan 4411 which is hatched and contains about 430 square metres\nPrice     $410,000.00\n\nDEPOSITED PLAN 4411\nAllotment 9     980 m²     frontage 20 m\n`,
    { landSize: '430 square metres' },
  ],
  [
    'a zone behind the name of the code',
    `${SA}Price     $410,000.00\n\nCITY OF GULFVIEW     Response to section 12 inquiry\nPlanning and Design Code: Hills Neighbourhood Zone. Overlays: none.\n`,
    { zoning: 'Hills Neighbourhood' },
  ],
])('reads %s in South Australia', (_name, text, expected) => {
  expect(readLayout(text)).toMatchObject(expected)
})

test.each([
  ['Q16   Zone Rural. Tasmanian Planning Scheme - Gumdale', 'Rural'],
  ['PART 3 Planning\n   zone ............................... Local Business', 'Local Business'],
])('reads the zone of %s', (row, zoning) => {
  const text = `PARTICULARS OF SALE (2018) Standard Form Contract for Sale of Real Estate in Tasmania\nVendor    Oriel Fay Trentham\nSale Price    $410,000.00\n\nGUMDALE COUNCIL    Section 337 certificate\n${row}\n`
  expect(readLayout(text)).toMatchObject({ zoning })
})

test('takes no heading of a list for a council', () => {
  const text = `${VIC}\nSECTION 32 STATEMENT\nOutgoings    Council    $2,100.00\n\nLAND INFORMATION CERTIFICATE\nPEMBURY CITY COUNCIL\n`
  expect(readLayout(text)['council']).toBe('Pembury City Council')
})
