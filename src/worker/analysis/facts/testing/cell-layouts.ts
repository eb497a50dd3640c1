import type { Layout } from './contract-layouts.ts'

const NSW_HEAD = `Contract for the sale and purchase of land 2022 edition
TERM\tMEANING OF TERM
vendor\tOriel Fay TRENTHAM 9 Selkirk Close, Yarrandoo NSW 2574
`

/** Labels and values of forms printed as bordered tables. */
export const CELL_LAYOUTS: readonly Layout[] = [
  [
    'CELL 1 three sums stacked in one cell beside their three names',
    `${NSW_HEAD}purchaser\tKofi Mensah ADJEI
price deposit balance\t$918,000.00 $91,800.00 $826,200.00\t(10% of the price, unless otherwise stated)
contract date\t3 November 2026`,
    { price: 91_800_000, deposit: 9_180_000, balance: 82_620_000 },
  ],
  [
    'CELL 2 the names with signs between them, a remark behind a sum',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Purchase price: less deposit: balance:\t$640,000 $32,000 (5% of the price) $608,000
Settlement\t14 December 2026`,
    { price: 64_000_000, deposit: 3_200_000, balance: 60_800_000 },
  ],
  [
    'CELL 3 sums left blank beside the stack of names',
    `${NSW_HEAD}purchaser\t
price deposit balance\t$ $ $\t(10% of the price, unless otherwise stated)
contract date\t`,
    { price: null, deposit: null, balance: null },
  ],
  [
    'CELL 4 the sign of the dollar before a share',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Price\t$
Deposit\t$ 10% of the price by the day of sale
Settlement\t90 days from the day of sale`,
    { price: null, deposit: null, percent: 10 },
  ],
  [
    'CELL 5 the sign of the dollar before a share in words',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Price\t$480,000
Deposit\t$ 5 per cent of the price, payable on signing`,
    { price: 48_000_000, deposit: 2_400_000, percent: 5 },
  ],
  [
    'CELL 6 suburb, state and postcode in columns below the street',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SCHEDULE
The Property at:\tAddress Unit 5, 31 Banksia Loop
Suburb\tState\tPostcode
Karraline\tWA\t6118
Purchase Price\t$512,000.00`,
    { address: 'Unit 5, 31 Banksia Loop, Karraline WA 6118' },
  ],
  [
    'CELL 7 suburb and postcode in columns, the state left out',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Property address\t7 Kestrel Rise
Town\tPost code
Marrawee\t5291
Price\t$512,000.00`,
    { address: '7 Kestrel Rise, Marrawee 5291' },
  ],
]
