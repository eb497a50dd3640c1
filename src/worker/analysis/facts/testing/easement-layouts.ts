/** What a paper says of easements, as "purpose" or "purpose (benefit)"; any other is spurious. */
export type EasementLayout = readonly [name: string, text: string, easements: readonly string[]]

export const EASEMENT_LAYOUTS: readonly EasementLayout[] = [
  [
    'VIC a table of a plan with a right of another lot',
    `CONTRACT OF SALE OF LAND
Land: Lot 5 on Plan of Subdivision 612388K

PLAN OF SUBDIVISION PS 612388K
EASEMENT INFORMATION
Easement Reference	Purpose	Width (Metres)	Origin	Land Benefited
E-1	Drainage and sewerage	2.0	This plan	Moor Shire Council
E-2	Powerline	3.0	C/E 118220	lots 1 and 2 only
A-1	Carriageway appurtenant to Lot 9 over the road reserve`,
    ['drainage and sewerage'],
  ],
  [
    'VIC a table whose row tells on which other lot the way lies',
    `CONTRACT OF SALE OF LAND
Land: Lot 5 on Plan of Subdivision 612388K

PLAN OF SUBDIVISION PS 612388K
EASEMENT INFORMATION
Easement Reference	Purpose	Width (Metres)	Origin	Land Benefited
E-1	Drainage	2.0	This plan	Moor Shire Council
E-2	Way, over the west side of lot 7	3.0	This plan	Lot 31 on LP 58116`,
    ['drainage'],
  ],
  [
    'VIC the easements that the Act implies',
    `PLAN OF SUBDIVISION PS 712388K
E-1	Party wall	0.15	This plan	Adjoining lots
Implied easements under section 12(2) of the Subdivision Act 1988 apply to all the land in this plan.`,
    ['party wall', 'implied'],
  ],
  [
    'VIC a statement with none and one licence',
    `VENDOR STATEMENT
3.1 Easements: there are no easements over the land. The vendor has no notice of any easement for drainage.
The purchaser may use the neighbour's track under a licence that ends at settlement.`,
    [],
  ],
  [
    'NSW the second schedule',
    `TITLE SEARCH FOLIO: 7/1188204
SECOND SCHEDULE (6 NOTIFICATIONS)
1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
2 DP1188204 RIGHT OF ACCESS 3 METRE(S) WIDE AFFECTING THE PART SHOWN SO BURDENED
3 DP1188204 EASEMENT FOR SUPPORT VARIABLE WIDTH
4 H440120 RIGHT OF CARRIAGEWAY APPURTENANT TO THE LAND ABOVE DESCRIBED
5 DP22118 EASEMENT FOR DRAINAGE RELEASED BY AK20331
6 AN10337 MORTGAGE TO DELTA BANK LTD`,
    ['right of way', 'support', 'carriageway (benefit)'],
  ],
  [
    'NSW an instrument of a plan',
    `DEPOSITED PLAN 1299120
INSTRUMENT SETTING OUT TERMS OF EASEMENTS UNDER SECTION 88B
1 Easement for padmount substation 2.75 wide (A) Benefited: Endeavour Grid
2 Right of access variable width (B) Burdened: common property Benefited: Lot 1`,
    ['electricity', 'right of way'],
  ],
  [
    'QLD a title whose entry breaks',
    `CURRENT TITLE SEARCH
Title Reference: 50882101
EASEMENTS, ENCUMBRANCES AND INTERESTS
1. Rights and interests reserved to the Crown by Deed of Grant No. 10277088 (POR 41)
2. EASEMENT IN GROSS No 709118342 06/11/2009 at 11:04
burdening the land
HARROW SHORES CITY COUNCIL over EASEMENT C ON SP204417 (sewerage)
3. MORTGAGE No 711890122 BANK OF THE NORTH`,
    ['sewerage'],
  ],
  [
    'QLD notes of a survey plan',
    `SURVEY PLAN SP 188412 sheet 1
Lot 4 602 m². Easement A 58 m² in Lot 1.
Easement B (support and services) burdens common property in favour of Lot 900.
Easement C: 2.0 m wide along the rear boundary, for drainage.`,
    ['support', 'drainage'],
  ],
  [
    'QLD a statement of easements that the Act makes',
    `FORM 2 SELLER DISCLOSURE STATEMENT
Encumbrances	Statutory easements for support, shelter and services under the Body Corporate Act; nothing else`,
    ['support'],
  ],
  [
    'SA a title with parts of a right',
    `REGISTER SEARCH Certificate of Title Volume 5418 Folio 772
Easements
SUBJECT TO FREE AND UNRESTRICTED RIGHT(S) OF WAY OVER THE LAND MARKED A APPURTENANT ONLY TO ALLOTMENT 9
SUBJECT TO SERVICE EASEMENT(S) OVER THE LAND MARKED B FOR SEWERAGE PURPOSES TO SOUTH AUSTRALIAN WATER CORPORATION
TOGETHER WITH PARTY WALL RIGHT(S) OVER THE LAND MARKED P
Schedule of Dealings
NIL`,
    ['right of way', 'sewerage', 'party wall (benefit)'],
  ],
  [
    'SA a statement under an Act',
    `FORM 1 VENDOR'S STATEMENT
1.2 Easement	Service easements under Division 4 of Part 4 of the Community Titles Act 1996`,
    ['services'],
  ],
  [
    'WA the second schedule of a certificate',
    `RECORD OF CERTIFICATE OF TITLE WESTERN AUSTRALIA VOLUME 2218 FOLIO 400
LIMITATIONS, INTERESTS, ENCUMBRANCES AND NOTIFICATIONS: (SECOND SCHEDULE)
1. EASEMENT BURDEN CREATED UNDER SECTION 167 P. & D. ACT FOR WATER SUPPLY PURPOSES TO WATER CORPORATION
2. L440120 MORTGAGE TO DELTA BANK LTD`,
    ['water supply'],
  ],
  [
    'TAS a schedule that goes lot by lot',
    `CONTRACT OF SALE TASMANIA
Land: Lot 3 on Sealed Plan 148233, Volume 148233 Folio 3

SCHEDULE OF EASEMENTS Sealed Plan 148233
Each lot on the plan is together with such rights of drainage over the drainage easements shown on the plan (if any) as may be necessary.
Lot 3 is SUBJECT TO a right of carriageway (appurtenant to Lots 4 and 5) over the strip marked Right of Way 8.00 wide.
Lot 3 is SUBJECT TO a pipeline easement in gross in favour of the water corporation.
Lot 3 is TOGETHER WITH a right of footway over Lot 2.
Lot 7 is subject to a right of drainage appurtenant to Lot 8.
Lots 1 and 2 are each subject to a right of way.`,
    ['carriageway', 'water and sewerage', 'footway (benefit)'],
  ],
  [
    'ACT a plan of blocks',
    `CONTRACT FOR SALE Australian Capital Territory
Land: Block 14 Section 37 Division of Kambara

DEPOSITED PLAN 3127
Sewer and stormwater easement, width 2.5, at the rear of Blocks 12 to 16, as shaded
Electricity easement 1.5 wide on the boundary of Blocks 16 and 17 only`,
    ['sewerage'],
  ],
  [
    'NT a search',
    `TITLE SEARCH Northern Territory Volume 812 Folio 44
Sewerage Easement to Power and Water Corporation
Drainage Easement to City of Nightwell
Electricity supply Easement to Power and Water Corporation`,
    ['sewerage', 'drainage', 'electricity'],
  ],
  [
    'QLD a statutory encumbrance behind its tick',
    `FORM 2 SELLER DISCLOSURE STATEMENT Queensland
Part 2 - Title details
Registered encumbrances: see the title search.
Statutory encumbrances:  [X] Yes - sewer and telecommunications cable under the eastern lawn`,
    ['sewerage'],
  ],
  [
    'QLD statutory encumbrances with their details',
    `FORM 2 SELLER DISCLOSURE STATEMENT Queensland
Part 2 - Title details
Registered encumbrances: see the title search.
Statutory encumbrances: There are statutory encumbrances that affect the property ☒ Yes ☐ No. If yes, the details are: council sewer main through the rear yard; overhead power line to number 29.`,
    ['sewerage', 'electricity'],
  ],
  [
    'QLD a statutory encumbrance in a row',
    `FORM 2 SELLER DISCLOSURE STATEMENT Queensland
Part 2 - Title details
Registered encumbrances: see the title search.
Statutory encumbrances\t☒ Yes – stormwater pipe as shown on the utility's map handed over`,
    ['drainage'],
  ],
  [
    'QLD statutory encumbrances that are denied',
    `FORM 2 SELLER DISCLOSURE STATEMENT Queensland
Part 2 - Title details
Registered encumbrances: see the title search.
Statutory encumbrances: There are statutory encumbrances that affect the property ☐ Yes ☒ No. If yes, the details are: sewer`,
    [],
  ],
  [
    'QLD encumbrances without a statutory one',
    `FORM 2 SELLER DISCLOSURE STATEMENT Queensland
Part 2 - Title details
Registered encumbrances: see the title search.
Unregistered encumbrances (excluding statutory encumbrances)  [X] Yes - unwritten right to draw water from the sewer main`,
    [],
  ],
  [
    'NSW two easements that one plan made and a number of a book',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022 edition
land: Lot 61 SP 97740
NSW LAND REGISTRY SERVICES - TITLE SEARCH
FOLIO: 61/SP97740
SECOND SCHEDULE
2  DP1228150 EASEMENT FOR SUPPORT AND SHELTER AFFECTING THE PART SHOWN
3  DP1228150 EASEMENT FOR UNDERGROUND ELECTRICITY CABLES 1 METRE(S) WIDE AFFECTING THE PART SHOWN
4  BK 2210 NO 330 RIGHT OF FOOTWAY 0.91 METRES AFFECTING THE PART ADJOINING LOT 3`,
    ['support', 'electricity', 'footway'],
  ],
  [
    'WA letters before the right, for both sides of it',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE Western Australia
Land: Lot 2 on Strata Plan 63118
STRATA PLAN 63118 SHEET 1
Easements: (A) right of carriageway, 3.2 wide, over Lot 1 in favour of Lot 2; (B) sewerage over Lot 2 in favour of Water Corporation; (C) drainage easement over Lot 7 in favour of Lot 8`,
    ['carriageway (benefit)', 'sewerage'],
  ],
  [
    'QLD a statutory encumbrance behind two boxes',
    `FORM 2 SELLER DISCLOSURE STATEMENT Queensland
Part 2 - Title details
Registered encumbrances: see the title search.
Statutory encumbrances  [X] Yes  [ ] No  sewer of Kalinga Water across Lot 2`,
    ['sewerage'],
  ],
  [
    'VIC two marks in a line, the second of other lots',
    `CONTRACT OF SALE OF LAND
Land: Lot 3 on Plan of Subdivision 930117W

PLAN OF SUBDIVISION PS 930117W
Easements:   E-1 drainage and sewerage, 1.5 m, along the rear of lot 3       E-2 party wall, lots 1 and 2 only`,
    ['drainage and sewerage'],
  ],
  [
    'VIC a way in a column, over a lane that the lots share',
    `PLAN OF SUBDIVISION PS 838214J
A-1	Way	3 m	LP 51190	over the reserve lane, for Lots 1 and 2`,
    ['right of way (benefit)'],
  ],
  [
    'VIC a way that burdens the land',
    `PLAN OF SUBDIVISION PS 838214J
E-1	Way	4 m	LP 80101	the lots to the north`,
    ['right of way'],
  ],
  [
    'VIC a right to project over the street',
    `PLAN OF SUBDIVISION PS 838214J
A-1	Right to project cornice over Twine Street	0.4 m	Inst. J604418	common property`,
    ['overhang (benefit)'],
  ],
  [
    'NSW a benefit that the plan and its instrument tell again',
    `NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH
FOLIO: 41/248116
SECOND SCHEDULE
1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
2 DP248116 EASEMENT TO DRAIN WATER 2.5 WIDE AFFECTING THE PART SHOWN SO BURDENED IN THE TITLE DIAGRAM
3 DP248116 EASEMENT TO DRAIN WATER 1.5 WIDE APPURTENANT TO THE LAND ABOVE DESCRIBED
DEPOSITED PLAN 248116
1. EASEMENT TO DRAIN WATER 2.5 WIDE
2. EASEMENT TO DRAIN WATER 1.5 WIDE
(A) Easement to drain water 2.5 wide	(B) Easement to drain water 1.5 wide`,
    ['drainage', 'drainage (benefit)'],
  ],
  [
    'SA a note that easements may be there',
    `REGISTER SEARCH CT 6187/412
South Australia Real Property Act 1886
Easements
SUBJECT TO EASEMENT(S) OVER THE LAND MARKED B ON DP 98765 FOR DRAINAGE PURPOSES TO THE COUNCIL FOR THE AREA
Interests not required to be registered, public rights of way and statutory easements may affect the land although they are not shown.`,
    ['drainage'],
  ],
  [
    'QLD a warning with an example, and lots that may be affected',
    `CONTRACT FOR RESIDENTIAL LOTS IN A COMMUNITY TITLES SCHEME
Queensland
You are required to disclose all encumbrances (for example, statutory easements for sewerage and drainage which may not appear on a title search)
COMMUNITY MANAGEMENT STATEMENT
The following lots and common property are or may be affected by statutory easements under sections 115N to 115R of the Land Title Act 1994`,
    [],
  ],
  [
    'WA a certificate of a surveyor',
    `STRATA PLAN 38417
I, the undersigned, a licensed surveyor, hereby certify that in respect of the plan each building is within the external surface boundaries of the parcel, or where it encroaches beyond them an easement for overhang has been granted (deleted as inapplicable)
3 m wide easement for sewerage along the northern boundary in favour of the Water Corporation`,
    ['sewerage'],
  ],
  [
    'VIC what an old plan of lots sets apart',
    `PLAN OF SUBDIVISION LP 11482
THE LAND COLOURED BLUE IS APPROPRIATED OR SET APART FOR EASEMENTS OF DRAINAGE AND SEWERAGE AND IS 6 FEET WIDE`,
    ['drainage and sewerage'],
  ],
  [
    'NT a note of a right of way over another lot of the plan',
    `CONTRACT OF SALE OF LAND
Land: Lot 6183 Town of Anselton, plan S 91/063

SURVEY PLAN S 91/063
E1 over Lots 6182 to 6184 and 6186, for sewerage, to the Power and Water Authority.
E2 over Lot 6185, right of way in favour of Lot 6186.
`,
    ['sewerage'],
  ],
]
