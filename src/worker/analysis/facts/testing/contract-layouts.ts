/** A name, the text as a reader of plain text gets it, and what must be read in it. */
export type Layout = readonly [name: string, text: string, expected: Record<string, unknown>]

/** Contract forms as different practitioners and programs lay them out; all parties are invented. */
export const CONTRACT_LAYOUTS: readonly Layout[] = [
  // Victoria
  [
    'VIC 1 label above value',
    `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

VENDOR'S ESTATE AGENT
Bellwether & Co, 12 High Street, Orrong VIC 3990

VENDOR
MARGUERITE ELOISE TANDY
of 8 Gannet Court, Orrong VIC 3990

PURCHASER
LACHLAN BOYD FERRIS and SOO-JIN HAN

PROPERTY ADDRESS
8 Gannet Court, Orrong VIC 3990

PRICE
$812,000.00

DEPOSIT
$81,200.00 payable by 3 March 2027

BALANCE
$730,800.00

SETTLEMENT
is due on 28 May 2027`,
    {
      vendors: ['Marguerite Eloise Tandy'],
      purchasers: ['Lachlan Boyd Ferris', 'Soo-Jin Han'],
      price: 81_200_000,
      deposit: 8_120_000,
      depositDate: '2027-03-03',
      balance: 73_080_000,
      settlement: '2027-05-28',
      address: '8 Gannet Court, Orrong VIC 3990',
    },
  ],
  [
    'VIC 2 money in columns under headings',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE

Vendor      Tobias Crane Whitlock
Purchaser   Amrita Devi Sandhu

Price            Deposit         Balance
$655,000.00      $65,500.00      $589,500.00

Settlement date      60 days from the day of sale
Land      Lot 5 on Plan of Subdivision 412233K being Certificate of Title Volume 10233 Folio 411
known as 16 Tern Avenue, Kirrawee Sands VIC 3922`,
    {
      vendors: ['Tobias Crane Whitlock'],
      price: 65_500_000,
      deposit: 6_550_000,
      balance: 58_950_000,
      settlement: '60 from day of sale',
      lotPlan: 'Lot 5 PS412233K',
      title: 'Volume 10233 Folio 411',
      address: '16 Tern Avenue, Kirrawee Sands VIC 3922',
    },
  ],
  [
    'VIC 3 running prose',
    `CONTRACT OF SALE

THIS AGREEMENT is made between HENRIK OLAF BERGSTROM of 4 Alder Row, Castlebar VIC 3555 (the Vendor) and PRIYA NAIR of 19 Box Street, Castlebar VIC 3555 (the Purchaser).

1. The Vendor sells and the Purchaser buys for the sum of $540,000.00 (five hundred and forty thousand dollars) the land described in Certificate of Title Volume 09877 Folio 120 and known as 4 Alder Row, Castlebar VIC 3555.

2. A deposit of $54,000.00 shall be paid to the Vendor's agent on the signing of this contract and the balance of $486,000.00 shall be paid on 30 June 2027, on which day completion shall take place.`,
    {
      vendors: ['Henrik Olaf Bergstrom'],
      purchasers: ['Priya Nair'],
      price: 54_000_000,
      deposit: 5_400_000,
      balance: 48_600_000,
      settlement: '2027-06-30',
      title: 'Volume 09877 Folio 120',
      address: '4 Alder Row, Castlebar VIC 3555',
    },
  ],
  [
    'VIC 4 item schedule of a developer',
    `CONTRACT OF SALE

SCHEDULE

Item 1   Vendor: Ridgeback Living Pty Ltd ACN 004 085 616
Item 2   Vendor's Lawyers: Carrow Legal
Item 3   Purchaser: Naomi Ruth Pell
Item 4   Property: Lot 118 on proposed Plan of Subdivision PS 900123A, 118 Sedge Way, Millgrove Park VIC 3427
Item 5   Purchase Price: $498,000 inclusive of GST
Item 6   Deposit: $49,800 (10%)
Item 7   Settlement Date: 14 days after registration of the Plan
Item 8   Sunset Date: 31 December 2029`,
    {
      vendors: ['Ridgeback Living Pty Ltd'],
      purchasers: ['Naomi Ruth Pell'],
      price: 49_800_000,
      deposit: 4_980_000,
      percent: 10,
      settlement: '14 from registration of the Plan',
      lotPlan: 'Lot 118 PS900123A',
    },
  ],
  [
    'VIC 5 REIV with dotted leaders',
    `CONTRACT OF SALE OF REAL ESTATE - PARTICULARS OF SALE

VENDOR ........ Ottoline Grace Farrow ........
PURCHASER ........................................
PRICE ........ $ 1,125,000.00
DEPOSIT ...... $ 112,500.00 payable on 12/02/2027
BALANCE ...... $ 1,012,500.00
PAYMENT OF BALANCE ...... due on 12/05/2027
DAY OF SALE ...... / ...... / 2027`,
    {
      vendors: ['Ottoline Grace Farrow'],
      purchasers: [],
      price: 112_500_000,
      deposit: 11_250_000,
      depositDate: '2027-02-12',
      balance: 101_250_000,
      settlement: '2027-05-12',
      contractDate: null,
    },
  ],
  [
    'VIC 6 blanks and placeholders',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor:  Jill Anne Corrie and Peter Corrie
Purchaser:  [insert full name]
Price:  $ __________
Deposit:  10% of the price
Settlement:  TBA
Address:  Flat 2, 55 Dune Street, Barwon Point VIC 3227`,
    {
      vendors: ['Jill Anne Corrie', 'Peter Corrie'],
      purchasers: [],
      price: null,
      deposit: null,
      percent: 10,
      settlement: null,
      address: 'Flat 2, 55 Dune Street, Barwon Point VIC 3227',
    },
  ],
  [
    'VIC 7 by definition in the deed',
    `CONTRACT FOR THE SALE OF LAND

PARTIES
Harrow Vale Developments Pty Ltd (ACN 005 999 301) of Level 3, 80 Quay Street, Docklands VIC 3008 (Vendor)
Ines Maria Duarte (Purchaser)

DETAILS
Purchase Price means $720,000.
Deposit means $72,000 payable on the Day of Sale.
Settlement Date means the date being 21 days after the Vendor gives notice of registration of the Plan.
Land means Lot 9 on Plan of Subdivision PS823411B.`,
    {
      vendors: ['Harrow Vale Developments Pty Ltd'],
      purchasers: ['Ines Maria Duarte'],
      price: 72_000_000,
      deposit: 7_200_000,
      settlement: '21 from Vendor gives notice of registration of the Plan',
      lotPlan: 'Lot 9 PS823411B',
    },
  ],
  [
    'VIC 8 numbered agent form',
    `CONTRACT OF SALE
PARTICULARS
1. Vendor(s): Eamon Patrick Doyle
2. Purchaser(s):
3. Address of property: 3/41 Cassia Street, Frankville VIC 3199
4. Purchase price: $489,500
5. Deposit: $20,000 on signing and $28,950 by 30 April 2027
6. Date for settlement: 16 July 2027
7. Vacant possession: Yes`,
    {
      vendors: ['Eamon Patrick Doyle'],
      purchasers: [],
      price: 48_950_000,
      deposit: 4_895_000,
      settlement: '2027-07-16',
      address: '3/41 Cassia Street, Frankville VIC 3199',
    },
  ],
  [
    'VIC 9 trustee vendor and company buyer',
    `PARTICULARS OF SALE
The Vendor:      Cobden Street Nominees Pty Ltd ACN 004 028 077 as trustee for the Cobden Family Trust
The Purchaser:   QUILLON HOLDINGS PTY LTD (ACN 010 499 966) and/or nominee
Purchase price:  $2.35 million
Deposit (10%):   $235,000
Completion:      90 days from the date of this contract`,
    {
      vendors: ['Cobden Street Nominees Pty Ltd'],
      purchasers: ['Quillon Holdings Pty Ltd'],
      price: 235_000_000,
      deposit: 23_500_000,
      settlement: '90 from date of this contract',
    },
  ],
  [
    'VIC 10 deposit share of price among parts',
    `PARTICULARS OF SALE
Vendor      Mireille Hoang
Price       $700,000
Deposit     $70,000 being 10% of the price, $5,000 of which is payable on signing and the remainder within 7 days
Residue     $630,000 payable on settlement
Settlement due date      1 September 2027`,
    { price: 70_000_000, deposit: 7_000_000, settlement: '2027-09-01', balance: 63_000_000 },
  ],
  [
    'VIC 11 price in words first',
    `PARTICULARS OF SALE
VENDOR  Rufus Able Strang
PRICE  Six hundred and ten thousand dollars ($610,000.00)
DEPOSIT  Sixty-one thousand dollars ($61,000.00) paid by 2 August 2027
SETTLEMENT (general condition 17)
is due in sixty (60) days from the day of sale`,
    { price: 61_000_000, deposit: 6_100_000, settlement: '60 from day of sale', words: 61_000_000 },
  ],
  // New South Wales
  [
    'NSW 1 two columns',
    `Contract for the sale and purchase of land 2022 edition
TERM                   MEANING OF TERM
vendor's agent         Harbourline Realty, 3 Wharf Road, Narrawee NSW 2999
vendor                 COLETTE ANNE BRISCOE, 17 Myall Street, Narrawee NSW 2999
vendor's solicitor     Brand Conveyancing
date for completion    42nd day after the contract date (clause 15)
land (address, plan details and title reference)   17 Myall Street, Narrawee NSW 2999 Lot 6 in Deposited Plan 23411 Folio Identifier 6/23411
purchaser
price                  $1,450,000
deposit                $145,000 (10% of the price, unless otherwise stated)
balance                $1,305,000
contract date`,
    {
      vendors: ['Colette Anne Briscoe'],
      purchasers: [],
      price: 145_000_000,
      deposit: 14_500_000,
      balance: 130_500_000,
      settlement: '42 from contract date',
      title: '6/23411',
      lotPlan: 'Lot 6 DP23411',
      address: '17 Myall Street, Narrawee NSW 2999',
      contractDate: null,
    },
  ],
  [
    'NSW 2 labels above values',
    `Contract for the sale and purchase of land 2019 edition

vendor
Oscar Lindqvist and Fern Lindqvist

purchaser
Dev Chand

land
Unit 12, 40 Pacific Parade, Dee Haven NSW 2990
Lot 12 in Strata Plan 61234
Folio Identifier 12/SP61234

price
$ 935,000.00

deposit
$ 93,500.00

date for completion
28 days after the date of this contract`,
    {
      vendors: ['Oscar Lindqvist', 'Fern Lindqvist'],
      purchasers: ['Dev Chand'],
      price: 93_500_000,
      deposit: 9_350_000,
      settlement: '28 from date of this contract',
      title: '12/SP61234',
      lotPlan: 'Lot 12 SP61234',
    },
  ],
  [
    'NSW 3 By Lawyers',
    `CONTRACT FOR SALE OF LAND - By Lawyers, NSW 2024 edition
PART 1 - SUMMARY
Vendor: Kestrel Point Pty Limited ABN 51 824 753 556
Purchaser: Noor Halabi
Property: 5 Boree Lane, Wattle Flat NSW 2795
Title: 21/DP755123
Purchase price: $685,000.00
Deposit: $34,250.00 (5%)
Balance: $650,750.00
Completion date: 35 days after exchange`,
    {
      vendors: ['Kestrel Point Pty Limited'],
      purchasers: ['Noor Halabi'],
      price: 68_500_000,
      deposit: 3_425_000,
      percent: 5,
      settlement: '35 from exchange',
      title: '21/DP755123',
    },
  ],
  [
    'NSW 4 weeks and noon',
    `Contract for sale of land
vendor  Abel Roth
purchaser  Cyra Minton
price  $ 1,020,000
deposit  $ 102,000
Completion date: 6 weeks after the contract date`,
    { price: 102_000_000, settlement: '42 from contract date' },
  ],
  [
    'NSW 5 off the plan',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022 EDITION
vendor: Pierhead Projects Pty Ltd ACN 000 249 486
land: Apartment 604, 2 Foundry Street, Ultima NSW 2047, Lot 64 in an unregistered strata plan which is part of Lot 5 in DP 1188221
price: $899,000.00
deposit: $89,900.00
date for completion: the later of 42 days after the contract date and 21 days after the vendor serves notice of registration of the plan`,
    { vendors: ['Pierhead Projects Pty Ltd'], price: 89_900_000, deposit: 8_990_000 },
  ],
  [
    'NSW 6 owner and developer words',
    `CONTRACT FOR SALE
Seller: Wharfside Owner Pty Ltd
Buyer: Max Elias Tovey
Sale price: $1,100,000
Initial deposit: $55,000 on exchange
Balance of deposit: $55,000 on completion
Date of completion: 15 October 2027`,
    {
      vendors: ['Wharfside Owner Pty Ltd'],
      purchasers: ['Max Elias Tovey'],
      price: 110_000_000,
      deposit: 11_000_000,
      settlement: '2027-10-15',
    },
  ],
  // Queensland
  [
    'QLD 1 REIQ 2024 house',
    `Contract for Houses and Residential Land
REFERENCE SCHEDULE
Contract Date: 4 March 2027
SELLER
NAME: Rosalind Jean Petrie    ABN:
ADDRESS: 3 Mango Street
SUBURB: Wirrabah    STATE: QLD    POSTCODE: 4899
BUYER
NAME: Hamish Colin Rourke    ABN:
PROPERTY
ADDRESS: 22 Fig Tree Road
SUBURB: Wirrabah    STATE: QLD    POSTCODE: 4899
Description: Lot: 14    On: SP 145566
Title Reference: 50334455
Area: 809 m2 (more or less)
Purchase Price: $ 640,000.00
Deposit: $ 5,000.00 Initial Deposit payable on the day the Buyer signs this contract
$ 27,000.00 Balance Deposit (if any) payable on: 18 March 2027
Finance Amount: $ 512,000    Financier: Any bank    Finance Date: 25 March 2027
Inspection Date: 18 March 2027
Settlement Date: 30 April 2027`,
    {
      vendors: ['Rosalind Jean Petrie'],
      purchasers: ['Hamish Colin Rourke'],
      price: 64_000_000,
      deposit: 3_200_000,
      settlement: '2027-04-30',
      title: '50334455',
      address: '22 Fig Tree Road, Wirrabah QLD 4899',
      contractDate: '2027-03-04',
      loan: '2027-03-25',
      landSize: '809 m²',
    },
  ],
  [
    'QLD 2 ADL items',
    `CONTRACT FOR SALE AND PURCHASE OF RESIDENTIAL REAL ESTATE
ITEMS SCHEDULE
Item A - Seller: Quentin Foss
Item B - Buyer: Anahera Tipene and Joel Tipene
Item C - Property: 9 Coral Crescent, Hervale QLD 4655, Lot 3 on RP 812233, Title Reference 17654321
Item D - Purchase Price: $587,500
Item E - Deposit: $10,000 payable upon signing; $19,375 payable upon the contract becoming unconditional
Item F - Settlement Date: 45 days from the Contract Date`,
    {
      vendors: ['Quentin Foss'],
      purchasers: ['Anahera Tipene', 'Joel Tipene'],
      price: 58_750_000,
      deposit: 2_937_500,
      settlement: '45 from Contract Date',
      lotPlan: 'Lot 3 RP812233',
      title: '17654321',
      address: '9 Coral Crescent, Hervale QLD 4655',
    },
  ],
  [
    'QLD 3 community title lot',
    `Contract for Residential Lots in a Community Titles Scheme
REFERENCE SCHEDULE
SELLER NAME: Bluewater Rise Pty Ltd ACN 010 669 726
BUYER NAME:
LOT
ADDRESS: 7/118 Esplanade    SUBURB: Torquille    STATE: QLD    POSTCODE: 4655
Description: Lot: 7    On: ☐ BUP ☐ GTP ☒ SP: 188234
Scheme: Tideline    Community Titles Scheme: 30122
Title Reference: 50567788
Purchase Price: $ 415,000.00
Deposit: $ 41,500.00
Settlement Date: 14 days after the contract becomes unconditional`,
    {
      vendors: ['Bluewater Rise Pty Ltd'],
      purchasers: [],
      price: 41_500_000,
      deposit: 4_150_000,
      title: '50567788',
      settlement: '14 from contract becomes unconditional',
      address: '7/118 Esplanade, Torquille QLD 4655',
    },
  ],
  [
    'QLD 4 prose',
    `CONTRACT OF SALE
The Seller, Ivo Marek Stanik, agrees to sell and the Buyer, Gemma Louise Orr, agrees to buy the property at 61 Banksia Drive, Caboolah QLD 4510 for a price of $712,000.00. The Buyer must pay a deposit of $35,600.00 within 2 business days. Settlement is to take place on 11 June 2027.`,
    {
      price: 71_200_000,
      deposit: 3_560_000,
      settlement: '2027-06-11',
      address: '61 Banksia Drive, Caboolah QLD 4510',
      vendors: ['Ivo Marek Stanik'],
      purchasers: ['Gemma Louise Orr'],
    },
  ],
  // South Australia
  [
    'SA 1 REISA',
    `Residential Contract: Schedule
1. VENDOR: Full Name(s): Thaddeus John Mallory
2. PURCHASER: Full Name(s): Bronte Elise Kaye
4. THE LAND: The whole of the land in Certificate of Title, Volume 5877 Folio 312 being improved land located at 12 Jetty Street, Semaphore Bay SA 5019
Allotment 44 on Deposited Plan No. 3321 in the area named Semaphore Bay in the Hundred of Yatala in the Council area of City of Port Brennan
PURCHASE PRICE: $755,000
DEPOSIT: $37,750 payable within 2 business days after the cooling-off period
DATE OF SETTLEMENT: 30 July 2027`,
    {
      vendors: ['Thaddeus John Mallory'],
      purchasers: ['Bronte Elise Kaye'],
      price: 75_500_000,
      deposit: 3_775_000,
      settlement: '2027-07-30',
      title: 'Volume 5877 Folio 312',
      address: '12 Jetty Street, Semaphore Bay SA 5019',
      council: 'City of Port Brennan',
      lotPlan: 'Allotment 44 DP3321',
    },
  ],
  [
    'SA 2 society form',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
PARTICULARS
VENDOR          Dorothea Maud Pyke
PURCHASER       Anselm Roy
LAND            CT Volume 6011 Folio 98, 3 Almond Court, Barosset SA 5352
PRICE           $430,000.00
DEPOSIT         $43,000.00
SETTLEMENT      within 60 days of the date of this contract`,
    {
      vendors: ['Dorothea Maud Pyke'],
      purchasers: ['Anselm Roy'],
      price: 43_000_000,
      deposit: 4_300_000,
      settlement: '60 from date of this contract',
      title: 'Volume 6011 Folio 98',
    },
  ],
  // Western Australia
  [
    'WA 1 joint form',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
The Buyer: Saskia Bloom of 4 Reef Way, Swanmore WA 6999
OFFERS TO PURCHASE the Land and Property Chattels set out in the Schedule
SCHEDULE
The Property at: 31 Marri Loop, Swanmore WA 6999
Lot 201 Deposited/Survey/Strata/Diagram/Plan 40021 Whole / Part Vol 2544 Fol 88
A deposit of $ 20,000 of which $ 5,000 is paid now and $ 15,000 to be paid within 7 days of acceptance to be held by Reef Realty Trust Account
Purchase Price $ 690,000
Settlement Date 28 days after finance approval
The Seller: Gordon Vance Tilley
FINANCE CLAUSE IS APPLICABLE
LENDER: Any lender   LATEST TIME: 4pm on: 12 August 2027   AMOUNT OF LOAN: $552,000`,
    {
      vendors: ['Gordon Vance Tilley'],
      purchasers: ['Saskia Bloom'],
      price: 69_000_000,
      deposit: 2_000_000,
      settlement: '28 from finance approval',
      title: 'Volume 2544 Folio 88',
      address: '31 Marri Loop, Swanmore WA 6999',
      loan: '2027-08-12',
    },
  ],
  [
    'WA 2 agent software',
    `OFFER AND ACCEPTANCE
Seller(s)           Nadia Petrov
Buyer(s)            Callum Reid and Isla Reid
Property            Unit 3/9 Sextant Road, Ocean Knoll WA 6112
Title               Volume 2788 Folio 341
Offer Price         $525,000
Deposit Payable     $10,000 within 3 business days of acceptance
Settlement          35 days from acceptance`,
    {
      vendors: ['Nadia Petrov'],
      purchasers: ['Callum Reid', 'Isla Reid'],
      price: 52_500_000,
      deposit: 1_000_000,
      settlement: '35 from acceptance',
      title: 'Volume 2788 Folio 341',
    },
  ],
  // Tasmania, ACT, NT
  [
    'TAS 1 words',
    `Standard Form Contract for Sale of Real Estate in Tasmania
The Particulars of Sale (2018)
WORDS                 DEFINITION
Vendor                Elspeth Nora Gale
Purchaser             Rowan Tull
Property              The Vendor's property at: 14 Wombat Road, Franklinford TAS 7113
Title Reference(s)    126534/1
Sale Price            $489,000
Deposit               $24,450
Completion Date       28 days after the Contract Date`,
    {
      vendors: ['Elspeth Nora Gale'],
      purchasers: ['Rowan Tull'],
      price: 48_900_000,
      deposit: 2_445_000,
      settlement: '28 from Contract Date',
      title: 'Volume 126534 Folio 1',
      address: '14 Wombat Road, Franklinford TAS 7113',
    },
  ],
  [
    'ACT 1 schedule',
    `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY: CONTRACT FOR SALE
SCHEDULE
Land           The unexpired term of the Lease     Block 12 Section 44 Division of Dunvale, 12 Correa Place, Dunvale ACT 2602
Seller         Full name    Theodora Kyriakou
Buyer          Full name    Owen Flint
Price          $960,000
Deposit        $96,000
Date for completion   30 days after the Date of this Contract`,
    {
      vendors: ['Theodora Kyriakou'],
      purchasers: ['Owen Flint'],
      price: 96_000_000,
      deposit: 9_600_000,
      settlement: '30 from Date of this Contract',
      lotPlan: 'Block 12 Section 44 Dunvale',
    },
  ],
  [
    'NT 1 schedule',
    `CONTRACT OF SALE OF LAND - Law Society Northern Territory
SCHEDULE
Item 1  Vendor: Marcus Webb
Item 2  Purchaser: Tui Kereama
Item 3  Property: Lot 4512 Town of Palmerwood, 9 Pandanus Court, Palmerwood NT 0830 CUFT 712 044
Item 4  Price: $515,000
Item 5  Deposit: $51,500
Item 6  Settlement: 45 days from the date of this contract`,
    {
      vendors: ['Marcus Webb'],
      purchasers: ['Tui Kereama'],
      price: 51_500_000,
      deposit: 5_150_000,
      settlement: '45 from date of this contract',
      title: 'CUFT 712 044',
    },
  ],
  // Others, written after the first were read
  [
    'S1 VIC agent software with pipes',
    `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE
Vendor | Patience Mabel Orchard
Address | 3 Weir Street, Tullaroop VIC 3465
Purchaser | Not yet known
Property | 3 Weir Street, Tullaroop VIC 3465
Title | Volume 07654 Folio 321
Price | $389,000
Deposit | $38,900 (10%) payable on signing
Settlement | 60 days`,
    {
      vendors: ['Patience Mabel Orchard'],
      purchasers: [],
      price: 38_900_000,
      deposit: 3_890_000,
      title: 'Volume 07654 Folio 321',
      settlement: '60 from the contract date',
      address: '3 Weir Street, Tullaroop VIC 3465',
    },
  ],
  [
    'S2 VIC numbered with brackets',
    `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

(1) Vendor:            Nathaniel Oke Burrows & Lena Burrows
(2) Purchaser:         ______________________
(3) Land:              Lot 22 on PS 701122M, Certificate of Title Volume 11345 Folio 772
(4) Address of land:   22 Heath Rise, Corindhap Park VIC 3352
(5) Sale price:        $ ________________
(6) Deposit:           $ ________________ (10 per cent of the price)
(7) Date of settlement: ____ / ____ / 20__`,
    {
      vendors: ['Nathaniel Oke Burrows', 'Lena Burrows'],
      purchasers: [],
      price: null,
      deposit: null,
      lotPlan: 'Lot 22 PS701122M',
      title: 'Volume 11345 Folio 772',
      settlement: null,
      address: '22 Heath Rise, Corindhap Park VIC 3352',
    },
  ],
  [
    'S3 VIC value then label in brackets',
    `CONTRACT OF SALE

PARTICULARS

$725,000.00 (Price)
$72,500.00 (Deposit) due 20 March 2027
$652,500.00 (Balance)
18 June 2027 (Settlement Date)`,
    { price: 72_500_000, deposit: 7_250_000, balance: 65_250_000, settlement: '2027-06-18' },
  ],
  [
    'S4 VIC prose with registered proprietor',
    `CONTRACT OF SALE

1 Sale
The Registered Proprietor, Halcyon Bay Estates Pty Ltd ACN 004 085 616 ("the Owner"), sells to Winston Achebe ("the Buyer") all the land in Certificate of Title Volume 10999 Folio 010 for the price of $1,310,000, of which $131,000 is payable as a deposit on or before 1 May 2027 and the residue of $1,179,000 on 30 July 2027 (the settlement date).`,
    {
      vendors: ['Halcyon Bay Estates Pty Ltd'],
      purchasers: ['Winston Achebe'],
      price: 131_000_000,
      deposit: 13_100_000,
      balance: 117_900_000,
      settlement: '2027-07-30',
      title: 'Volume 10999 Folio 010',
    },
  ],
  [
    'S5 VIC settlement either or',
    `PARTICULARS OF SALE
VENDOR: Ailsa Kerr
PRICE: $601,000
SETTLEMENT: 30/60/90 days from Day of Sale (strike out)`,
    { settlement: '30 from Day of Sale', price: 60_100_000 },
  ],
  [
    'S6 NSW blank draft',
    `Contract for the sale and purchase of land 2022 edition
TERM                    MEANING OF TERM                                NSW DAN:
vendor's agent          None
vendor                  THE ESTATE OF THE LATE IRMA DELL COOPER by her executor Martin Cooper
vendor's solicitor      Lantern Legal
date for completion     42 days after the contract date
land                    4/18 Wattle Crescent, Kurrajong Bay NSW 2999
                        Registered Plan: Lot 4 Plan SP 33211
                        Folio Identifier 4/SP33211
exclusions
purchaser
purchaser's solicitor
price                   $
deposit                 $                     (10% of the price, unless otherwise stated)
balance                 $
contract date                                 (if not stated, the date this contract was made)`,
    {
      purchasers: [],
      price: null,
      deposit: null,
      balance: null,
      settlement: '42 from contract date',
      title: '4/SP33211',
      lotPlan: 'Lot 4 SP33211',
      address: '4/18 Wattle Crescent, Kurrajong Bay NSW 2999',
    },
  ],
  [
    'S7 NSW completion by words',
    `CONTRACT FOR SALE OF LAND
Vendor: Petra Holm of 8 Ridge Street Mayfield NSW 2304
Purchaser: Amos Delacroix
Price: $777,000
Deposit: $38,850
Completion: Twenty-eight (28) days from exchange`,
    {
      vendors: ['Petra Holm'],
      purchasers: ['Amos Delacroix'],
      price: 77_700_000,
      deposit: 3_885_000,
      settlement: '28 from exchange',
    },
  ],
  [
    'S8 QLD REIQ spread labels',
    `Contract for Houses and Residential Land
REFERENCE SCHEDULE
SELLER
NAME:           Dunmore Holdings Pty Ltd as trustee for the Dunmore Trust
ACN:            010 669 726
SELLER'S SOLICITOR
NAME:           Quay Lawyers
BUYER
NAME:           Yusuf Rahman
NAME:           Laila Rahman
PROPERTY
Land: ADDRESS:  5 Poinciana Avenue
SUBURB:         Mareeba Plains    STATE: QLD    POSTCODE: 4880
PRICE
Deposit Holder: Sunline Realty
Purchase Price: $  498,000.00
Deposit:        $  24,900.00
Default Interest Rate: %
FINANCE
Finance Amount: $ Sufficient to complete
Financier: Buyer's choice
Finance Date: 21 days from contract date
SETTLEMENT
Settlement Date: 45 days from contract date`,
    {
      vendors: ['Dunmore Holdings Pty Ltd'],
      purchasers: ['Yusuf Rahman', 'Laila Rahman'],
      price: 49_800_000,
      deposit: 2_490_000,
      settlement: '45 from contract date',
      address: '5 Poinciana Avenue, Mareeba Plains QLD 4880',
    },
  ],
  [
    'S9 SA form 1 parties',
    `FORM 1 - VENDOR'S STATEMENT
(Section 7 Land and Business (Sale and Conveyancing) Act 1994)
Part A - Parties and land
1 Purchaser: 
2 Purchaser's registered agent: 
3 Vendor: Cordelia Anne Strout
4 Vendor's registered agent: Gulf Realty
5 Date of contract (if made before this statement is served):
6 Description of the land: Allotment 7 in Deposited Plan 8812, Certificate of Title Volume 5566 Folio 778, 7 Dolphin Court, Port Vernon SA 5606`,
    {
      vendors: ['Cordelia Anne Strout'],
      purchasers: [],
      lotPlan: 'Allotment 7 DP8812',
      title: 'Volume 5566 Folio 778',
      address: '7 Dolphin Court, Port Vernon SA 5606',
    },
  ],
  [
    'S10 WA',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
As Buyer: Odette Laurent
Purchase Price: $ 815,000.00
Deposit: $ 10,000.00 of which $ 10,000 is to be paid within 5 days of acceptance
Settlement Date: On or before 30 September 2027
The Property at 12 Karri Bend, Denholm WA 6333
Lot 55 on Deposited Plan 70122 Volume 2901 Folio 44
As Seller: Rex Norton and Judith Norton`,
    {
      vendors: ['Rex Norton', 'Judith Norton'],
      purchasers: ['Odette Laurent'],
      price: 81_500_000,
      deposit: 1_000_000,
      settlement: '2027-09-30',
      title: 'Volume 2901 Folio 44',
      address: '12 Karri Bend, Denholm WA 6333',
      lotPlan: 'Lot 55 DP70122',
    },
  ],
  [
    'S11 capitals names & de',
    `PARTICULARS OF SALE
VENDOR(S):  JOHANNES VAN DER MEER and MARIA DE LA CRUZ
PURCHASER(S):  O'BRIEN, Sean Patrick
PRICE:  $450,000`,
    { vendors: ['Johannes Van Der Meer', 'Maria De La Cruz'], price: 45_000_000 },
  ],
  [
    'S12 deposit bond and holder are no deposit',
    `PARTICULARS OF SALE
Vendor: Ann Sample
Price: $900,000.00
Deposit holder: Quay Realty Trust Account
Deposit: 5% being $45,000.00 upon exchange
Default interest: 10% per annum
Balance: $855,000.00`,
    { deposit: 4_500_000, percent: 5, balance: 85_500_000 },
  ],
  [
    'T13 company contract ATF',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS
Vendor        QUARRIER & SONS PTY. LTD. A.C.N. 004 028 077 of 1 Mill Road, Trawalla VIC 3373
Purchaser     FELICITY JUNE ARBUTHNOT and/or nominee
Land          All that piece of land being Lot 1 on Title Plan 223344B, Volume 09123 Folio 456, and known as 44 Mill Road, Trawalla VIC 3373
Price         $1,050,000.00 (One Million and Fifty Thousand Dollars)
Deposit       $105,000.00 by way of deposit bond on signing
Settlement    On the later of 30 April 2027 and 14 days after registration of the plan`,
    {
      vendors: ['Quarrier & Sons Pty. Ltd.'],
      purchasers: ['Felicity June Arbuthnot'],
      lotPlan: 'Lot 1 TP223344B',
      title: 'Volume 09123 Folio 456',
      price: 105_000_000,
      deposit: 10_500_000,
      settlement: '2027-04-30',
      words: 105_000_000,
    },
  ],
  [
    'T14 auction contract',
    `PARTICULARS AND CONDITIONS OF SALE BY AUCTION
Vendor: Gerald Oyelaran
Property: 9 Chapel Street, Windmere VIC 3181
The property is sold for $1,420,000
Deposit: 10% payable on the fall of the hammer
Settlement: 45 days`,
    {
      vendors: ['Gerald Oyelaran'],
      price: 142_000_000,
      deposit: 14_200_000,
      percent: 10,
      settlement: '45 from the contract date',
      address: '9 Chapel Street, Windmere VIC 3181',
    },
  ],
  [
    'T17 settlement by months',
    `PARTICULARS OF SALE
Vendor: Ann Sample
Price: $500,000
Settlement: six months from the date hereof`,
    { settlement: '180 from date hereof' },
  ],
  [
    'T18 deposit two instalments',
    `PARTICULARS OF SALE
Vendor: Ann Sample
Price: $600,000
Deposit: $60,000 payable as to $1,000 on signing and as to $59,000 on 1 March 2027
Balance: $540,000
Settlement: 1 June 2027`,
    {
      deposit: 6_000_000,
      depositDate: '2027-03-01',
      balance: 54_000_000,
      settlement: '2027-06-01',
    },
  ],
  // Nothing may be read where nothing is stated
  [
    'N1 blanks with dots',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: ................................
Purchaser: ................................
Price: $ ................................
Deposit: $ ................................ by ..../..../20....
Balance: $ ................................
Settlement is due on ..../..../20....
Property address: ................................`,
    {
      vendors: [],
      purchasers: [],
      price: null,
      deposit: null,
      balance: null,
      settlement: null,
      address: null,
      depositDate: null,
    },
  ],
  [
    'N2 placeholders',
    `CONTRACT OF SALE
PARTICULARS
Vendor: [VENDOR NAME]
Purchaser: To be advised
Price: $XXX,XXX
Deposit: TBA
Settlement: XX/XX/20XX
Land: [insert address]`,
    { vendors: [], purchasers: [], price: null, deposit: null, settlement: null, address: null },
  ],
  [
    'N3 table head without values',
    `CONTRACT OF SALE
PARTICULARS
Price        Deposit        Balance
$            $              $
Vendor       Purchaser
Ann Sample`,
    { price: null, deposit: null, balance: null },
  ],
  [
    'N4 others in the conditions',
    `CONTRACT OF SALE
PARTICULARS
Vendor: Ann Sample
Price:
SPECIAL CONDITIONS
1. The purchaser sells its home at 9 Old Street for the sum of $700,000 before this contract binds.
2. The purchaser pays the vendor's agent $5,000 as a holding fee.`,
    { vendors: ['Ann Sample'], price: null, deposit: null },
  ],
  [
    'N5 printed conditions',
    `CONTRACT OF SALE
PARTICULARS
Vendor: Ann Sample
GENERAL CONDITIONS
1. The deposit must not exceed 10% of the price.
2. Settlement must take place 14 days after registration of the plan.
3. The purchaser may pay $1,000 to the vendor.`,
    { deposit: null, percent: null, settlement: null, price: null },
  ],
  [
    'N7 owner is no vendor',
    `CONTRACT OF SALE
PARTICULARS
Vendor: Ann Sample
SPECIAL CONDITIONS
1. Owners Corporation: Strata Care Pty Ltd manages the building.
2. The adjoining owner, Carl Other, has claimed the strip.`,
    { vendors: ['Ann Sample'] },
  ],
  [
    'N8 agent and lawyer',
    `CONTRACT OF SALE
PARTICULARS
Vendor's agent: Quay Realty Pty Ltd
Vendor's solicitor: Bright Legal Pty Ltd
Vendor: Ann Sample
Purchaser's solicitor: Dim Legal Pty Ltd
Purchaser:`,
    { vendors: ['Ann Sample'], purchasers: [] },
  ],
  [
    'N10 lease',
    `RESIDENTIAL TENANCY AGREEMENT
Landlord: Ann Sample
Tenant: Bob Trial
Rent: $550 per week
Bond: $2,200
Premises: 4 Ash Street, Merrin VIC 3999`,
    { price: null, deposit: null, settlement: null, vendors: [] },
  ],
  [
    'NT form under a heading of its own',
    `APPROVED FORM OF THE TERRITORY
Vendor(s): Kirra Louise Maddison
Purchaser(s): Antony Basil Rourke
Property: 8 Frangipani Court, Leanyer Park NT 0812
Title: CUFT 319 206, Lot 6120 Town of Leanyer Park
Purchase price: $575,000.00
Deposit: $28,750.00 upon exchange of contracts
Settlement date: 19 February 2027`,
    {
      vendors: ['Kirra Louise Maddison'],
      purchasers: ['Antony Basil Rourke'],
      price: 57_500_000,
      deposit: 2_875_000,
      settlement: '2027-02-19',
      address: '8 Frangipani Court, Leanyer Park NT 0812',
    },
  ],
  [
    'NSW attorney, estate and a deposit in two parts',
    `CONTRACT FOR SALE AND PURCHASE OF LAND
Vendor:      Theodora Lambrakis, by her attorney Nicholas Lambrakis under power of attorney
Purchaser:
Land:        Unit 3, 118 Stuart Road, Mosgrove NSW 2088, Lot 3 in Strata Plan 61702
The Price    $700,000
Deposit:     initial $5,000 on signing; balance $65,000 within 14 days`,
    {
      vendors: ['Theodora Lambrakis'],
      purchasers: [],
      price: 70_000_000,
      deposit: 7_000_000,
      lotPlan: 'Lot 3 SP61702',
    },
  ],
  [
    'a seller beside a buyer left blank, in one row',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
SCHEDULE
SELLER: Ignatius Gorse         BUYER: ______________________
Purchase Price: $345,000          Deposit: $10,000 within 5 Business Days of acceptance`,
    { vendors: ['Ignatius Gorse'], purchasers: [], price: 34_500_000, deposit: 1_000_000 },
  ],
]
