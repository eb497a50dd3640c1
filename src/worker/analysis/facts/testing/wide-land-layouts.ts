import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Price: $610,000
`

/** Land of several lots, of lettered ones, and of none; its title and its measure. */
export const WIDE_LAND_LAYOUTS: readonly Layout[] = [
  [
    'SEVERAL 1 two lots by name before their plan',
    `${VIC}Land: Lot 23 and Lot 41 on Plan of Strata Subdivision RP 015516, described in Certificate of Title Volume 9140 Folio 368`,
    { lotPlan: 'Lot 23 and 41 RP015516' },
  ],
  [
    'SEVERAL 2 two lots of a deposited plan with an article',
    `OFFER AND ACCEPTANCE
Seller: Oriel Fay Trentham of 4 Alder Row, Narrikin WA 6326
Buyer: Kofi Mensah Adjei
Property:	Lot 1047 and Lot 1048 on Deposited Plan 206119
Price: $610,000`,
    { lotPlan: 'Lot 1047 and 1048 DP206119' },
  ],
  [
    'SEVERAL 3 lots on two plans in one sentence',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor: Oriel Fay Trentham
purchaser: Kofi Mensah Adjei
land: Lots 3 and 4 in Deposited Plan 755108 and Lot 1 in Deposited Plan 1004417
price $610,000`,
    { lotPlan: 'Lot 3 and 4 DP755108 and Lot 1 DP1004417' },
  ],
  [
    'SEVERAL 4 roman rows of a description',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Real property        (i)   Lot 8 on RP 600417, title reference 30182117
description:         (ii)  Lot 9 on RP 600417, title reference 30182118
Price: $390,000`,
    { lotPlan: 'Lot 8 RP600417 and Lot 9 RP600417', title: '30182117 and 30182118' },
  ],
  [
    'SEVERAL 5 a schedule of parcels in the search alone',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor: Oriel Fay Trentham
purchaser: Kofi Mensah Adjei
land: "Merrow", 1180 Back Creek Road, Gundabluey NSW 2850
price $610,000

FOLIO: AUTO CONSOL 7719-140
SEARCH DATE  16/9/2026
LAND
LAND DESCRIBED IN SCHEDULE OF PARCELS
AT GUNDABLUEY
FIRST SCHEDULE
ORIEL FAY TRENTHAM
SECOND SCHEDULE (1 NOTIFICATION)
1  RIGHT OF CARRIAGEWAY APPURTENANT TO LOT 1 IN DP1004417
SCHEDULE OF PARCELS
LOTS 3-4 IN DP755108
LOT 1 IN DP1004417`,
    { lotPlan: 'Lot 3 and 4 DP755108 and Lot 1 DP1004417', title: 'Auto Consol 7719-140' },
  ],
  [
    'SEVERAL 6 a flat and its car space in the search',
    `Vendor Statement
The vendor makes this statement in respect of the land in accordance with section 32 of the Sale of Land Act 1962.
Vendor: Oriel Fay Trentham
REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 10288 FOLIO 930
LAND DESCRIPTION
Lot 4 and Lot 12 on Strata Plan 031906P.
REGISTERED PROPRIETOR
ORIEL FAY TRENTHAM`,
    { lotPlan: 'Lot 4 and 12 SP031906P' },
  ],
  [
    'LETTER 1 a lot with a letter for its number',
    `CONTRACT FOR SALE
The vendor Oriel Fay Trentham sells to Kofi Mensah Adjei
being all of the land in Folio Identifier C/408812, which is Lot C in Deposited Plan 408812
The price is $690,000.00`,
    { lotPlan: 'Lot C DP408812', title: 'C/408812' },
  ],
  [
    'LETTER 2 a lettered lot in a search',
    `FOLIO: B/344120
SEARCH DATE  17/11/2026   TIME 8:58 AM   EDITION NO 3
LAND
LOT B IN DEPOSITED PLAN 344120
AT ULLADOON
LOCAL GOVERNMENT AREA SHOALRIVER
FIRST SCHEDULE
ORIEL FAY TRENTHAM`,
    { lotPlan: 'Lot B DP344120', title: 'B/344120' },
  ],
  [
    'LETTER 3 a lettered lot on its own line of a form',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor: Oriel Fay Trentham
purchaser: Kofi Mensah Adjei
land: 14 Mill Street, Ulladoon NSW 2539
Lot A DP 381220
Folio identifier A/381220
price $610,000`,
    { lotPlan: 'Lot A DP381220', title: 'A/381220' },
  ],
  [
    'LETTER 4 the area of a lettered lot',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor: Oriel Fay Trentham
purchaser: Kofi Mensah Adjei
land: Lot C in DP 408812, folio C/408812
price $610,000

TITLE SEARCH
FOLIO: C/408812
LAND
LOT C IN DEPOSITED PLAN 408812
FIRST SCHEDULE
ORIEL FAY TRENTHAM
PLAN NOTE (DP408812, 1956)
Lot A 488 m². Lot B 480.6 m². Lot C converted: 470.4 square metres. Lot D 556 m².`,
    { landSize: '470.4 square metres' },
  ],
  [
    'CROWN 1 a crown allotment that is all the land',
    `CONTRACT OF SALE OF LAND
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Property: the land in Certificate of Title Volume 3992 Folio 298, being Crown Allotment 12A, Section 7, Township of Blackwood Flat
Price: $610,000`,
    { lotPlan: 'Crown Allotment 12A Section 7 Township of Blackwood Flat' },
  ],
  [
    'CROWN 2 a crown allotment in the search',
    `${VIC}Property: 27 Chapel Hill Road, Blackwood VIC 3458
REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 03992 FOLIO 298
LAND DESCRIPTION
Crown Allotment 4 Section B Parish of Moorabbert.
REGISTERED PROPRIETOR
ORIEL FAY TRENTHAM`,
    { lotPlan: 'Crown Allotment 4 Section B Parish of Moorabbert' },
  ],
  [
    'CROWN 3 two crown allotments',
    `CONTRACT OF SALE OF LAND
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Land: Crown Allotments 15 and 16 Section 3 Parish of Wurrin, Volume 8122 Folio 403
Price: $610,000`,
    { lotPlan: 'Crown Allotment 15 and 16 Section 3 Parish of Wurrin' },
  ],
  [
    'CROWN 4 an allotment of another is not the land',
    `CONTRACT OF SALE OF LAND
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Land: Lot 2 on Plan of Subdivision 418802T, with a right of way over Crown Allotment 7 Section 2 Parish of Wurrin
Price: $610,000`,
    { lotPlan: 'Lot 2 PS418802T' },
  ],
  [
    'CROWN 5 old measures with the new in brackets',
    `${VIC}Land: Crown Allotment 12A Section 7 Township of Blackwood
TITLE PLAN TP604918G     Crown Allotment 12A    AREA 0A 1R 8P  (1214 m²)
CA 12 - 1 rood 20 perches (Pascoe).`,
    { landSize: '1214 m²' },
  ],
  [
    'SIZE 1 an area for both told with each of them',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Description: Lot 8 on RP 600417 and Lot 9 on RP 600417
Area:                together 2,024 m² (8 – 1,012 m²; 9 – 1,012 m²)
Price: $390,000`,
    { landSize: '2,024 m²' },
  ],
  [
    'SIZE 2 all parcels in a council paper',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor: Oriel Fay Trentham
purchaser: Kofi Mensah Adjei
land: Lots 3 and 4 in Deposited Plan 755108 and Lot 1 in Deposited Plan 1004417
price $610,000

MID-TALBRAGAR REGIONAL COUNCIL
Planning certificate under s. 10.7 (2) and (5)
Property: "Merrow", 1180 Back Creek Road   Parcel: Lots 3-4 DP 755108, Lot 1 DP 1004417
Owner: Mrs O F Trentham      Area: 62.93 ha
Lot 1 DP1004417: 10.12 ha.`,
    { landSize: '62.93 ha' },
  ],
  [
    'SIZE 3 a flat of a units plan, which has a floor and no land',
    `CONTRACT FOR SALE - AUSTRALIAN CAPITAL TERRITORY
Land:   Units Plan 3318   Unit 27   Block 6   Section 22   Division Braddonvale
Seller: Ezekiel Noah Abrams
Buyer: Sunniva Kjersti Haug
Price: $489,500.00
TITLE SEARCH - ACT Land Titles
Volume 2088  Folio 41  Edition 2
Units plan sheet: Unit 26 – 58 m², Unit 27 – 66 m² and subsidiary, Unit 28 – 91 m².`,
    { landSize: null, lotPlan: 'Unit 27 UP3318, Block 6 Section 22 Braddonvale' },
  ],
  [
    'SIZE 4 a lot in square metres and in the old measure',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Description ................. Lot 119 on SP 309144
Title reference ............. 51288407
Area ........................ 742 square metres
Price: $390,000`,
    { landSize: '742 square metres', title: '51288407' },
  ],
  [
    'TITLE 1 a title behind the heading of its search',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Price: $390,000

CURRENT TITLE SEARCH   51288407      Search Date 02/11/2026 16:40     Created 17/12/2020
Estate in Fee Simple       LOT 119  SURVEY PLAN 309144
REGISTERED OWNER  Dealing No 720577213  05/02/2021
    ORIEL FAY TRENTHAM`,
    { title: '51288407', lotPlan: 'Lot 119 SP309144' },
  ],
  [
    'TITLE 2 a consolidated folio with a hyphen and one more',
    `CONTRACT FOR THE SALE OF LAND
VENDOR    Oriel Fay Trentham
LAND      "Tarrion South", 1148 Mulga Creek Road, Nymboolah NSW 2831
          Lots 7 and 8 in Deposited Plan 754331 and Lot 21 in DP 1120947
          Folio Auto-Consol 10227-94  (Lots 7 and 8)
          and Folio Identifier 21/1120947
PRICE     $4,350,000.00`,
    { title: 'Auto Consol 10227-94 and 21/1120947' },
  ],
]
