import type { Layout } from './contract-layouts.ts'

/** Fields of a contract as further forms print them: several titles, shares, deposits in parts. */
export const FIELD_LAYOUTS: readonly Layout[] = [
  // several titles and lots in one sale
  [
    'SEV 1 two folios of one volume',
    `AGREEMENT FOR SALE
PARTICULARS
Vendor: Wendel Aubrey Stroud
Land: Allotments 31 and 32 in Deposited Plan 40118, Certificates of Title Volume 5611 Folios 902 and 903
Price: $310,000`,
    {
      title: 'Volume 5611 Folio 902 and Volume 5611 Folio 903',
      lotPlan: 'Allotment 31 and 32 DP40118',
    },
  ],
  [
    'SEV 2 two folio identifiers',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Petra Inge Lindholm
Title: Folio identifiers 12/804417 and 13/804417
Land: Lots 12 and 13 in Deposited Plan 804417
Price: $905,000`,
    { title: '12/804417 and 13/804417', lotPlan: 'Lot 12 and 13 DP804417' },
  ],
  [
    'SEV 3 a consolidated folio and another',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Petra Inge Lindholm
Title: Auto Consol 4410-12 and Folio Identifier 3/1120043
Land: Lots 5, 6 and 7 in Deposited Plan 751203 and Lot 3 in Deposited Plan 1120043
Price: $2,905,000`,
    {
      title: 'Auto Consol 4410-12 and 3/1120043',
      lotPlan: 'Lot 5, 6 and 7 DP751203 and Lot 3 DP1120043',
    },
  ],
  [
    'SEV 4 a row for each lot',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
REFERENCE SCHEDULE
Seller      Hollis Barrett Quaid
Land        9 Ridge Lane, Ambleford QLD 4555
            Lot 3 on RP 88123      Title Reference 15522018
            Lot 4 on RP 88123      Title Reference 15522019
Price       $650,000`,
    { title: '15522018 and 15522019', lotPlan: 'Lot 3 RP88123 and Lot 4 RP88123' },
  ],
  [
    'SEV 5 two volumes in a sentence',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Imogen Tait
Land: Lots 1 and 2 on Plan of Subdivision 301122, being the land in Certificates of Title Volume 8801 Folio 223 and Volume 8801 Folio 224
Price: $1,010,000`,
    { title: 'Volume 8801 Folio 223 and Volume 8801 Folio 224', lotPlan: 'Lot 1 and 2 PS301122' },
  ],
  [
    'SEV 6 a parent title is not sold',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Imogen Tait
Land: Lot 2 on Plan of Subdivision 301122, Volume 8801 Folio 224, parent title Volume 7001 Folio 110
Price: $1,010,000`,
    { title: 'Volume 8801 Folio 224', lotPlan: 'Lot 2 PS301122' },
  ],
  [
    'SEV 7 a lot is to be cut from another',
    `CONTRACT OF SALE
PARTICULARS
Seller      Corvane Homes Pty Ltd
Lot         Proposed Lot 41 on SP 330012, to be created from Lot 900 on SP 310044
Price       $480,000
State       Queensland`,
    { lotPlan: 'Lot 41 SP330012' },
  ],

  // title references behind a slash
  [
    'VOL 1 volume and folio in one cell',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
SCHEDULE
The Property        18 Marri Loop, Wattle Flat WA 6285
Lot                 77         Deposited Plan 55120
Volume / Folio      2133 / 88
Purchase Price      $510,000.00`,
    { title: 'Volume 2133 Folio 88', lotPlan: 'Lot 77 DP55120' },
  ],
  [
    'VOL 2 Vol/Fol',
    `CONTRACT FOR SALE OF LAND
SCHEDULE
Seller: Ross Adair Penn
Property: 4 Salt Street, Nandup WA 6285
Vol/Fol: 2133/88
Purchase Price: $510,000.00`,
    { title: 'Volume 2133 Folio 88' },
  ],
  [
    'VOL 3 certificate of title by slash',
    `CONTRACT FOR SALE
PARTICULARS
Vendor: Ross Adair Penn
Property: 4 Salt Street, Norbury TAS 7001
Certificate of Title: 131200/4
Price: $510,000.00`,
    { title: 'Volume 131200 Folio 4' },
  ],
  [
    'VOL 4 a column for each',
    `CONTRACT OF SALE
SCHEDULE
Seller: Ross Adair Penn
Property: 4 Salt Street, Nandup WA 6285
Certificate of Title    Volume: 2133    Folio: 88
Purchase Price: $510,000.00`,
    { title: 'Volume 2133 Folio 88' },
  ],
  [
    'VOL 5 the register with its volume',
    `CONTRACT FOR SALE
PARTICULARS
Vendor: Ross Adair Penn
Property: 4 Salt Street, Norbury TAS 7001
Folio of the Register: Volume 131200, Folio 4
Price: $510,000.00`,
    { title: 'Volume 131200 Folio 4' },
  ],

  // owners with shares and capacities
  [
    'SHR 1 shares in brackets',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Orson Pike LATHAM (1/2), Greta Moll LATHAM (1/4) and Silas Wray LATHAM (1/4), as tenants in common
Purchaser: Delia Frost
Price: $700,000`,
    {
      vendors: ['Orson Pike Latham', 'Greta Moll Latham', 'Silas Wray Latham'],
      purchasers: ['Delia Frost'],
    },
  ],
  [
    'SHR 2 as to shares',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Orson Pike Latham as to a one half share and Greta Moll Latham as to a one half share
Purchaser: Delia Frost
Price: $700,000`,
    { vendors: ['Orson Pike Latham', 'Greta Moll Latham'] },
  ],
  [
    'SHR 3 the survivor, with a farm for an address',
    `CONTRACT OF SALE
SCHEDULE
2  Seller           AMBROSE JOHN TREWIN as surviving joint tenant, "Blue Downs", Mill Creek Road,
                    Wandilla QLD 4626.  ABN 66 889 329 330
3  Buyer            PETRA ILSE VAHN
4  Price            $700,000`,
    { vendors: ['Ambrose John Trewin'], purchasers: ['Petra Ilse Vahn'] },
  ],
  [
    'SHR 4 a company as trustee',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Marlowe Ridge Pty Ltd (ACN 004 085 616) as trustee for the Marlowe Family Trust
Purchaser: Quill & Sedge Nominees Pty Ltd ATF The Quill Trust
Price: $700,000`,
    { vendors: ['Marlowe Ridge Pty Ltd'], purchasers: ['Quill & Sedge Nominees Pty Ltd'] },
  ],
  [
    'SHR 5 each with an address',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Ann Louise Moray of 4 Salt Street, Tarn VIC 3990 and Ben Moray of 9 High Street, Tarn VIC 3990
Purchaser: Delia Frost of Unit 2, 8 Bay Road, Tarn VIC 3990
Price: $700,000`,
    { vendors: ['Ann Louise Moray', 'Ben Moray'], purchasers: ['Delia Frost'] },
  ],
  [
    'SHR 6 an executor in a sentence',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Hester Ivy Crane, the executor named in the will of Walter Crane, late of 2 Mill Row, Tarn, deceased
Purchaser: Delia Frost and/or nominee
Price: $700,000`,
    { vendors: ['Hester Ivy Crane'], purchasers: ['Delia Frost'] },
  ],

  // deposits in parts
  [
    'DEP 1 lettered parts over lines',
    `CONTRACT OF SALE
PARTICULARS
P1   Seller     Corvane Homes Pty Ltd
P2   Price      $900,000.00
P3   Deposit    (a) $90,000.00 on the date of this Contract; and
                (b) $45,000.00 on the date that is 6 months after it; and
                (c) $22,500.00 within 7 days after notice that the slab has been poured
P4   Deposit Holder    Vance Lawyers Trust Account`,
    { price: 90_000_000, deposit: 15_750_000 },
  ],
  [
    'DEP 2 two rows with the date of each',
    `CONTRACT OF SALE
PARTICULARS
Price          $640,000
Deposit        $5,000 payable on signing
               $59,000 payable on 3 March 2027
Balance        $576,000
Settlement     3 May 2027`,
    { deposit: 6_400_000, depositDate: '2027-03-03', balance: 57_600_000 },
  ],
  [
    'DEP 3 roman parts in one sentence',
    `CONTRACT OF SALE
PARTICULARS
Price: $640,000
Deposit: (i) $10,000 on signing, (ii) $22,000 by 1 March 2027 and (iii) $32,000 by 1 April 2027
Settlement: 3 May 2027`,
    { deposit: 6_400_000, depositDate: '2027-04-01' },
  ],
  [
    'DEP 4 the whole, then its parts',
    `CONTRACT OF SALE
PARTICULARS
Price: $640,000
Deposit: $64,000 in two parts: $5,000.00 on signing and $59,000.00 on 4 March 2027
Settlement: 3 May 2027`,
    { deposit: 6_400_000, depositDate: '2027-03-04' },
  ],
  [
    'DEP 5 the whole, of which some is paid',
    `CONTRACT OF SALE
PARTICULARS
Price: $640,000
Deposit: $64,000, of which $1,000 has been paid and
$63,000 is to be paid on 4 March 2027
Settlement: 3 May 2027`,
    { deposit: 6_400_000, depositDate: '2027-03-04' },
  ],
  [
    'DEP 6 due on the day of the contract',
    `AGREEMENT FOR SALE
PARTICULARS
A   Date         9 March 2026
G   Price        $820,000.00
H   Deposit      $82,000.00 on the date of this Agreement, to the agent's trust account
I   Settlement   30 May 2026`,
    { deposit: 8_200_000, depositDate: '2026-03-09', contractDate: '2026-03-09' },
  ],
  [
    'DEP 7 due on exchange',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Contract date: 2 February 2027
Price: $820,000.00
Deposit: $82,000.00 payable on the making of this contract
Completion: 30 May 2027`,
    { deposit: 8_200_000, depositDate: '2027-02-02' },
  ],
  [
    'DEP 8 on signing, with no day of contract',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Price: $820,000.00
Deposit: $82,000.00 on signing
Day of sale: ....... / ....... / .......`,
    { deposit: 8_200_000, depositDate: null, contractDate: null },
  ],

  // where the land is
  [
    'LOC 1 the lot of a strata',
    `CONTRACT TO SELL A STRATA LOT
Seller               Birgit Anne SOL of 88 Channel View Road, Oystercove TAS 7150
Buyer                Tobias ADI of 5/12 Fern Street, Norbury TAS 7001
The lot              Unit 3, 41 Mulgrave Street, Norbury TAS 7001, with car space 3
Price                $462,500.00`,
    { address: 'Unit 3, 41 Mulgrave Street, Norbury TAS 7001', vendors: ['Birgit Anne Sol'] },
  ],
  [
    'LOC 2 what is sold',
    `CONTRACT OF SALE
Vendor      Ann Moray of 4 Salt Street, Tarn VIC 3990
Buyer       Delia Frost of 9 Bay Road, Tarn VIC 3990
What is being sold      12 Lantern Court, Orrong VIC 3991
Price       $462,500.00`,
    { address: '12 Lantern Court, Orrong VIC 3991' },
  ],
  [
    'LOC 3 premises',
    `CONTRACT FOR SALE
PARTICULARS
Seller: Ann Moray of 4 Salt Street, Tarn QLD 4990
The premises: 12 Lantern Court, Orrong QLD 4991
Price: $462,500.00`,
    { address: '12 Lantern Court, Orrong QLD 4991' },
  ],
  [
    'LOC 4 a unit named as such',
    `CONTRACT FOR SALE
PARTICULARS
Vendor: Ann Moray of 4 Salt Street, Tarn SA 5990
The unit: Unit 7, 12 Lantern Court, Orrong SA 5991
Price: $462,500.00`,
    { address: 'Unit 7, 12 Lantern Court, Orrong SA 5991' },
  ],
  [
    'LOC 5 the home',
    `CONTRACT FOR SALE
PARTICULARS
Vendor: Ann Moray of 4 Salt Street, Tarn SA 5990
House and land: 12 Lantern Court, Orrong SA 5991
Price: $462,500.00`,
    { address: '12 Lantern Court, Orrong SA 5991' },
  ],

  // settlement
  [
    'SET 1 a number in words',
    `CONTRACT OF SALE
PARTICULARS
Price        $640,000
Settlement   Thirty days after the vendor's lawyer gives notice that a grant of probate has issued (see special condition 2)`,
    { settlement: "30 from vendor's lawyer gives notice that a grant of probate has issued" },
  ],
  [
    'SET 2 the later of two',
    `CONTRACT OF SALE
PARTICULARS
Price        $640,000
Settlement Date   The later of 14 days after the Seller's notice that the Scheme is established and the date in that notice`,
    {
      settlement:
        "14 from Seller's notice that the Scheme is established and the date in that notice",
    },
  ],

  // land size
  [
    'ARE 1 of a proposed lot',
    `CONTRACT OF SALE
PARTICULARS
Seller      Corvane Homes Pty Ltd
Lot         Proposed Lot 41 on SP 330012
Approximate area of the Lot     136 m² (internal 112 m², terrace 24 m²)
Price       $480,000
State       Queensland`,
    { landSize: '136 m²' },
  ],
  [
    'ARE 2 acres behind hectares',
    `CONTRACT OF SALE
SCHEDULE
Seller      Ambrose Trewin
Area        42.6 hectares (about 105 acres)
Price       $480,000`,
    { landSize: '42.6 hectares' },
  ],
  [
    'ARE 3 perches behind metres',
    `CONTRACT OF SALE
SCHEDULE
Seller      Ambrose Trewin
Land        9 Ridge Lane, Ambleford QLD 4555, Lot 14 on RP 77418, area 819 m² (32.4 perches)
Price       $480,000`,
    { landSize: '819 m²' },
  ],
  [
    'ARE 4 metres behind perches',
    `CONTRACT OF SALE
SCHEDULE
Seller      Ambrose Trewin
Land        9 Ridge Lane, Ambleford QLD 4555, Lot 14 on RP 77418
Area        32.4 perches (819 m²)
Price       $480,000`,
    { landSize: '819 m²' },
  ],
  [
    'ARE 5 thereabouts',
    `CONTRACT OF SALE
SCHEDULE
Vendor: Ambrose Trewin
Land: Lot 2 on Plan of Subdivision PS441906W Volume 10611 Folio 254 6.88 hectares or thereabouts
Price: $480,000`,
    { landSize: '6.88 hectares' },
  ],
  [
    'ARE 6 acres alone',
    `CONTRACT OF SALE
SCHEDULE
Seller      Ambrose Trewin
Land area   12 acres or thereabouts
Price       $480,000`,
    { landSize: '12 acres' },
  ],

  // a price in a sentence
  [
    'PRI 1 for an amount',
    `CONTRACT NOTE - SALE OF A COMMUNITY LOT

The vendor Hugo Lindenau agrees to sell and the purchaser Maeve Corrigan agrees to buy Community
Lot 5 in Community Plan 27710 in the area named Port Ellery, being the whole of the land in
Certificate of Title Volume 6188 Folio 904, situated at 5/44 Seaview Road, Port Ellery SA 5019, for
$563,000.00.

Deposit        $56,300.00 payable to the agent within two business days after cooling-off expires`,
    {
      price: 56_300_000,
      deposit: 5_630_000,
      address: '5/44 Seaview Road, Port Ellery SA 5019',
      lotPlan: 'Lot 5 CP27710',
    },
  ],
  [
    'PRI 2 sells for',
    `CONTRACT OF SALE
The Vendor, Ann Moray, sells to Delia Frost for $410,000.00 the land at 12 Lantern Court, Orrong SA 5991.
Deposit: $41,000.00`,
    { price: 41_000_000, deposit: 4_100_000 },
  ],
  [
    'PRI 3 at a price',
    `CONTRACT OF SALE
Delia Frost buys and Ann Moray sells 12 Lantern Court, Orrong VIC 3991 at the price of $410,000 (four hundred and ten thousand dollars).
Deposit: $41,000.00`,
    { price: 41_000_000 },
  ],
  [
    'PRI 4 another sale has another price',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Price: $410,000
SPECIAL CONDITIONS
1. This contract depends on the purchaser selling its home at 3 Bay Road for $610,000.`,
    { price: 41_000_000 },
  ],
  [
    'PRI 5 an offer in figures',
    `OFFER TO PURCHASE
I, Delia Frost, offer to buy the property at 12 Lantern Court, Orrong TAS 7991 for $410,000 on the terms below.
Deposit: $41,000.00`,
    { price: 41_000_000 },
  ],

  // lots that are still to be made
  [
    'PRO 1 part of a lot, with its address',
    `SILKWOOD ESTATE                                             CONTRACT - PROPOSED LOT

ITEM 1   Seller          Brindle Land Pty Ltd ACN 115 806 990
ITEM 2   Buyer
ITEM 3   Land            Proposed Lot 305 in Stage 9 as shown on the disclosure plan, being part
         of Lot 900 on SP 331204, Title Reference 51288019, at 14 Halcyon Way, Silkwood Rise QLD
         4306
ITEM 4   Price           $418,000.00      Deposit  $41,800.00 to the deposit holder's trust account
ITEM 5   Settlement      14 days after the Seller notifies the Buyer that the plan has registered`,
    {
      vendors: ['Brindle Land Pty Ltd'],
      lotPlan: 'Lot 305 (proposed), part of Lot 900 SP331204',
      address: '14 Halcyon Way, Silkwood Rise QLD 4306',
      price: 41_800_000,
      deposit: 4_180_000,
    },
  ],
  [
    'PRO 2 out of a title',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Ridge Living Pty Ltd
Land: Lot 44 being part of the land in Lot 7 on Plan of Subdivision PS 711234K, 12 Sedge Way, Orrong VIC 3991
Price: $300,000`,
    { lotPlan: 'Lot 44 (proposed), part of Lot 7 PS711234K' },
  ],
  [
    'PRO 3 a proposed plan with its number',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Ridge Living Pty Ltd
Land: Lot 44 on proposed Plan of Subdivision PS 900234K, part of the land in Volume 10000 Folio 111
Price: $300,000`,
    { lotPlan: 'Lot 44 PS900234K', title: 'Volume 10000 Folio 111' },
  ],
  [
    'PRO 4 in a deposited plan',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Ridge Living Pty Ltd
Land: proposed Lot 12 in a plan of subdivision of part of Lot 2 in Deposited Plan 880112, Sedge Way, Orrong NSW 2991
Price: $300,000`,
    { lotPlan: 'Lot 12 (proposed), part of Lot 2 DP880112' },
  ],
  [
    'PRO 5 an allotment',
    `CONTRACT FOR SALE
PARTICULARS
Vendor: Ridge Living Pty Ltd
Land: proposed Allotment 118 being portion of Allotment 9001 in Deposited Plan 130022, Sedge Way, Orrong SA 5991
Price: $300,000`,
    { lotPlan: 'Lot 118 (proposed), part of Allotment 9001 DP130022' },
  ],
]
