import type { Layout } from './contract-layouts.ts'

const QLD = `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Contract Date: 10 July 2026
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
`
const SA = `CONTRACT FOR THE SALE AND PURCHASE OF LAND
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
`

/** When deposits fall due by another row or rule, and what several parcels or a flat measure. */
export const PARCEL_AND_TERM_LAYOUTS: readonly Layout[] = [
  [
    'TERM 1 a rule in days in a row below the deposit',
    `${QLD}Purchase Price: $940,000
Initial Deposit: $20,000
payable: within 7 days after the date of this contract
Balance Deposit: Nil
Settlement Date: 16 October 2026`,
    { deposit: 2_000_000, depositDate: '2026-07-17' },
  ],
  [
    'TERM 2 a balance deposit whose day stands on the next line',
    `${QLD}Purchase Price: $799,000.00
Deposit: $5,000.00 Initial Deposit payable on the day the Buyer signs this contract
    $25,000.00   Balance Deposit (if any) payable on:
    14 August 2026
Settlement Date: 25 September 2026`,
    { deposit: 3_000_000, depositDate: '2026-08-14' },
  ],
  [
    'TERM 3 a rule with the day that it comes to',
    `${SA}Purchase price: $1,320,000.00
Deposit: $100,000.00 payable 2 business days after the expiry of the cooling-off period, being 9 September 2026
Settlement date: 30 October 2026`,
    { deposit: 10_000_000, depositDate: '2026-09-09' },
  ],
  [
    'TERM 4 a day in another item of the schedule',
    `${SA}Price        $2,550,000
Deposit      $255,000 being 10% and payable on the date in item 9
Item 9       9 October 2026
Settlement   15 December 2026`,
    { deposit: 25_500_000, depositDate: '2026-10-09' },
  ],
  [
    'TERM 5 days from a sale date that stands below',
    `STANDARD FORM CONTRACT FOR SALE OF REAL ESTATE IN TASMANIA
PARTICULARS OF SALE
Vendor
          Oriel Fay Trentham
Purchaser
          Kofi Mensah Adjei
Purchase price
          $890,000
Deposit
          $44,500   to be paid   within 3 business days after the Sale Date
Sale Date (date of last signature)
          5 August 2026
Completion Date
          18 September 2026`,
    { deposit: 4_450_000, depositDate: '2026-08-10', contractDate: '2026-08-05' },
  ],
  [
    'TERM 6 signatures under the headings of their sides',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
THE BUYER
Name    Kofi Mensah Adjei
Purchase Price   $715,000
A deposit of $20,000 to be paid within 5 days of acceptance
Settlement Date  24 July 2026
Buyer signature   K M Adjei        Date  11/06/2026
THE SELLER ACCEPTS THE BUYER'S OFFER
Name    Oriel Fay Trentham
Signature  O F Trentham     Date 12/06/2026`,
    { depositDate: '2026-06-17', contractDate: '2026-06-12' },
  ],
  [
    'TERM 7 a power of attorney with a day of its own',
    `CONTRACT FOR SALE
Vendor        Oriel Fay TRENTHAM, by her attorney Hugo Dorrough, whose power is dated 14 May 2026
Purchaser     Kofi Mensah Adjei
Price         $1,380,000.00
Contract date 9 July 2026`,
    { contractDate: '2026-07-09' },
  ],
  [
    'TERM 8 the day below one signature is no date of the contract',
    `CONTRACT FOR SALE
Vendor        Oriel Fay Trentham
Purchaser     Kofi Mensah Adjei
Price         $1,380,000.00
Signed by the vendor
Date          9 July 2026`,
    { contractDate: null },
  ],
  [
    'PARCEL 1 several areas in one field',
    `${QLD}Property Address: 211 Corkwood Road, Glastonbrook QLD 4570
Area:          12.14 ha and 12.54 ha
Purchase Price: $940,000`,
    { landSize: '24.68 ha' },
  ],
  [
    'PARCEL 2 one area in two measures',
    `${QLD}Property Address: 211 Corkwood Road, Glastonbrook QLD 4570
Area:          1.214 ha or 12,140 m2
Purchase Price: $940,000`,
    { landSize: '1.214 ha' },
  ],
  [
    'PARCEL 3 an area beside each title',
    `CONTRACT FOR SALE OF REAL ESTATE IN TASMANIA
SCHEDULE OF PARTICULARS
Vendor:     Oriel Fay Trentham
Property:   770 Nugent Bay Road, Little Swanston TAS 7190 comprising -
            (a) Folio of the Register Volume 62114 Folio 1      41.05 ha
            (b) Folio of the Register Volume 149907 Folio 2     29.50 ha
Price:      $1,460,000.00`,
    { landSize: '70.55 ha' },
  ],
  [
    'PARCEL 4 two lots among the rows of a plan in the statement',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Land: Lots 14 and 15 on LP088312
Price: $735,000

VENDOR STATEMENT
LP088312 - EXTRACT
   Lot 13    640 m2
   Lot 14    602 m2
   Lot 15    612 m2`,
    { landSize: '1,214 m²' },
  ],
  [
    'PARCEL 5 the common property is no land of the lot',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Land: Lot 4 on Plan of Subdivision 326118F
Price: $512,000

PLAN OF SUBDIVISION PS326118F
Common Property No. 1: area 418 m2.`,
    { landSize: null },
  ],
  [
    'PARCEL 6 a flat that the contract itself measures',
    `${QLD}Description: Lot 31 on SP288106, title reference 51099413, 91 m² including balcony
Purchase Price: $640,000

BODY CORPORATE CERTIFICATE
Community titles scheme 36112     Lot 31 on SP288106`,
    { landSize: '91 m²' },
  ],
  [
    'CHARGE 1 a day behind each amount of three funds',
    `BODY CORPORATE CERTIFICATE
Community titles scheme 36112 Pandora Sands     Lot 603 on SP190044
Contributions    Administrative fund       Sinking fund            Insurance
                 $1,210.00    01/03/26     $890.00    01/03/26     $229.60    01/03/26
                 $1,210.00    01/06/26     $890.00    01/06/26     $229.60    01/06/26
                 $1,210.00    01/09/26     $890.00    01/09/26     $229.60    01/09/26`,
    { outgoings: { 'owners-corporation': 931_840 } },
  ],
  [
    'NAME 1 two names above "both of"',
    `CONTRACT OF SALE OF REAL ESTATE
PURCHASER:
Imogen Claire Fairweather
Dhanush Rao
both of 12/5 Swanston Crescent, Ashby 3218

PRICE: $512,000`,
    { purchasers: ['Imogen Claire Fairweather', 'Dhanush Rao'] },
  ],
  [
    'NAME 2 the name of a farm and its road behind two names',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
purchaser               Hamish Robert TRELOAR & Bronwyn Anne TRELOAR, "Ardlui", Quirindah Road,
                        Wallaroo Flat NSW 2343
price                   $2,480,000.00`,
    { purchasers: ['Hamish Robert Treloar', 'Bronwyn Anne Treloar'] },
  ],
]
