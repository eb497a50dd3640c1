import type { Layout } from './contract-layouts.ts'

/** Zones, planning constraints and easements as councils, registers and surveyors tell them. */
export const CONSTRAINT_LAYOUTS: readonly Layout[] = [
  // zones of small states
  [
    'ZON 1 behind an answer that does not apply',
    `CITY OF NORBURY	COUNCIL LAND INFORMATION CERTIFICATE
Local Government Act 1993 section 337 (Tasmania)
2.1	Entered on the Tasmanian Heritage Register	Yes	THR ID 6021 – Mulgrave Street flats
2.2	Zone	N/A	Inner Residential
2.3	Flood-Prone Areas Hazard Code	No
2.5	Bushfire-Prone Areas Code	No`,
    { zoning: 'Inner Residential', overlays: ['Tasmanian Heritage Register'] },
  ],
  [
    'ZON 2 a Tasmanian zone under its scheme',
    `COUNCIL LAND INFORMATION CERTIFICATE
Section 337 Local Government Act 1993
Planning scheme: Tasmanian Planning Scheme – Norbury
Zoning: Low Density Residential`,
    { zoning: 'Low Density Residential' },
  ],
  [
    'ZON 3 a South Australian zone with its short form',
    `DATA EXTRACT FOR SECTION 7 SEARCH PURPOSES
Certificate Title:      CT6288/740
Zone                    Suburban Neighbourhood (SN)
Subzone                 No`,
    { zoning: 'Suburban Neighbourhood' },
  ],
  [
    'ZON 4 in the Territory',
    `LEASE CONVEYANCING INQUIRY
ACT Planning and Land Authority
Zone under the Territory Plan 2023: RZ1 Suburban`,
    { zoning: 'RZ1 Suburban' },
  ],

  // constraints in New South Wales
  [
    'CTR 1 a heritage area and aircraft noise',
    `COOKS COUNCIL
SECTION 10.7(2) PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979
2 Zone: R3 Medium Density Residential
  Heritage: the land lies inside the Marram Streets Heritage Conservation Area (C14). It is not itself an item of environmental heritage.
4 Complying development under the Housing Code cannot be carried out because of the heritage conservation area.
9 Flood: (1) no part of the land is in the flood planning area; (2) whether it lies between that area and the probable maximum flood is unknown to the council.
10 Hazard policies: none except aircraft noise. The land is between the 25 and 30 ANEF contours on the current chart.
17 Biodiversity certified land: no.
19 Coastal protection charge: none has been levied.`,
    { overlays: ['C14', 'Aircraft noise (ANEF)'] },
  ],
  [
    'CTR 2 flood planning and no bush fire',
    `SOUTH ARM COUNCIL
Planning Certificate No 26-0982 (s10.7(2) and (5))
Environmental Planning and Assessment Act 1979
Conservation area / heritage item        No / No
9 Flood
(1) The land is within the flood planning area and is subject to flood related development controls.
(2) The land is between the flood planning area and the probable maximum flood.
11 Bush fire                             The land is not bush fire prone.
12 Mine subsidence                       The land is not in a mine subsidence district.`,
    { overlays: ['Flood planning area', 'Land up to the probable maximum flood'] },
  ],
  [
    'CTR 3 bush fire and biodiversity',
    `CUDGEE PLAINS SHIRE COUNCIL
SECTION 10.7(2) & (5) CERTIFICATE No. 0331/27
Environmental Planning and Assessment Act 1979
2. (a) Zone RU1 Primary Production.
(e) Biodiversity: part of the land is on the Biodiversity Values Map. (f) Conservation area: no. (g) Heritage item: no.
7. Acquisition: no environmental planning instrument reserves the land to be acquired.
9. Flood: council has no information that the land is flood liable.
11. Bush fire: some of the land is bush fire prone land (Vegetation Category 1 and buffer).
19. Coastal charges: not applicable.`,
    { overlays: ['Biodiversity Values Map', 'Bush fire prone land'] },
  ],
  [
    'CTR 4 answers behind printed questions',
    `PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979 section 10.7(2)
Is the land bush fire prone land?                         Yes – all of the land
Is the land in a proclaimed mine subsidence district?     Yes
Is the land reserved for acquisition?                     No
Is the land identified as containing acid sulfate soils?  Yes – Class 3
Is the land within the flood planning area?               No`,
    { overlays: ['Bush fire prone land', 'Mine subsidence district', 'Acid sulfate soils'] },
  ],
  [
    'CTR 5 nothing applies',
    `PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979 section 10.7(2)
Zone R2 Low Density Residential
The land is not bush fire prone land. The land is not within a flood planning area.
The land is not in a heritage conservation area and no item of environmental heritage is situated on it.
No policy restricts development because of landslip, bush fire, tidal inundation, subsidence or acid sulfate soils.`,
    { overlays: [] },
  ],
  [
    'CTR 6 road widening',
    `PLANNING CERTIFICATE
Environmental Planning and Assessment Act 1979 section 10.7(2)
The land is affected by a road widening proposal under Division 2 of Part 3 of the Roads Act 1993.
The land is within 400 metres of a heritage item.`,
    { overlays: ['Road widening'] },
  ],

  // constraints of the other states
  [
    'CTR 7 bush fire prone in the west',
    `PROPERTY INTEREST REPORT
12 Sheoak Bend Donna, Lot 305 on DP402117        created 8/9/2026
Bush fire prone area              part of the lot (the rear 11 metres) is mapped
Aboriginal heritage               Not affected
DOES NOT AFFECT
Acid sulfate soil risk; Bush Forever; Contaminated sites
State                             Western Australia`,
    { overlays: ['Bush fire prone area'] },
  ],
  [
    'CTR 8 a hazard line at the coast',
    `CITY OF NANDUP			Reply to settlement enquiry 26-2207		31 July 2026
Scheme		Local Planning Scheme No 8 (Western Australia). Zone: Residential R60
Coastal		The lot is seaward of the 2070 erosion hazard line in the City's Coastal Hazard Risk Management and Adaptation Plan. No protection works are funded.
Bush fire	Not in a designated bush fire prone area.
Heritage	Not on the heritage list nor in a heritage area.`,
    { zoning: 'Residential R60', overlays: ['Coastal hazard'] },
  ],
  [
    'CTR 9 a registered tree',
    `LEASE CONVEYANCING INQUIRY
Civil Law (Sale of Residential Property) Act 2003 (ACT)
7. Has the Land been nominated for or entered in the Heritage Register?	( ) Yes   (x) No
10. Is the Land on the register of contaminated sites?	( ) Yes   (x) No	Environment Protection Authority: no record
11. Is there a registered tree or a declared site on the Land?	(x) Yes   ( ) No	Tree PTR-0418, Quercus robur, tree protection zone of 9 metres radius
Zone under the Territory Plan 2023: RZ1 Suburban`,
    { overlays: ['Registered tree'] },
  ],
  [
    'CTR 10 rows of overlays in Queensland',
    `WANDOORAH REGIONAL COUNCIL        Town planning and building search
Planning scheme                 Wandoorah Region Planning Scheme 2021 (Queensland)
Zone                            Rural zone (minimum lot size 100 ha)
Bushfire hazard overlay         Very high potential bushfire intensity (north and east of the house)
Flood hazard overlay            Not mapped. Saddler Creek has not been modelled by the council.
Agricultural land overlay       Class C. Not class A or B.
Biodiversity overlay            Matters of State environmental significance – regulated vegetation
Extractive resources            Not in a key resource area or separation area
Regional infrastructure overlay     High pressure gas pipeline – consultation distance 200 m
Heritage                        Not entered`,
    {
      overlays: ['Bushfire hazard', 'Agricultural land', 'Biodiversity', 'Regional infrastructure'],
    },
  ],
  [
    'CTR 11 codes in Tasmania',
    `COUNCIL LAND INFORMATION CERTIFICATE
Section 337 Local Government Act 1993 (Tasmania)
Zone                                   General Residential
Bushfire-Prone Areas Code              Yes
Landslip Hazard Code                   Yes – medium hazard band
Flood-Prone Areas Hazard Code          No
Coastal Erosion Hazard Code            No
Natural Assets Code                    Yes – waterway and coastal protection area`,
    {
      overlays: ['Bushfire-Prone Areas Code', 'Landslip Hazard Code', 'Natural Assets Code'],
    },
  ],
  [
    'CTR 12 an overlay over two lines in Victoria',
    `SECTION 32 STATEMENT
Planning: Wexley Planning Scheme, Wexley City Council, General Residential Zone Schedule 1. Overlay: Public Acquisition
Overlay Schedule 3.`,
    { overlays: ['PAO3'] },
  ],
  [
    'CTR 13 other overlays nearby',
    `PLANNING PROPERTY REPORT
PLANNING OVERLAYS
BUSHFIRE MANAGEMENT OVERLAY (BMO)
LAND SUBJECT TO INUNDATION OVERLAY (LSIO)
Overlays near but not on this land: Heritage Overlay (HO31), Environmental Significance Overlay (ESO)`,
    { overlays: ['BMO', 'LSIO'] },
  ],
  [
    'CTR 14 a storm surge in the Territory',
    `PLANNING CERTIFICATE
Northern Territory Planning Scheme
Zone LMR (Low-Medium Density Residential)
Storm surge: the land is within the primary storm surge area.
Heritage: not declared.`,
    { overlays: ['Storm surge area'] },
  ],

  [
    'CTR 15 a list behind its name in a row',
    `FORM 1
VENDOR'S STATEMENT
29.1 Planning and Design Code   Zone: Rural Neighbourhood (RuN); Overlays: Hazards (Bushfire -
                                High Risk); Regulated and Significant Tree Overlay
South Australia: Land and Business (Sale and Conveyancing) Act 1994`,
    { overlays: ['Regulated and Significant Tree', 'Hazards (Bushfire - High Risk)'] },
  ],

  // easements
  [
    'EAS 1 a strip on a deposited plan',
    `DEPOSITED PLAN 3127 (text of panel)
Division of Wirrabee, Section 37, Blocks 9 to 18. Block 14: area 836 m².
EASEMENTS	Sewer and stormwater easement, width 2.5, at the rear of Blocks 12 to 16, as shaded
Electricity easement 1.5 wide on the boundary of Blocks 16 and 17 only`,
    { easements: ['sewerage', 'electricity'] },
  ],
  [
    'EAS 2 a proposed one on a disclosure plan',
    `DISCLOSURE PLAN - SEA SURVEYS        sheet 7 of 22
Proposed Easement K (high voltage, 3 m wide) in favour of Bay Electricity crosses basement 1 under grid 14 to 16.`,
    { easements: ['electricity'] },
  ],
  [
    'EAS 3 a portion marked on a plan',
    `FORM 1
VENDOR'S STATEMENT
1.2 Easement                Applicable: YES  Discharged at settlement: NO     easement over
portion marked A for drainage purposes 5 metres wide, passing through the centre of the allotment`,
    { easements: ['drainage'] },
  ],
  [
    'EAS 4 service easements of a scheme',
    `FORM 1   Statement under section 7
Division 1 particulars
  Mortgage of land     YES   discharged at settlement YES
  Easement             YES   discharged NO    service easements under section 24 of the Community
                       Titles Act in favour of the other lots`,
    { easements: ['services'] },
  ],
  [
    'EAS 5 what has expired is gone',
    `NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH
FOLIO: 42/754012
SECOND SCHEDULE (3 NOTIFICATIONS)
1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
2 AA336071 PROFIT A PRENDRE (GRAVEL) EXPIRED 30.6.2016
3 X902114 EASEMENT FOR TRANSMISSION LINE 20 METRE(S) WIDE AFFECTING THE PART SHOWN IN PLAN WITH X902114`,
    { easements: ['electricity'] },
  ],
]
