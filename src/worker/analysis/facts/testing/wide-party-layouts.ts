import type { Layout } from './contract-layouts.ts'

const TITLE_VIC = `
REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 10421 FOLIO 118
LAND DESCRIPTION
Lot 6 on Plan of Subdivision 412207K.
REGISTERED PROPRIETOR
Estate Fee Simple
Joint Proprietors
    MIREILLE ODETTE HARGRAVE
    TOBIAS LEON HARGRAVE both of 8 PLOVER COURT MARROWVALE VIC 3477
    AQ330812F 07/10/2017
ENCUMBRANCES, CAVEATS AND NOTICES
NIL
DIAGRAM LOCATION SEE PS412207K
DOCUMENT END`
const BOTH = ['Mireille Odette Hargrave', 'Tobias Leon Hargrave']

/** Who sells and who buys, told by the papers together where one label does not tell it. */
export const WIDE_PARTY_LAYOUTS: readonly Layout[] = [
  [
    'OWNER 1 a contract that names its seller nowhere',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Property: 8 Plover Court, Marrowvale VIC 3477
Purchaser: Kofi Mensah Adjei
Price: $610,000
${TITLE_VIC}`,
    { vendors: BOTH, purchasers: ['Kofi Mensah Adjei'] },
  ],
  [
    'OWNER 2 a second owner behind the address of the first',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Mireille Odette Hargrave, care of Plume & Co, 3 High Street, Marrowvale VIC 3477, and her brother
Tobias Leon Hargrave of the same address
Purchaser: Kofi Mensah Adjei
Price: $610,000
${TITLE_VIC}`,
    { vendors: BOTH },
  ],
  [
    'OWNER 3 an owner in a block of its own below the first',
    `CONTRACT OF SALE OF LAND
VENDOR
Mireille Odette HARGRAVE
8 Plover Court, Marrowvale VIC 3477

Tobias Leon HARGRAVE
PO Box 71, Vientiane, Laos

PURCHASER
Kofi Mensah ADJEI
Price: $610,000
${TITLE_VIC}`,
    { vendors: BOTH, purchasers: ['Kofi Mensah Adjei'] },
  ],
  [
    'OWNER 4 a statement with the name in a broken box',
    `Vendor Statement
The vendor makes this statement in respect of the land in accordance with section 32 of the Sale of Land Act 1962.
+-----------+-------------------------------+-------------------+
| Name of   | MIREILLE ODETTE               | Date              |
| vendor    | HARGRAVE                      | 18 / 08 / 2026    |
+-----------+-------------------------------+-------------------+
| Name of   | TOBIAS LEON HARGRAVE          | Date              |
| vendor    |                               | 18 / 08 / 2026    |
+-----------+-------------------------------+-------------------+
1. FINANCIAL MATTERS
${TITLE_VIC}`,
    { vendors: BOTH },
  ],
  [
    'OWNER 5 the mortgagee of the owner sells',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Sold by the mortgagee in exercise of its power of sale.
Property: 8 Plover Court, Marrowvale VIC 3477
Purchaser: Kofi Mensah Adjei
Price: $610,000
${TITLE_VIC}`,
    { vendors: [] },
  ],
  [
    'OWNER 6 one of the owners buys the share of the other',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Mireille Odette Hargrave
Purchaser: Tobias Leon Hargrave
Price: $305,000
${TITLE_VIC}`,
    { vendors: ['Mireille Odette Hargrave'], purchasers: ['Tobias Leon Hargrave'] },
  ],
  [
    'OWNER 7 the executor of a late owner sells',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Augusta Bell Farraday, executor of Mireille Odette Hargrave, deceased
Purchaser: Kofi Mensah Adjei
Price: $305,000
${TITLE_VIC}`,
    { vendors: ['Augusta Bell Farraday'] },
  ],
  [
    'PLACE 1 the address of the party that is named before the land',
    `CONTRACT NOTE - PRIVATE SALE
The Property ........ the land more particularly described in Certificate of Title Volume 3992
                      Folio 298, being Crown Allotment 12A, Section 7, Township of Blackwood
The Vendor .......... FLORENCE MAY TRENERRY and her son
                      RHYS LLEWELYN TRENERRY, both care of Gem & Daughters,
                      19 Mollison Row, Kynewood VIC 3444
The Purchaser ....... Sabitha Ramanathan, of 2 Garden Street, Brunstead VIC 3056, nurse
Where it is ......... 27 Chapel Hill Road, cnr. Reservoir Lane, Blackwood Flat, Victoria 3458
The Price ........... $486,000.00`,
    { address: '27 Chapel Hill Road, Blackwood Flat VIC 3458' },
  ],
  [
    'PLACE 2 two numbers of one street',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
The land:            33 and 35 Archer Street, Gracemount, Queensland 4702
Price: $390,000`,
    { address: '33 and 35 Archer Street, Gracemount QLD 4702' },
  ],
  [
    'PLACE 3 the land on a line of its own with a plain word',
    `CONTRACT OF SALE OF LAND
Vendor: Oriel Fay Trentham of 4 Alder Row, Oldtown VIC 3401
Purchaser: Kofi Mensah Adjei of 12 Elm Lane, Newtown VIC 3402
Situation: 9 Linnet Way, Marrowvale VIC 3477
Price: $390,000`,
    { address: '9 Linnet Way, Marrowvale VIC 3477' },
  ],
  [
    'PLACE 4 only the title and the rates tell the street',
    `CONTRACT OF SALE OF LAND
Vendor: Oriel Fay Trentham care of Plume & Co, 3 High Street, Oldtown VIC 3401
Purchaser: Kofi Mensah Adjei of 12 Elm Lane, Newtown VIC 3402
Land: Lot 6 on Plan of Subdivision 412207K, Volume 10421 Folio 118
Price: $390,000

REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 10421 FOLIO 118
LAND DESCRIPTION
Lot 6 on Plan of Subdivision 412207K.
REGISTERED PROPRIETOR
ORIEL FAY TRENTHAM of 9 LINNET WAY MARROWVALE VIC 3477
Additional information: Street Address: 9 LINNET WAY MARROWVALE VIC 3477`,
    { address: '9 Linnet Way, Marrowvale VIC 3477' },
  ],
  [
    'SURNAME 1 surnames first in a table',
    `CONTRACT FOR THE SALE OF LAND
Vendor         |  MBEKI-LANE, Josephine Ruth
Purchaser      |  ROSSITER, Paul   and   VANCE, Ilse Marie
Price          |  $431,000`,
    { vendors: ['Josephine Ruth Mbeki-Lane'], purchasers: ['Paul Rossiter', 'Ilse Marie Vance'] },
  ],
  [
    'SURNAME 2 surnames first with a trust behind',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: OKONJO, Adaeze Grace (as trustee for the Okonjo Family Trust) of 4 Reef Road, Bargara QLD 4670
Buyer: D'ARCY, Liam Patrick
Purchase price: $620,000`,
    { vendors: ['Adaeze Grace Okonjo'], purchasers: ["Liam Patrick D'Arcy"] },
  ],
  [
    'SURNAME 3 surnames first, two on lines of their own',
    `CONTRACT OF SALE OF LAND
VENDOR: HUNTINGDALE, Rosalind Joy
PURCHASER: PAPADOPOULOS, Eleni Maria and PAPADOPOULOS, Stavros
PRICE: $431,000`,
    {
      vendors: ['Rosalind Joy Huntingdale'],
      purchasers: ['Eleni Maria Papadopoulos', 'Stavros Papadopoulos'],
    },
  ],
  [
    'SURNAME 4 surnames first parted by a semicolon',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022 EDITION
vendor: TRAN, Gia Huy; TRAN, Mai Linh
purchaser: SORENSEN, Astrid
price $700,000`,
    { vendors: ['Gia Huy Tran', 'Mai Linh Tran'], purchasers: ['Astrid Sorensen'] },
  ],
  [
    'SURNAME 5 two owners in capitals parted by commas are no surname',
    `CONTRACT OF SALE OF LAND
VENDOR: ROSALIND JOY HUNTINGDALE, PETER HUNTINGDALE
PURCHASER: ELENI MARIA PAPADOPOULOS
PRICE: $431,000`,
    {
      vendors: ['Rosalind Joy Huntingdale', 'Peter Huntingdale'],
      purchasers: ['Eleni Maria Papadopoulos'],
    },
  ],
  [
    'NEXT 1 a joint buyer on the line below',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Item 2	Seller ............ YOLANDE PATRICE MERRIWETHER
Item 4	Buyer ............. CASPAR JONAS HOLMGREN and
	                    ANTHEA MARY HOLMGREN
	                    as joint tenants
	  Address ......... 14 Beech Lane, Toowong Hill QLD 4066
Item 8	Price ............. $568,000.00`,
    { purchasers: ['Caspar Jonas Holmgren', 'Anthea Mary Holmgren'] },
  ],
  [
    'NEXT 2 a joint seller on the line below',
    `CONTRACT OF SALE OF LAND
Vendor:      Caspar Jonas HOLMGREN &
             Anthea Mary HOLMGREN
Address:     14 Beech Lane, Marrowvale VIC 3477
Purchaser:   Kofi Mensah ADJEI
Price:       $568,000.00`,
    { vendors: ['Caspar Jonas Holmgren', 'Anthea Mary Holmgren'] },
  ],
  [
    'NEXT 3 dots and an ampersand',
    `CONTRACT OF SALE OF LAND
Vendor ............ Caspar Jonas Holmgren and
                    Anthea Mary Holmgren
Purchaser ......... Kofi Mensah Adjei &
                    Adwoa Adjei-Mensah
                    as tenants in common
Price ............. $568,000.00`,
    {
      vendors: ['Caspar Jonas Holmgren', 'Anthea Mary Holmgren'],
      purchasers: ['Kofi Mensah Adjei', 'Adwoa Adjei-Mensah'],
    },
  ],
  [
    'NEXT 4 a name that goes on below',
    `CONTRACT OF SALE OF LAND
Vendor	Caspar Jonas Holmgren, and
	Anthea Mary Holmgren
Purchaser	Adjei Holdings Pty Ltd ACN 606 534 310 and
	Kofi Mensah Adjei
Price	$568,000.00`,
    {
      vendors: ['Caspar Jonas Holmgren', 'Anthea Mary Holmgren'],
      purchasers: ['Adjei Holdings Pty Ltd', 'Kofi Mensah Adjei'],
    },
  ],
  [
    'SAID 1 by this contract',
    `CONTRACT FOR SALE - FRONT SHEET
By this contract MARGUERITE ROSE LANGTON-DUFF ("the vendor") of 72 Quandong Street, Ulladoon, NSW 2539, retired,
sells to VINCENZO PAOLO BASSI and GIANNA LUCIA BASSI ("the purchasers", joint tenants), both of 9A Hume Terrace,
Moss Valley NSW 2577, the dwelling house at 70 Quandong Street, Ulladoon 2539.
The price is SIX HUNDRED AND NINETY THOUSAND DOLLARS ($690,000.00).`,
    {
      vendors: ['Marguerite Rose Langton-Duff'],
      purchasers: ['Vincenzo Paolo Bassi', 'Gianna Lucia Bassi'],
    },
  ],
  [
    'SAID 2 numbered parties',
    `CONTRACT OF SALE OF LAND
PARTIES
(1)   Otto Magnus Svenson and Conrad Bjorn Svenson as personal representatives of the late Axel Nils Svenson ("the
      Seller"), whose address for notices is c/- Whit Pyke Solicitors, 101 Bolsover Parade, Rockingvale QLD 4700.
(2)   Basin Trucks Pty Ltd ACN 666 909 897 ATF The Aquila Unit Trust ("the Buyer") of 7 Depot Hill Road, Rockingvale.
Price: $390,000`,
    {
      vendors: ['Otto Magnus Svenson', 'Conrad Bjorn Svenson'],
      purchasers: ['Basin Trucks Pty Ltd'],
    },
  ],
  [
    'SAID 3 an agreement between them',
    `AGREEMENT FOR SALE OF LAND
THIS AGREEMENT is made between Hilde Aune of 4 Beach Street, Stanley TAS 7331 (the "Vendor", which includes her estate)
and Marcus Oldaker Finch of 9 Church Lane, Stanley TAS 7331 (the "Purchaser", which includes his assigns).
The price is $410,000.`,
    { vendors: ['Hilde Aune'], purchasers: ['Marcus Oldaker Finch'] },
  ],
  [
    'SAID 4 who sells and who buys',
    `PRIVATE TREATY CONTRACT FOR A RURAL LOT
1.  Who sells       Harbour Downs Pty Ltd (ACN 689 764 243), trustee for the Ellis Settlement,
                    of RMB 402, Kalganup Road, Kalganup WA 6330
2.  Who buys        Beatrix Joan Vanderlee and Pieter Vanderlee, tenants in common in shares of
                    three quarters and one quarter, of 5 Frenchman Bay Crescent, Albany South 6330
3.  Price           $468,000`,
    {
      vendors: ['Harbour Downs Pty Ltd'],
      purchasers: ['Beatrix Joan Vanderlee', 'Pieter Vanderlee'],
    },
  ],
  [
    'SAID 5 sold by and sold to',
    `CONTRACT NOTE
Sold by        Hilde Aune of 4 Beach Street, Stanley TAS 7331
Sold to        Marcus Oldaker Finch of 9 Church Lane, Stanley TAS 7331
Land           17 Church Lane, Stanley TAS 7331
Price          $410,000`,
    { vendors: ['Hilde Aune'], purchasers: ['Marcus Oldaker Finch'] },
  ],
  [
    'SAID 6 a trust with its trustee named behind',
    `CONTRACT FOR RESIDENTIAL LOTS
SELLER ........ Hollis Peregrine Nye and Anneke van der Linde
BUYER ......... THE TRUSTEE FOR CURLEW SUPER FUND ABN 79 307 139 144
                (trustee: Curlew Custodian Pty Ltd ACN 616 138 124)
PRICE ......... $865,000`,
    { purchasers: ['Curlew Custodian Pty Ltd'] },
  ],
  [
    'SAID 7 living owners beside the estate of a late one',
    `CONTRACT FOR THE SALE OF LAND
VENDOR
   Wilfred Hugh CASSIDY and Bernice Ann CASSIDY and the Estate of the late Hugh
   Leonard Cassidy (by his executor Wilfred Hugh Cassidy)
   All of "Tarrion", Mulga Creek Road, via Nymboolah NSW 2831
PURCHASER
   Ironbark Pastoral Pty Limited
PRICE            $4,350,000.00`,
    {
      vendors: [
        'Wilfred Hugh Cassidy',
        'Bernice Ann Cassidy',
        'Estate of the late Hugh Leonard Cassidy',
      ],
    },
  ],
]
