import type { Layout } from './contract-layouts.ts'

/** Parties as plain forms, rows of a table and offices name them. */
export const FRONT_PARTY_LAYOUTS: readonly Layout[] = [
  [
    'WHO 1 a mortgagee above a label in small letters',
    `Contract for the sale and purchase of land 2022 edition
vendor's agent  Ray & Co, 1 Argyle Street, Camden NSW 2570
vendor  Brightwater Bank Limited ACN 004 112 338 as mortgagee exercising power of sale under mortgage AK112233 from Jonas Peter Wick
vendor's solicitor  Dunlop Park, Level 8, 1 York Street, Sydney NSW 2000
land  19 Kestrel Way, Harrington Rise NSW 2567
  Lot 1107 in Deposited Plan 1188990
  Folio Identifier 1107/1188990
purchaser  
price  $
FOLIO: 1107/1188990
FIRST SCHEDULE
JONAS PETER WICK (T AJ1234)
SECOND SCHEDULE (2 NOTIFICATIONS)
1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
2 AK112233 MORTGAGE TO BRIGHTWATER BANK LIMITED`,
    {
      address: '19 Kestrel Way, Harrington Rise NSW 2567',
      vendors: ['Brightwater Bank Limited'],
      purchasers: [],
    },
  ],
  [
    'WHO 2 a full name that is asked for',
    `JOINT FORM OF GENERAL CONDITIONS - CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
TO: Coastwest Realty Pty Ltd
ADDRESS: 88 Stirling Highway, Mosman Rise WA 6012
As Agent for the Seller / Buyer
THE BUYER
NAME\tAdrian Paul Bosch
ADDRESS\t4 Harvest Loop, Canning Grove WA 6155
NAME\tCandice Bosch
ADDRESS\t4 Harvest Loop, Canning Grove WA 6155
EMAIL: bosch@example.com
OFFERS TO PURCHASE the Land and Property Chattels set out in the Schedule
SCHEDULE
The Property at
Address\t9/22 Stirling Crescent
Suburb\tMosman Rise\tState\tWA\tPostcode\t6012
Lot\t9\tDeposited/Survey/Strata/Diagram/Plan\t30211\tWhole / Part\tVol\t2102\tFolio\t88
A deposit of $20,000
Purchase Price $640,000
Settlement Date 30 days after finance approval
Signature of Seller
Full Name of Seller: Kirsten Lund`,
    { vendors: ['Kirsten Lund'], purchasers: ['Adrian Paul Bosch', 'Candice Bosch'] },
  ],
  [
    'WHO 3 an of with a colon',
    `TASMANIA - STANDARD FORM CONTRACT FOR SALE OF REAL ESTATE
PARTICULARS OF CONTRACT
Vendor: Jasper Nettle and Wendy Nettle
of: 61 Forest Road, Huonbrook TAS 7109
Purchaser:
of:
Property: 61 Forest Road, Huonbrook TAS 7109
Title: Certificate of Title Volume 118204 Folio 3 (Lot 3 on Sealed Plan 118204)
Sale Price: $
HUONBROOK COUNCIL
Certificate under section 337 of the Local Government Act 1993
Zone: 10.0 Low Density Residential Zone`,
    { vendors: ['Jasper Nettle', 'Wendy Nettle'], purchasers: [] },
  ],
  [
    'WHO 4 an age behind a name',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND (Queensland)
Seller     Ernestine Halloran, widow, of 12 Coral Street, Yeppen QLD 4703
Buyer      Cedric Molloy, aged 64, 8 Palm Street, Yeppen QLD 4703
Property   12 Coral Street, Yeppen QLD 4703`,
    { vendors: ['Ernestine Halloran'], purchasers: ['Cedric Molloy'] },
  ],
  [
    'WHO 5 we and you',
    `HOUSE SALE CONTRACT (Queensland)
We, the seller     Anton REUTER and Lise REUTER, 5 Obi Road, Malena QLD 4552
You, the buyer     Bonnie MARSH and Clyde MARSH, 7 Coral Crescent, Buderam QLD 4556
Property           5 Obi Road, Malena QLD 4552`,
    { vendors: ['Anton Reuter', 'Lise Reuter'], purchasers: ['Bonnie Marsh', 'Clyde Marsh'] },
  ],
  [
    'WHO 6 an undersigned buyer',
    `OFFER AND ACCEPTANCE (Western Australia)
The undersigned BUYER    Wes Carmody, 18 Station Street, Toodya WA 6566
offers to the SELLER     Nora Baldini and Luigi Baldini, 4 Stirling Terrace, Toodya WA 6566
the land at              4 Stirling Terrace, Toodya WA 6566`,
    { vendors: ['Nora Baldini', 'Luigi Baldini'], purchasers: ['Wes Carmody'] },
  ],
  [
    'WHO 7 an offer in three rows',
    `OFFER AND ACCEPTANCE (Western Australia)
To the Agent    Sand & Salt Realty
I, the Buyer    Greta Halvorsen, 7/14 Pier Street, East Fremont WA 6158
offer to buy    from the Seller, Josip BARAC and Mira BARAC, the Property below
Property        12 Swan Street, Guildfield WA 6055`,
    { vendors: ['Josip Barac', 'Mira Barac'], purchasers: ['Greta Halvorsen'] },
  ],
  [
    'WHO 8 a statement prepared for sellers',
    `VENDOR STATEMENT (section 32 Sale of Land Act 1962)
Prepared by SimplyConvey for the sellers: Odessa Clare and Tobias Clare
Land: 18 Fenwick Street, Cliftonville VIC 3068
Title: Volume 10588 Folio 132, Lot 2 on PS433907Q.`,
    { vendors: ['Odessa Clare', 'Tobias Clare'] },
  ],
  [
    'WHO 9 an executrix in brackets',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tEstate of the late Samuel Adler (executrix: Miriam Adler)
land\t9 Cowper Street, Penrose NSW 2750
\tLot 7 DP 33221
purchaser`,
    { vendors: ['Miriam Adler'] },
  ],
  [
    "WHO 10 a bankrupt's trustee",
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tIvor Pell (a bankrupt) by his trustee in bankruptcy, Helga Norris
land\t9 Cowper Street, Penrose NSW 2750
\tLot 7 DP 33221
purchaser`,
    { vendors: ['Helga Norris'] },
  ],
  [
    'WHO 11 a property trust',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tThe Uniting Fellowship Property Trust (Queensford) (a body corporate)
land\t9 Cowper Street, Penrose NSW 2750
\tLot 7 DP 33221
purchaser`,
    { vendors: ['The Uniting Fellowship Property Trust'] },
  ],
  [
    'WHO 12 a secretary of a department',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tSecretary, Department of Planning
land\t9 Cowper Street, Dunbogan NSW 2443
\tLot 7 DP 33221
purchaser`,
    { vendors: ['Secretary, Department of Planning'] },
  ],
  [
    'WHO 13 a trustee company of the state',
    `CONTRACT OF SALE (Victoria)
Vendor\tState Trustees Limited ACN 064 593 148 as administrator of the estate of Otto Blum (a represented person)
Purchaser\t
Land\t3 Rail Street, Swanhill VIC 3585`,
    { vendors: ['State Trustees Limited'] },
  ],
  [
    'WHO 14 two columns of names',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
                 VENDOR                                     PURCHASER
                 Ludmila HORVAT and                         Prakash MENON of 8 Tooronga Crescent,
                 Zdenko HORVAT                              Glen Valley VIC 3146
LAND             5 Oban Road, Ringwood Vale VIC 3134`,
    { vendors: ['Ludmila Horvat', 'Zdenko Horvat'], purchasers: ['Prakash Menon'] },
  ],
  [
    'WHO 15 rows with signatures',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
SIGNING PAGE
Vendor      SILVERLEAF HOMES PTY LTD                    P Dunne                 Date: 21 July 2026
            Paul Dunne, director
Purchaser   KOFI ANNOR                                  K Annor                 Date: 20 July 2026
            ESI ANNOR                                   E Annor                 Date: 20 July 2026
Land        5 Oban Road, Ringwood Vale VIC 3134`,
    { vendors: ['Silverleaf Homes Pty Ltd'], purchasers: ['Kofi Annor', 'Esi Annor'] },
  ],
  [
    'WHO 16 a name on each line',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor      Ann Lorraine SAMPLE
            Ben SAMPLE
            of 12 High Street, Kew Rise VIC 3101
Purchaser   Kim DOAN
            Lee DOAN
            5 Oban Road, Ringwood Vale VIC 3134
Land        12 High Street, Kew Rise VIC 3101`,
    { vendors: ['Ann Lorraine Sample', 'Ben Sample'], purchasers: ['Kim Doan', 'Lee Doan'] },
  ],
  [
    'WHO 17 a label that its column breaks',
    `Contract for sale of real estate in Tasmania
WORDS                              DEFINITION
Vendor (The seller of the Property):\tRook Pty Ltd
Purchaser (The buyer of the        Ann Lorraine SAMPLE and Ben SAMPLE of 9 Forth Lane, Sheffield Road, as joint
Property):                         tenants`,
    { vendors: ['Rook Pty Ltd'], purchasers: ['Ann Lorraine Sample', 'Ben Sample'] },
  ],
  [
    'WHO 18 two companies on two lines',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND - 2022 EDITION
vendor\tKURRAJONG HOLDINGS PTY LTD ACN 112 233 445
\tBOREE HOLDINGS PTY LTD ACN 223 344 556
\t12 High Street, Kew Rise NSW 2101
land\t12 High Street, Kew Rise NSW 2101`,
    { vendors: ['Kurrajong Holdings Pty Ltd', 'Boree Holdings Pty Ltd'] },
  ],
  [
    'WHO 19 name and address',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
DAY OF SALE: 3 March 2026
VENDOR'S NAME AND ADDRESS: Tania Orr, 8 Rose Court, Box Hill Rise VIC 3129
PURCHASER'S NAME AND ADDRESS: Boyd Hale, 2 Fern Court, Box Hill Rise VIC 3129`,
    { vendors: ['Tania Orr'], purchasers: ['Boyd Hale'] },
  ],
  [
    'WHO 20 names below a label alone',
    `CONTRACT OF SALE OF REAL ESTATE (Victoria)
Vendor(s)
AMRIT SINGH GILL
HARPREET KAUR GILL
Address
3 Dune Court, Tarneit Rise VIC 3029
Purchaser(s)

Address

Property Address
3 Dune Court, Tarneit Rise VIC 3029`,
    { vendors: ['Amrit Singh Gill', 'Harpreet Kaur Gill'], purchasers: [] },
  ],
  [
    'WHO 21 an association',
    `CONTRACT FOR SALE OF REAL ESTATE IN TASMANIA
Vendor: Registered Cats Association of Tasmania Inc of 4 Main Road, Moonah Rise TAS 7009
Purchaser:`,
    { vendors: ['Registered Cats Association of Tasmania Inc'] },
  ],
  [
    'WHO 22 a stage in brackets and a blank buyer',
    `REFERENCE SCHEDULE (Queensland)
1. Seller   Aurora Living Developments (Stage 3) Pty Ltd ACN 600 111 222
2. Buyer    Name:        ______________________________
            Address:     ______________________________
            Phone:
3. Lot      Proposed Lot 18 on SP 330011`,
    { vendors: ['Aurora Living Developments (Stage 3) Pty Ltd'], purchasers: [] },
  ],
]
