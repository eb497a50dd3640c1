import type { Layout } from './contract-layouts.ts'

/** What stands before, in and behind the name of a street on the front page of a contract. */
export const FRONT_ADDRESS_LAYOUTS: readonly Layout[] = [
  [
    'STREET 1 a suite on a storey',
    `Contract for the sale and purchase of land 2022 edition
vendor's agent: Mint Commercial, Level 1, 9 George Street, Parramatta NSW 2150
vendor: Halcyon Consulting Rooms Pty Ltd ACN 112 338 771
Suite 302, Level 3, 45-51 Carrington Parade, Burwood Heights NSW 2134
vendor's solicitor: Orr Tan Lawyers, Suite 1, 20 Bridge Street, Sydney NSW 2000
date for completion: 28 days after the contract date
land: Suite 302, Level 3, 45-51 Carrington Parade, Burwood Heights NSW 2134
Lot 27 in Strata Plan 90117
Folio Identifier 27/SP90117
improvements: commercial suite and two car spaces
purchaser: 
price: 
deposit:
balance:
contract date:
PLANNING CERTIFICATE UNDER SECTION 10.7(2)
Environmental Planning and Assessment Act 1979
Burwood Heights City Council
Applicant: Orr Tan Lawyers
Property: 45-51 Carrington Parade BURWOOD HEIGHTS NSW 2134
1. Names of relevant planning instruments
Burwood Heights Local Environmental Plan 2012
2. Zoning and land use under relevant planning instruments
Zone E2 Commercial Centre`,
    { address: 'Suite 302, Level 3, 45-51 Carrington Parade, Burwood Heights NSW 2134' },
  ],
  [
    "STREET 2 a farm's name in quotes",
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor's agent\tUpper Hunter Stock & Station, 5 Bridge St, Muswell NSW 2333
vendor\tAlister Boyd Pty Limited ACN 001 448 227 as trustee for the Boyd Pastoral Trust
\t"Glen Avon", 2270 Sandy Hollow Road, Baerami NSW 2333
vendor's solicitor\tRural Law Co, Box 12, Scone NSW 2337
land\t"Glen Avon", 2270 Sandy Hollow Road, Baerami NSW 2333
\tLot 12 in Deposited Plan 750944 and Lot 3 in Deposited Plan 1022781
\tFolio Identifiers 12/750944 and 3/1022781
purchaser
price`,
    {
      address: '"Glen Avon", 2270 Sandy Hollow Road, Baerami NSW 2333',
      lotPlan: 'Lot 12 DP750944 and Lot 3 DP1022781',
      title: '12/750944 and 3/1022781',
    },
  ],
  [
    'STREET 3 a shop and a residence',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tEirene Kostas
land\tShop 1 and Residence 4, 12-18 Station Parade, Dapto North NSW 2530
\tLots 1 and 4 in Strata Plan 33012
purchaser`,
    { address: 'Shop 1 and Residence 4, 12-18 Station Parade, Dapto North NSW 2530' },
  ],
  [
    'STREET 4 two suites',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tPemberton Dental Holdings Pty Ltd
land\tSuites 4.01 and 4.02, 330 Wattle Street, Ultima NSW 2007
\tLots 41 and 42 in Strata Plan 81110, Folio Identifiers 41/SP81110 and 42/SP81110
purchaser`,
    {
      address: 'Suites 4.01 and 4.02, 330 Wattle Street, Ultima NSW 2007',
      lotPlan: 'Lot 41 and 42 SP81110',
      title: '41/SP81110 and 42/SP81110',
    },
  ],
  [
    'STREET 5 a ground floor',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tHugo Lindeman
land\tGround Floor, 77 Bridge Road, Glebe Hill NSW 2037
\tLot 1 SP 10229
purchaser`,
    { address: 'Ground Floor, 77 Bridge Road, Glebe Hill NSW 2037' },
  ],
  [
    'STREET 6 a lettered penthouse',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tHugo Lindeman
land\tPenthouse C, 2 Harbour Esplanade, Newtide NSW 2300
\tLot 88 SP 10229
purchaser`,
    { address: 'Penthouse C, 2 Harbour Esplanade, Newtide NSW 2300' },
  ],
  [
    'STREET 7 a proposed road',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tBox Flat Estates Pty Ltd
land\tLot 905 Currawong Chase (proposed road), Box Flat NSW 2765
\tLot 905 in an unregistered plan of subdivision of Lot 3 DP 1290011
purchaser`,
    { address: 'Lot 905 Currawong Chase, Box Flat NSW 2765' },
  ],
  [
    'STREET 8 a lot on a new road',
    `CONTRACT FOR PROPOSED LOT
Seller: Redland Point Land Pty Ltd, Level 2, 8 Shore Street, Cleveland Bay QLD 4163
Buyer: _______________
Lot: Proposed Lot 77 on SP 339912 (unregistered), Heron Loop, Redland Point QLD 4165, part of Lot 9001 on SP 320018, Title Reference 51290011`,
    { address: 'Proposed Lot 77, Heron Loop, Redland Point QLD 4165', lotPlan: 'Lot 77 SP339912' },
  ],
  [
    'STREET 9 a station of three lots',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tGidgee Pastoral Co Pty Ltd
land\t"Mulga Downs Station", 4400 Wanaaring Road, Bourke West NSW 2840
\tLots 1 and 2 in Deposited Plan 755001 and Lot 7 in Deposited Plan 818221
\tFolio Identifiers 1/755001, 2/755001 and 7/818221
purchaser`,
    {
      address: '"Mulga Downs Station", 4400 Wanaaring Road, Bourke West NSW 2840',
      lotPlan: 'Lot 1 and 2 DP755001 and Lot 7 DP818221',
    },
  ],
  [
    'STREET 10 a crown allotment on a road',
    `CONTRACT OF SALE OF LAND
Vendor: Elmer Dray
Purchaser:
Land: Crown Allotment 22A Parish of Nhillside (Volume 03311 Folio 221), Black Swamp Road, Nhillside VIC 3418`,
    {
      address: 'Crown Allotment 22A, Black Swamp Road, Nhillside VIC 3418',
      lotPlan: 'Crown Allotment 22A Parish of Nhillside',
    },
  ],
  [
    'STREET 11 two streets',
    `CONTRACT OF SALE OF REAL ESTATE
Vendor: Colm Daly
Property address: 2 Vine Street and 19 Church Lane, Beechford VIC 3747
Title: Volume 08822 Folio 101`,
    { address: '2 Vine Street and 19 Church Lane, Beechford VIC 3747' },
  ],
  [
    'STREET 12 an avenue of honour',
    `CONTRACT OF SALE OF REAL ESTATE
Vendor: Colm Daly, 40 Grant Street, Bacchus Flat VIC 3340
Property: 5 Avenue of Honour, Bacchus Flat VIC 3340
Land: Lot 3 on PS 341100Q`,
    { address: '5 Avenue of Honour, Bacchus Flat VIC 3340' },
  ],
  [
    "STREET 13 the seller's address above the land's",
    `CONTRACT
Seller                   Dean Orchard
Seller's address         2/45 Tulip Street, Norwell QLD 4208
Seller's solicitors      Bell & Bright
Buyer                    Hana Ito
Lot                      Lot 2 on BUP 6612, Tulip Court CTS 8810
Title Reference          16604120
Address                  2/45 Tulip Street, Norwell QLD 4208`,
    { address: '2/45 Tulip Street, Norwell QLD 4208', vendors: ['Dean Orchard'] },
  ],
  [
    'STREET 14 a street of no known kind',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor: Tim Tully
Property: 4 The Ridgeway, Kensing VIC 3031`,
    { address: '4 The Ridgeway, Kensing VIC 3031' },
  ],
  [
    'STREET 15 questions for labels',
    `YOUR CONTRACT TO BUY A HOME (VICTORIA)
Who is selling?   Amina Warsame of 9 Hove Road, Rosebank VIC 3939
Who is buying?    Dylan Prior and Skye Prior, 11 Jetty Road, Rosebank VIC 3939
What are they buying?   52 Ti-Tree Avenue, Rosebank VIC 3939 (Lot 52 on LP 44011, Volume 08801 Folio 190)
How much?   $700,000`,
    {
      address: '52 Ti-Tree Avenue, Rosebank VIC 3939',
      vendors: ['Amina Warsame'],
      purchasers: ['Dylan Prior', 'Skye Prior'],
    },
  ],
  [
    'STREET 16 the address of several buyers',
    `OFFER AND ACCEPTANCE (Western Australia)
 The Buyers   Kofi MENSAH and Lucy MENSAH           Address  14 Minilya Street, Rockwell Beach WA 6168
 The Seller   Estelle FONTAINE              Agent    Shearwater Residential, Licence RA 73390
 Property     7/18 Heron Close, Rockwell Beach WA 6168`,
    { address: '7/18 Heron Close, Rockwell Beach WA 6168' },
  ],
  [
    'STREET 17 a head without a postcode',
    `SKIFF COURT, 70 WHARF PARADE, PORT MELLOR
CONTRACT FOR PROPOSED LOT IN A COMMUNITY TITLES SCHEME (Queensland)
Seller\tSkiff Court Developments Pty Ltd
Lot\tProposed Lot 503 on SP 330044`,
    { address: '70 Wharf Parade, Port Mellor' },
  ],
  [
    'STREET 18 a unit before its plan',
    `CONTRACT (South Australia)
Vendor: Patience Dlamini, 8 Bower Street, Woodville Oaks SA 5011
Property: Unit 6 Strata Plan 2207, 44 Esplanade Road, Semaphore Sands SA 5019; Certificate of Title Volume 5017 Folio 66`,
    { address: 'Unit 6, 44 Esplanade Road, Semaphore Sands SA 5019' },
  ],
]
