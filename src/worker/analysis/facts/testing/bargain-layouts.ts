import type { Layout } from './contract-layouts.ts'

const HEAD = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
`

/** Price, deposit and settlement where a form breaks, lists or words them. */
export const BARGAIN_LAYOUTS: readonly Layout[] = [
  [
    'BARGAIN 1 words on one line and figures below',
    `${HEAD}
Item 8 – Price
        Four Hundred and Ninety-Eight Thousand Dollars
        ($498,000.00)  inclusive of GST if any

Item 9 – Deposit
        9.1  Initial deposit  $1,000.00 on signing
        9.2  Balance deposit  $9,000.00 within 14 days of the finance date`,
    { price: 49_800_000, deposit: 1_000_000 },
  ],
  [
    'BARGAIN 2 a holding deposit that was paid before',
    `${HEAD}Price: $612,500
Deposit: Five per cent of the Purchase Price, namely $30,625.00, to be paid to the Agent not later
than 11 December 2026. A holding deposit of $100 has been paid.`,
    { price: 61_250_000, deposit: 3_062_500, depositDate: '2026-12-11' },
  ],
  [
    'BARGAIN 3 part of the deposit paid on an earlier day',
    `${HEAD}Price          $ 735,000.00
Deposit        $  73,500.00     by 24 July 2026, of which $ 2,000.00 was paid to the agent
                                on 3 July 2026 as a holding deposit`,
    { deposit: 7_350_000, depositDate: '2026-07-24' },
  ],
  [
    'BARGAIN 4 initial and balance below the name of the field',
    `${HEAD}PURCHASE PRICE: $ 610,000.00
DEPOSIT:
 INITIAL: $ 3,050.00 payable on the day the Buyer signs this contract
 BALANCE: $ 27,450.00 payable on: 2 business days after the contract becomes unconditional`,
    { price: 61_000_000, deposit: 3_050_000 },
  ],
  [
    'BARGAIN 5 a day of settlement in words',
    `${HEAD}Price: $1,240,000
SETTLEMENT is due on the twenty-ninth day of January 2027.`,
    { settlement: '2027-01-29' },
  ],
  [
    'BARGAIN 6 a day of settlement on the next line',
    `${HEAD}Price: $1,085,000.00
SETTLEMENT (general conditions 17 & 26.2)
is due on
15 January 2027
unless the land is a lot on an unregistered plan of subdivision.`,
    { settlement: '2027-01-15' },
  ],
  [
    'BARGAIN 7 a label that its column breaks',
    `CONTRACT FOR SALE                     SCHEDULE
Date for        [ ] Standard Date
Registration    documents' issue
Date for        The 30th day after the Date of this Contract
Completion

Electronic      [x] Yes, nominated ELN: the usual one
Price           $ 905,000.00`,
    { settlement: '30 from Date of this Contract', price: 90_500_000 },
  ],
  [
    'BARGAIN 8 the last of several days',
    `CONTRACT FOR SALE OF RURAL LAND
1.1  The Seller is Gundry Grazing Pty Ltd.
3.1  The price is two million dollars ($2,000,000).
4.  SETTLEMENT falls on the last of these days:
    (a)  14 days after the Minister's consent;
    (b)  30 days after probate.
5.  LIVESTOCK are not sold.`,
    { settlement: 'rule', price: 200_000_000 },
  ],
  [
    'BARGAIN 9 not before so many days',
    `${HEAD}Completion Date    The first business day that is 45 days or more after the date of
                   this contract`,
    { settlement: '45 from date of this contract' },
  ],
  [
    'BARGAIN 10 the deposit is paid by a day that another item tells',
    `${HEAD}10. Price: $923,000.00
    Deposit: $92,300.00 (10%)
13. Deposit paid by EFT within one business day of the auction, i.e. by 9 November 2026.`,
    { deposit: 9_230_000, depositDate: '2026-11-09' },
  ],
  [
    'BARGAIN 11 fields behind a notice that no heading ends',
    `Contract of sale of land
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei

Cooling off (Section 31, Sale of Land Act 1962)
Within three clear business days of signing, the purchaser may end this contract without giving a
reason. The purchaser gets everything back, less the greater of $100 and 0.2% of the price.

PART 1   THE SALE
Land               Lot 6 on Plan of Subdivision 328806V
Price              $648,000.00
Deposit            $64,800.00, to be paid to the agent on the day of sale
Settlement         29 January 2027`,
    { price: 64_800_000, deposit: 6_480_000, settlement: '2027-01-29' },
  ],
  [
    'BARGAIN 12 two owners with a row each and a note to each',
    `CONTRACT OF SALE OF REAL ESTATE – PARTICULARS
¹ Vendor        DR. ORIEL FAY TRENTHAM
                Residence: 90 Acland Row, St Kildare VIC 3182
² Vendor        ORCHARD & WEST NOMINEES PTY. LTD. A.C.N. 600 400 093
  Purchaser     KOFI MENSAH ADJEI AND/OR NOMINEE
  Price         SIX HUNDRED THOUSAND DOLLARS ($600,000)`,
    {
      vendors: ['Oriel Fay Trentham', 'Orchard & West Nominees Pty. Ltd.'],
      purchasers: ['Kofi Mensah Adjei'],
    },
  ],
]
