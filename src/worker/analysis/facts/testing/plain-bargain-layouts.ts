import type { Layout } from './contract-layouts.ts'

/** Price, settlement and parties in the plainer words of short papers, and what only looks like them. */
export const PLAIN_BARGAIN_LAYOUTS: readonly Layout[] = [
  [
    'PLAIN BARGAIN 1 numbers in square brackets before each line',
    `Contract for sale - sheet one
[1] The seller is Perpetua Wren HOLLIS
[2] The buyer is Ansel Rufus BEKELE and Judith Ama BEKELE as joint tenants
[3] The land is\t19 Causeway Street, Tinderbox Flat QLD 4610
[4] sold for\t$391,000
[5] with a deposit of $19,550 paid on 5 October 2026
[6] and a balance of $371,450
[7] to be settled on 20 November 2026`,
    {
      vendors: ['Perpetua Wren Hollis'],
      purchasers: ['Ansel Rufus Bekele', 'Judith Ama Bekele'],
      price: 39_100_000,
      deposit: 1_955_000,
      depositDate: '2026-10-05',
      settlement: '2026-11-20',
    },
  ],
  [
    'PLAIN BARGAIN 2 headings that end with "of"',
    `CONTRACT OF SALE OF LAND

FOR THE PRICE OF
$482,000

WITH A DEPOSIT OF
$24,100 by 3 July 2026

SETTLEMENT
28 August 2026`,
    { price: 48_200_000, deposit: 2_410_000, depositDate: '2026-07-03', settlement: '2026-08-28' },
  ],
  [
    'PLAIN BARGAIN 3 a sum and no price, between a loan and a deposit',
    `CONTRACT PARTICULARS
Vendor
   Osric Talbot FENN
Loan
   $300,000 from any bank
Figure agreed
   $415,000
Deposit
   $41,500 on or before 9 October 2026`,
    { price: 41_500_000, deposit: 4_150_000, depositDate: '2026-10-09' },
  ],
  [
    'PLAIN BARGAIN 4 no word for the price, of which the deposit is a tenth',
    `CONTRACT OF SALE - PARTICULARS
Vendor: Osric Talbot FENN
Purchaser: Delphine ARKU
What changes hands    $620,000
Deposit               $62,000 by 9 October 2026
Finance               $540,000 from Coastal Mutual
Insured for           $450,000`,
    { price: 62_000_000, deposit: 6_200_000 },
  ],
  [
    'PLAIN BARGAIN 5 two amounts of which the deposit may be a share',
    `CONTRACT OF SALE - PARTICULARS
Vendor: Osric Talbot FENN
Purchaser: Delphine ARKU
Option one            $620,000
Option two            $310,000
Deposit               $31,000 by 9 October 2026`,
    { price: null, deposit: 3_100_000 },
  ],
  [
    'PLAIN BARGAIN 6 a note of third persons who sell and buy',
    `MEMORANDUM OF SALE OF LAND
By this memorandum dated the 3rd day of June 2026 AUGUSTA BELL THORNE, of 4 Kelp Lane, Robe Bay
SA 5276, agrees to sell to MILO ISAAC TRAN of 8 Cray Street, Robe Bay, and he agrees to buy, the
land in Certificate of Title Volume 5722 Folio 118 for the price of $388,000.`,
    {
      vendors: ['Augusta Bell Thorne'],
      purchasers: ['Milo Isaac Tran'],
      price: 38_800_000,
    },
  ],
  [
    'PLAIN BARGAIN 7 who has agreed to sell and who to buy',
    `SALE OF LAND: PARTICULARS

IT IS RECORDED that by a contract of 4 May 2026 Leopold James KNIGHT and Vera KNIGHT have agreed to
sell and Tomasz Adam NOWAK, as trustee of the Nowak Trust, of 6 Orchard Road, Cygnet Bay, to buy the
land at 12 Quarry Road, Cygnet Bay TAS 7112.

PRICE          $710,000
COMPLETION     30 June 2026`,
    {
      vendors: ['Leopold James Knight', 'Vera Knight'],
      purchasers: ['Tomasz Adam Nowak'],
      price: 71_000_000,
      settlement: '2026-06-30',
    },
  ],
  [
    'PLAIN BARGAIN 8 from one and to the other',
    `CONTRACT FOR SALE, short form

From                   Rosamund Eve CLAY and Hector CLAY
To                     Idris Kwame BOATENG
Being                  Unit 6 on Units Plan 2210
In consideration of    $505,000
Deposit                $25,250 on 6 April 2026`,
    {
      vendors: ['Rosamund Eve Clay', 'Hector Clay'],
      purchasers: ['Idris Kwame Boateng'],
      price: 50_500_000,
      deposit: 2_525_000,
    },
  ],
  [
    'PLAIN BARGAIN 9 a letter from an agent to a lawyer is from no vendor',
    `CONTRACT OF SALE - COVER SHEET

From                   Harold Denby, Denby Real Estate
To                     Prudence Oake, Oake Legal
Price                  $505,000`,
    { vendors: [], purchasers: [], price: 50_500_000 },
  ],
  [
    'PLAIN BARGAIN 9b an offer is from who buys, as the words in the last column tell',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
From   Dilshan PERERA of 18 Lockett Crescent, Thornbury Park WA 6109        (the Buyer)
To     Marijke Anna DEKKER of 4 Wheelhouse Way, Port Carrow WA 6172         (the Seller)
Price  $505,000`,
    { vendors: ['Marijke Anna Dekker'], purchasers: ['Dilshan Perera'], price: 50_500_000 },
  ],
  [
    'PLAIN BARGAIN 9c an offer without such words names nobody by from and to',
    `OFFER TO BUY LAND
From   Dilshan PERERA
To     Marijke Anna DEKKER
Price  $505,000`,
    { vendors: [], purchasers: [], price: 50_500_000 },
  ],
  [
    'PLAIN BARGAIN 10 a seller who is named where the offer is accepted',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
The Buyer: Ingrid Maja SOLBERG
OFFERS TO PURCHASE the Land at the Purchase Price
Purchase Price   $ 447,000.00
Settlement Date  31 July 2026
Signature of Buyer  I. Solberg     Date 15 June 2026
Seller's acceptance:  Bartholomew KEANE (as administrator of the estate of Nora Keane)  17 June 2026`,
    { vendors: ['Bartholomew Keane'], purchasers: ['Ingrid Maja Solberg'], price: 44_700_000 },
  ],
  [
    'PLAIN BARGAIN 11 an offer to buy from those who are named beside it',
    `OFFER TO BUY - residential land
I / We               ______________________________ (buyer, full names)
offer to buy from    Colm Patrick DEVLIN and Aisling DEVLIN
the land at          8 Shearwater Court, Yeppoon Sands QLD 4703
for the sum of       $ 472,500
deposit              $ 23,625 on 5 May 2026
settlement           30 days after the contract date`,
    {
      vendors: ['Colm Patrick Devlin', 'Aisling Devlin'],
      purchasers: [],
      price: 47_250_000,
      deposit: 2_362_500,
    },
  ],
]
