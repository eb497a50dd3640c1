import type { Layout } from './contract-layouts.ts'

/** Forms that print the names of their fields at the right of what is filled in. */
export const RIGHT_LABEL_LAYOUTS: readonly Layout[] = [
  [
    'RIGHT 1 arrows behind the entries, the deposit in two rows',
    `CONTRACT FOR THE SALE OF LAND
SCHEDULE OF PARTICULARS
Marguerite Ilse TROTT and Anton TROTT\t← Vendor
Hobday Realty, 9 Wharf Street, Penguin Bay TAS 7316\t← Vendor's Agent
Nkechi Adaora OBI\t← Purchaser
14 Beacon Road, Penguin Bay TAS 7316\t← Address of the Property
Lot 3 on Sealed Plan 144208\t← Description
$618,500.00\t← Purchase Price
$1,000.00 on signing\t← Deposit: first part
$60,850.00 on 9 November 2026\t← Deposit: second part
Hobday Realty Trust Account\t← Deposit Holder
11 December 2026\t← Date for completion
$480,000.00, any bank, 13 November 2026\t← Finance`,
    {
      vendors: ['Marguerite Ilse Trott', 'Anton Trott'],
      purchasers: ['Nkechi Adaora Obi'],
      price: 61_850_000,
      deposit: 6_185_000,
      settlement: '2026-12-11',
    },
  ],
  [
    'RIGHT 2 two columns without a sign between them',
    `CONTRACT OF SALE - PARTICULARS

Quoll Flat Conveyancing, 2 High Street, Quoll Flat SA 5311        Conveyancer
Desmond Arthur PELL                                               Vendor
Saoirse Niamh TIERNEY                                             Purchaser
Allotment 61 in Deposited Plan 40118                              Land
Volume 5511 Folio 207                                             Title
$437,500                                                          Price
$21,875 by 4 September 2026                                       Deposit
16 October 2026                                                   Settlement
Curtains and a rainwater pump                                     Chattels`,
    {
      vendors: ['Desmond Arthur Pell'],
      purchasers: ['Saoirse Niamh Tierney'],
      price: 43_750_000,
      deposit: 2_187_500,
      depositDate: '2026-09-04',
      settlement: '2026-10-16',
    },
  ],
  [
    'RIGHT 3 dots that lead to the name of the field, blanks among them',
    `PARTICULARS OF SALE
Beatrix Lorna HAMMOND ................................................. The Vendor
_____________________________________________ ......................... The Purchaser
17 Saltbush Court, Wirra Springs VIC 3507 ............................. The Land
$ 389,000 (three hundred and eighty-nine thousand dollars) ............ The Price
$ 38,900 payable by 21 August 2026 .................................... The Deposit
90 days after the day of sale ......................................... Settlement
The goods listed behind this page are sold with the land.`,
    {
      vendors: ['Beatrix Lorna Hammond'],
      purchasers: [],
      price: 38_900_000,
      deposit: 3_890_000,
      depositDate: '2026-08-21',
      settlement: '90 from day of sale',
    },
  ],
]
