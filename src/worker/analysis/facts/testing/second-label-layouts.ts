import type { Layout } from './contract-layouts.ts'

const HEAD = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
`

/** A label that stands twice, asks a question, heads a column or belongs to somebody else. */
export const SECOND_LABEL_LAYOUTS: readonly Layout[] = [
  [
    'LABEL 1 a threshold of withholding in a question above the price',
    `${HEAD}Foreign resident withholding     Relevant Price more than $750,000?      [X] No    [ ] Yes
Price           $ 540,000.00
Deposit         $ 54,000.00
Balance         $ 486,000.00`,
    { price: 54_000_000, deposit: 5_400_000 },
  ],
  [
    'LABEL 2 a limit of a concession before the price',
    `${HEAD}First home: is the purchase price under $800,000?   [ ] Yes  [X] No
Sale price exceeds $750,000:  [X] Yes  [ ] No
Purchase price:   $ 912,000.00`,
    { price: 91_200_000 },
  ],
  [
    'LABEL 3 a threshold behind the price',
    `${HEAD}Contract price is $750,000 or more?   NO
The contract price: $ 431,500.00`,
    { price: 43_150_000 },
  ],
  [
    'LABEL 4 a balance that a lender is owed',
    `${HEAD}Price: $ 689,000.00
Deposit: $ 68,900.00

ANNEXURE E
PAYOUT FIGURE
Loan 44-118
        Balance to discharge registered mortgage at 18/12/2026                 $311,740.22`,
    { price: 68_900_000, balance: null },
  ],
  [
    'LABEL 5 balances of an account',
    `${HEAD}Price: $ 689,000.00

ANNEXURE
Balance of loan account 0331 as at 1 June 2026    $ 214,000.00
Balance payable to the mortgagee on discharge: $ 215,118.40`,
    { price: 68_900_000, balance: null },
  ],
  [
    'LABEL 6 columns of the Capital Territory whose first cells ran together',
    `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY: CONTRACT FOR SALE
SCHEDULE
 Land            Unit        UP No.        Block       Section       Division/District
                 14          4402          11          62            Banksia Hills
                 and known as 14/9 Corella Street, Banksia Hills ACT 2611
 Seller          Full name   Ottoline Grace Marren`,
    { lotPlan: 'Unit 14 UP4402 Block 11 Section 62 Banksia Hills' },
  ],
  [
    'LABEL 7 the columns with the name of the row in front of the values',
    `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY: CONTRACT FOR SALE
SCHEDULE
 The land        Unit        UP No.        Block       Section       Division/District
 The land        3           512           7           20            Mawarra
 Seller          Full name   Ottoline Grace Marren`,
    { lotPlan: 'Unit 3 UP512 Block 7 Section 20 Mawarra' },
  ],
  [
    'LABEL 8 a house in columns with a name for the row',
    `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY: CONTRACT FOR SALE
SCHEDULE
 Land            Unit        UP No.        Block       Section       Division/District
                 -           -             19          44            Tennent Park
 Seller          Full name   Ottoline Grace Marren`,
    { lotPlan: 'Block 19 Section 44 Tennent Park' },
  ],
  [
    'LABEL 9 volume and folio as heads of columns of the west',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
SCHEDULE
The Property at
Address     Unit 5, 18 Marri Street   Tuart Hill WA 6060
Lot     Deposited / Survey / Strata / Diagram / Plan     Whole / Part     Vol        Fol
5       Strata Plan 21846                                Whole            2307       415
Purchase Price     $612,000.00`,
    { title: 'Volume 2307 Folio 415' },
  ],
  [
    'LABEL 10 volume and folio before lot and plan',
    `${HEAD}Title     Volume      Folio      Lot     Plan
          10387       226        1       PS418206M
Price: $640,000`,
    { title: 'Volume 10387 Folio 226' },
  ],
  [
    'LABEL 11 one column for both',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SCHEDULE
Lot          Plan                 Volume / Folio       Whole or part
12           Deposited Plan 48812       2291 / 604           whole
Purchase Price     $612,000.00`,
    { title: 'Volume 2291 Folio 604' },
  ],
  [
    'LABEL 12 the same label for each party below its own heading',
    `RESIDENTIAL CONTRACT FOR THE SALE AND PURCHASE OF LAND
ITEM 1     VENDOR
           Full Name(s)    Philippa Jane Marlow
           Address         15 Cobbler Street, Gawler SA 5118
ITEM 2     PURCHASER
           Full Name(s)    Dashiell Amos Kerr and Imke Roos Valken
           Address         6/88 Prospect Road, Prospect SA 5082
ITEM 6     PURCHASE PRICE     $710,000.00`,
    {
      vendors: ['Philippa Jane Marlow'],
      purchasers: ['Dashiell Amos Kerr', 'Imke Roos Valken'],
    },
  ],
  [
    'LABEL 13 headings of parties behind a letter and in a sentence',
    `CONTRACT OF SALE
PARTICULARS
Part A. The Seller
Name:       Harriet Eloise Boyd
Address:    27 Sandfly Terrace, Mossman QLD 4873
Part B. The Buyer
Name:       Samuel Kwabena Asante
Name:       Freya Louise Asante
Address:    9 Quay Street, Cairns QLD 4870
Price: $640,000`,
    {
      vendors: ['Harriet Eloise Boyd'],
      purchasers: ['Samuel Kwabena Asante', 'Freya Louise Asante'],
    },
  ],
  [
    'LABEL 14 a company that receivers sell',
    `CONTRACT OF SALE
PARTICULARS
Vendor:     BRINDLE PASTORAL PTY LTD (RECEIVERS AND MANAGERS APPOINTED)
            ACN 633 187 407 by its receivers and managers Neil Dunmore and Sofia Petridis
            of Level 18, 9 Bent Place, Sydney NSW 2000
Purchaser:  Kofi Mensah Adjei
Price: $640,000`,
    { vendors: ['Brindle Pastoral Pty Ltd'] },
  ],
  [
    'LABEL 15 a company by its liquidators, its administrators and its attorneys',
    `CONTRACT OF SALE
PARTICULARS
Vendor:     MARLEY COVE PTY LTD (IN LIQUIDATION) ACN 633 187 407 by its joint liquidators Ann Marie Bell and Theo James Ruane
Purchaser:  OSTLER FARMS PTY LTD acting by its administrators Jane Poole and Ivor Pym of 9 Bent Place, Sydney NSW 2000
Price: $640,000`,
    { vendors: ['Marley Cove Pty Ltd'], purchasers: ['Ostler Farms Pty Ltd'] },
  ],
  [
    'LABEL 16 an old deed beside a contract without a day',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
PARTICULARS
vendor      Oriel Fay Trentham
date for completion      42nd day after the contract date
price       $540,000.00
contract date            (if not stated, the date this contract was made)

SPECIAL CONDITIONS
39. The purchaser accepts a copy of the Conveyance dated 11 August 1994 as root of title.
40. The right of way was made by the deed dated 3 March 2001.`,
    { contractDate: null },
  ],
  [
    'LABEL 17 a transfer and a covenant with their own days',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Price: $540,000.00

SPECIAL CONDITIONS
1. The purchaser is told of the covenant in instrument dated 4 May 2019 and of the indenture made on 7 June 2020.

ANNEXURE
Dated 14 March 1987
BETWEEN Edith Lovell and Aldous Hargrave
Search of 3 October 2026`,
    { contractDate: null },
  ],
  [
    'LABEL 18 a contract that tells its day in a sentence',
    `SPECIAL CONDITIONS
1. These conditions belong to the contract of sale dated 4 May 2026 between the parties.`,
    { contractDate: '2026-05-04' },
  ],
  [
    'LABEL 19 a zone of the Capital Territory in small letters',
    `AUSTRALIAN CAPITAL TERRITORY
LEASE CONVEYANCING INQUIRY
Territory Plan Zone: RZ4 Medium density residential. The block is in no overlay.`,
    { zoning: 'RZ4 Medium density residential' },
  ],
  [
    'LABEL 20 a zone of New South Wales in small letters',
    `PLANNING CERTIFICATE UNDER SECTION 10.7
Environmental Planning and Assessment Act 1979
New South Wales
Zoning: R3 Medium density residential under the local plan`,
    { zoning: 'R3 Medium density residential' },
  ],
  [
    'LABEL 21 a deposit and its parts in adjoining columns',
    `${HEAD}Purchase Price:    $840,000.00
Deposit:           $42,000.00         Initial Deposit $5,000.00 when the Buyer signs
                                      Balance Deposit $37,000.00 on 3 December 2026
Settlement Date:   18 January 2027`,
    { deposit: 4_200_000, depositDate: '2026-12-03' },
  ],
  [
    'LABEL 22 three columns without names',
    `${HEAD}Price       $800,000.00
Deposit     $50,000.00     $10,000.00 on signing     $40,000.00 by 3 December 2026`,
    { deposit: 5_000_000, depositDate: '2026-12-03' },
  ],
  [
    'LABEL 23 the whole, then rows for its parts',
    `${HEAD}Price               $800,000.00
Deposit             $60,000.00
Initial Deposit     $10,000.00     when the buyer signs
Balance Deposit     $50,000.00     on 3 December 2026`,
    { deposit: 6_000_000 },
  ],
  [
    'LABEL 24 two parts and no whole',
    `${HEAD}Price               $800,000.00
Initial Deposit     $10,000.00     payable when the buyer signs
Balance Deposit     $50,000.00     payable on the day finance is approved`,
    { deposit: 6_000_000, depositDate: null },
  ],
  [
    'LABEL 25 days counted from the row of the contract date',
    `CONTRACT OF SALE OF LAND
PART A - ITEMS
Item 1    Date of Contract
          5 November 2026
Item 2    Seller
          Kestrel John DWYER of 22 Lugger Street, Darwin NT 0800
Item 4    Buyer
          Amarachi Belle OKONJO of 3/17 Jabiru Close, Ludmilla NT 0820
Item 10   Purchase price     $689,000.00
Item 11   Deposit            $68,900.00, within two working days of Item 1, to Spinifex & Shore trust account`,
    { deposit: 6_890_000, depositDate: '2026-11-09' },
  ],
  [
    'LABEL 26 a business day that is counted by its number',
    `${HEAD}Property: 4 Wren Street, Gawler, South Australia 5118
Contract date: 26 November 2026
Price: $710,000.00
Deposit: $71,000.00
Payable: $10,650.00 on signing by the Purchaser and the rest on the third Business Day after
Settlement date: 15 January 2027`,
    { deposit: 7_100_000, depositDate: '2026-12-01' },
  ],
  [
    'LABEL 27 a ticked plan whose name stands again before its number',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Queensland
REFERENCE SCHEDULE
LAND
  Address              148 Stringybark Lane, Nanango QLD 4615
  Description          Lot 5 on  [X] RP  [ ] SP  [ ] GTP   RP 208834`,
    { lotPlan: 'Lot 5 RP208834' },
  ],
  [
    'LABEL 28 a lot and a portion of the old system that are sold together',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
PARTICULARS
vendor      Oriel Fay Trentham
land        418 Gilmore Lane, Tumut NSW 2720
            Registered Plan: Lot 7 Plan DP 804112 (the House Block)
            and the land in Conveyance Book 3188 No 402, being part of Portion 61 Parish of Gilmore
price       $1,480,000.00

PLAN  DP 804112    Registered 8.3.1990      Lengths in metres
   Lot 7   47.3 ha        Lot 8   112.9 ha       Lot 9  88.04 ha

SNOWY VALLEYS COUNCIL
RATES AND CHARGES NOTICE 2026/27
Property    418 Gilmore Lane - Lot 7 DP 804112, Pt Por 61          Area 61.9 ha
Ordinary rate farmland    $2,140.00`,
    { landSize: '61.9 ha' },
  ],
]
