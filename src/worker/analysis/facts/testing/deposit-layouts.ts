import type { Layout } from './contract-layouts.ts'

/** Deposits in rows and columns of their own, and the days that parties and clauses give them. */
export const DEPOSIT_LAYOUTS: readonly Layout[] = [
  [
    'DEPOSIT initial and balance in the columns of one label',
    `Contract for Residential Lots in a Community Titles Scheme
Purchase Price      $389,000.00
Deposit             Initial      $5,000.00     on signing
                    Balance      $33,900.00    within 14 days after the Contract Date
Deposit Holder      Lorne & Co Trust Account
Settlement Date     20 November 2026`,
    { deposit: 3890000, balance: null, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT the label of the balance broken over two lines',
    `Contract for Residential Houses and Land
Purchase Price      $640,000.00
Initial deposit     $4,000.00     when the Buyer signs
Balance of          $60,000.00    three Business Days after the Building
deposit                           Inspection Date
Deposit Holder      Lorne & Co Trust Account
Settlement Date     20 November 2026`,
    { deposit: 6400000, balance: null, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT first and second below a heading of its own',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
PRICE        $900,000.00
DEPOSIT
  First      $10,000.00    on the day of sale
  Second     $80,000.00    within 30 days
BALANCE      $810,000.00   at settlement`,
    { deposit: 9000000, balance: 81000000, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT one sum above the balance of the price',
    `CONTRACT OF SALE OF REAL ESTATE
Particulars of Sale
Price        $900,000.00
Deposit      $10,000.00    on signing
Balance      $890,000.00   on 3 March 2027`,
    { deposit: 1000000, balance: 89000000, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT with a dotted leader and the balance of the price below',
    `CONTRACT FOR SALE OF LAND
Price ............ $500,000.00
Deposit .......... $25,000.00 (initial sum)
Balance .......... $475,000.00`,
    { deposit: 2500000, balance: 47500000, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT in a table of parts',
    `CONTRACT FOR SALE
Purchase price | $500,000
Deposit | Part 1 | $1,000 | with this offer
 | Part 2 | $49,000 | within 5 business days of acceptance
Settlement | 3 March 2027`,
    { deposit: 5000000, balance: null, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT due on the fall of the hammer',
    `Contract for Residential Houses and Land
Contract Date           12 September 2026
Purchase Price:         $1,118,000.00
Deposit:                $111,800.00        payable on the fall of the hammer
Settlement Date         26 October 2026`,
    { deposit: 11180000, balance: null, depositDate: '2026-09-12', contractDate: '2026-09-12' },
  ],
  [
    'DEPOSIT of which nothing is paid now',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
PURCHASE PRICE
        $742,000.00   (seven hundred and forty-two thousand dollars)
DEPOSIT
        $37,000.00, of which nothing is paid now and the whole is to be paid
        within 5 business days of acceptance, to be held by Tern & Plover Realty
        Trust Account as Deposit Holder.
SETTLEMENT DATE
        4 December 2026
SIGNED by the Buyer     P A Naidoo   C R Fitch              12 October 2026
ACCEPTED by the Seller  M E Soames   T P Wilk               14 October 2026`,
    { deposit: 3700000, balance: null, depositDate: '2026-10-21', contractDate: '2026-10-14' },
  ],
  [
    'DEPOSIT both sides sign on one line',
    `Contract for Residential Houses and Land
Seller: Ann Beth Sample
Buyer: Ben Cy Sample
Purchase Price:         $900,000.00
Deposit:                $90,000.00  within 2 business days after the contract date
Buyer  B C Sample    8 October 2026          Seller  A B Sample   9 October 2026`,
    { deposit: 9000000, balance: null, depositDate: null, contractDate: '2026-10-09' },
  ],
  [
    'DEPOSIT as a printed clause has it',
    `Australian Capital Territory
CONTRACT FOR SALE
SCHEDULE
Date of contract   7 October 2026
Price              $1,115,000.00
Less deposit       $55,750.00        (5% of Price)
Balance            $1,059,250.00
PRINTED TERMS
2.1     On the date of this contract the Buyer pays the deposit to the Stakeholder.`,
    { deposit: 5575000, balance: 105925000, depositDate: '2026-10-07', contractDate: '2026-10-07' },
  ],
  [
    'DEPOSIT and a contract made in words',
    `                      CONTRACT FOR THE SALE OF LAND
THIS CONTRACT is made the 21st day of September 2026 BETWEEN the persons named in the First
Item of the Particulars (hereinafter called "the Vendors") of the one part AND the persons
named in the Second Item of the other part
PARTICULARS
First     Vendors      Ann Beth Sample
Fourth    Price        One million dollars ($1,000,000.00)
Fifth     Deposit      $100,000.00, payable on 25 September 2026`,
    { deposit: 10000000, balance: null, depositDate: '2026-09-25', contractDate: '2026-09-21' },
  ],
  [
    'DEPOSIT and a contract made on a day in words',
    `CONTRACT FOR SALE
This Agreement is made on the third day of May 2026 between Ann Beth Sample (the Vendor) and Cy Sample (the Purchaser)
Price $900,000
Deposit $90,000 on the date of this agreement`,
    { deposit: 9000000, balance: null, depositDate: '2026-05-03', contractDate: '2026-05-03' },
  ],
  [
    'DEPOSIT and a day that is left blank',
    `CONTRACT FOR SALE
THIS CONTRACT is made the ____ day of ____________ 2026 BETWEEN Ann Beth Sample (the Vendor) and Cy Sample (the Purchaser)
Price $900,000
Deposit $90,000 payable 3 June 2026`,
    { deposit: 9000000, balance: null, depositDate: '2026-06-03', contractDate: null },
  ],
  [
    'DEPOSIT whose time stands behind other words, and no day of the contract',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
PURCHASE PRICE     $742,000.00
DEPOSIT            $37,000.00, of which nothing is paid now and the whole is to be paid
                   within 5 business days of acceptance.
SETTLEMENT DATE    4 December 2026`,
    { deposit: 3700000, balance: null, depositDate: null, contractDate: null },
  ],
  [
    'DEPOSIT a sentence that a wrapped line cuts in two',
    `By this contract dated the 3rd day of August 2026 the parties agree as follows about the land at Robe Bay in South
Australia, which the purchaser has inspected and which is sold as it stands, with all that is fixed to it.

The price is Four Hundred Thousand Dollars ($400,000).

A deposit of Twenty Thousand Dollars ($20,000) is to be paid to Cray Street Realty of Robe Bay and to no one but Cray
RLA 99118 on the 10th day of August 2026, after the cooling-off time.`,
    { deposit: 2_000_000, depositDate: '2026-08-10' },
  ],
]
