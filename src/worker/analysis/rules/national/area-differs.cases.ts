import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars]\n«Villa with an enclosed rear garden of about 88 m²»\n[plan] Strata plan\n«PT 5 | PT 6 courtyard 49 m² | PT 7»\n[planning-certificate] Reply\nA roofed patio of about 28 m² has no approval.',
      facts: { lotPlan: ['Lot 6 SP 1187', 'Villa'] },
      state: 'WA',
    },
    // Off the plan the contract names the parent's title, of which every lot is a part.
    {
      text: '[particulars]\nProperty | Lot 803 on the unregistered Plan PS 914220K, Apartment 803\nLand | Part of the land in Certificate of Title Volume 11877 Folio 204\n«Home | Type 2, internal area 68 square metres, balcony 8 square metres»\n[special-conditions] Special conditions\n1. Settlement is due 14 days after registration of the plan.\n[plan] Plan of subdivision\nLot | Area (internal) | Balcony\n802 | 55 m² | 8 m²\n«803 | 61 m² | 8 m²»\n804 | 68 m² | 9 m²',
      facts: { lotPlan: ['Lot 803 PS914220K', 'Lot 803 on the unregistered Plan PS 914220K'] },
      severity: 'high',
    },
    // A car space that is "part of the lot" makes no sale of a part.
    '[particulars]\n«Apartment, two bedrooms, internal 81 m², balcony 8 m²»\nOne car space and one cage, each of which is part of the Lot on title\n[other] FLOOR PLAN TYPE B\n«Internal 75.5 m²»',
    // A table whose column tells hectares, read against the contract's own words.
    {
      text: '[particulars]\nLot 2 on Sealed Plan 148820\n«The land, being about 15.3 hectares with the house and sheds»\n[plan] Plan\nLOT | AREA | NOTES ON SHEET\n1 | 8.604 ha | old quarry\n«2 | 13.42 ha | dwelling and dam»\n3 | 31.9 ha | plantation',
      facts: { lotPlan: ['Lot 2 SP148820', 'Lot 2 on Sealed Plan 148820'] },
      state: 'TAS',
      severity: 'high',
    },
    {
      text: '[particulars]\nLot 5 on RP 208834\n«Area | 2.4 hectares (more or less)»\n[plan] Registered plan\nLot | Area | Frontage | Remarks\n4 | 2.108 ha | 101.3 m | Easement B\n«5 | 2.024 ha | 98.7 m | Easement A»\n6 | 3.660 ha | 144.0 m | dam',
      facts: { lotPlan: ['Lot 5 RP208834', 'Lot 5 on RP 208834'] },
      state: 'QLD',
    },
    {
      text: '[particulars]\nLot 41 in an unregistered plan\n«Area (approximate) | 612 m2»\n[annexure] Draft plan of subdivision\nLOT | AREA | FRONTAGE | DEPTH | LOT | AREA | FRONTAGE | DEPTH\n38 | 604 m2 | 18.0 | 33.5 | 42 | 566 m2 | 17.0 | 33.3\n«41 | 569 m2 | 17.1 | 33.3 | 300 | 11.27 ha | residue»',
      facts: { lotPlan: ['Lot 41 proposed plan', 'Lot 41 in an unregistered plan'] },
      state: 'NSW',
    },
    {
      text: '[particulars]\nApartment 307, being Lot B307 on proposed plan PS 931406V\ntwo bedrooms; «internal area 74 square metres;» balcony 9 square metres\n[plan] Sheet 4\nLot | Internal m² | Balcony m² | Car space (Basement 2) | Storage\nB306 | 66 | 7 | P-40 | S-41\n«B307 | 68 | 7 | nil | S-42»',
      facts: { lotPlan: ['Lot B307 PS931406V', 'Lot B307 on proposed plan PS 931406V'] },
      state: 'VIC',
    },
    {
      text: '[particulars]\n«Lot 02214 Town of Palmerston, being all that parcel of 1,020 m2»\n[title-search] Search\n«Area under title is 812 square metres»',
      facts: { lotPlan: ['Lot 2214 Town of Palmerston', 'Lot 02214 Town of Palmerston'] },
      state: 'NT',
    },
    ...[
      ['«The area of the land, about 1,330 square metres, is given as a guide only.»', '1,108 m2'],
      ['Size. «The block measures 2.9 hectares more or less.»', '3.35 ha'],
    ].map(([told = '', size = '']) => ({
      text: `[particulars]\nLot 7, sold by Ada Quill\n[special-conditions]\n${told}\n[rates-certificate] Rates\n«Measured ${size}»`,
      facts: { lotPlan: ['Lot 7 PS401122K', 'Lot 7'], landSize: [size, size] } as const,
    })),
    {
      text: '[particulars]\nLot 1, Lot 2 and Lot 3, sold by Ada Quill\n[vendor-statement] Summary\n«The property is about 71 hectares in three titles.»\n[rates-certificate] Rates\n«Measured 64.2 ha»',
      facts: {
        lotPlan: ['Lot 1 and Lot 2 and Lot 3 PS401122K', 'Lot 1, Lot 2 and Lot 3'],
        landSize: ['64.2 ha', '64.2 ha'],
      },
    },
    {
      text: '[particulars]\nUnit with courtyard\n«Area | 288 m²»\n[plan] Building format plan\n«Lot 5: ground floor 96 m², courtyard 160 m², total 256 m²»',
      facts: { lotPlan: ['Lot 5 SP166208', 'Lot 5'] },
    },
    ...[
      ['«Brochure: land 640 square metres.»', '602 m2'],
      ['«Five bedrooms on 1,240 m², walk to the river.»', '1,050 m2'],
      ['«The agent’s board says "12 hectares of river flat".»', '11.2 ha'],
    ].map(([told = '', size = '']) => ({
      text: `[particulars]\nVendor: Ada Quill\n[plan] Plan\n«Lot 7 has ${size}»\n[annexure] Leaflet\n${told}`,
      facts: { lotPlan: ['Lot 7 PS401122K', 'Lot 7'], landSize: [size, size] } as const,
    })),
    {
      text: '[particulars]\nLand | Lot 31 on the Plan, being part of the land in Volume 10011 Folio 222\n«Lot size | 455 square metres»\n[plan]\n«Lot 30 448 m2 Lot 31 418 m2 Lot 32 455 m2»\nLots of 250 m2 or less: fencing code B.',
      facts: { lotPlan: ['Lot 31 PS818181C', 'Lot 31'] },
    },
    {
      text: '[particulars]\nUnit 3 in proposed plan SP 4410, which forms part of the parent title\n«Area | 221 m²»\n[plan]\n«Lot 2 240 m² Lot 3 199 m²»',
      facts: { lotPlan: ['Lot 3 SP4410', 'Unit 3 in proposed plan SP 4410'] },
    },
    {
      text: '[particulars]\nLot 12\n[special-conditions]\nC1. «The Plan shows Lot 12 as 164 m².»\n[plan]\nLots 9 to 24. «Lot 12: 151 m².» Common Property 2: 410 m².',
      facts: { lotPlan: ['Lot 12', 'Lot 12'] },
    },
    {
      text: '[title-search] Plan\n«Lot 1 has an area of 790 m² Lot 2 615 m²»\n[planning-certificate] Land information\n«2 Marchbank Grove Lot 1 PS143299B council map area 740 square metres»',
      facts: { lotPlan: ['Lot 1 PS143299B', 'Lot 1 PS143299B'] },
    },
    {
      text: '[particulars]\nCommunity Lot 6 in Community Plan 40718\n«Area of the lot | 214 square metres, improved by a two-storey townhouse»\n[plan] Sheet 2\nLot | Area (m2) | Subsidiary interests\n5 | 203 | party wall with 6\n«6 | 196 | party walls with 5 and 7»\n7 | 198 | party wall with 6',
      facts: { lotPlan: ['Lot 6 CP40718', 'Community Lot 6 in Community Plan 40718'] },
    },
    {
      text: '[particulars]\n«Land: Lot 6, being about 1,214 square metres»\n[plan] Plan of subdivision\n5 1115 m² | Bay Road | 20.12\n«6 1041 m² | Bay Road | 20.12»\n7 1214 m² | Bay Road | 24.60',
      facts: { lotPlan: ['Lot 6 PS733014U', 'Lot 6'] },
    },
    {
      text: '«Lot 14 on RP77418, area: 911 m² (more or less)»\n[title-search] Copy of plan\n«Lot 14: frontage 18 m, depth 44 m, area 819 m².» Lot 15: 1,062 m².',
      facts: { lotPlan: ['Lot 14 RP77418', 'Lot 14 on RP77418'] },
      severity: 'high',
    },
    {
      text: '«Land: Lot 2 on PS441906W 6.88 hectares or thereabouts»\n[plan]\n«LOT 1 31.92 ha LOT 2 6.088 ha»',
      facts: { lotPlan: ['Lot 2 PS441906W', 'Lot 2 on PS441906W'] },
    },
    {
      text: '«Approximate area of the Lot 136 m² (internal 112 m², terrace 24 m²)»\nLot 318 on SP 1000\n[vendor-statement] Disclosure plan\n«Lot 318: internal 104 m², terrace 24 m², total 128 m².»',
      facts: { lotPlan: ['Lot 318 SP1000', 'Lot 318 on SP 1000'] },
    },
    {
      text: '«Land: Allotment 8 in DP 47716, containing 1,286 square metres»\n[planning-certificate] Extract\n«Area: 1186 square metres»',
      facts: { lotPlan: ['Allotment 8 DP47716', 'Allotment 8 in DP 47716'] },
      severity: 'high',
    },
    {
      text: '«Block 14 Section 37, land size 936 m2»\n[plan] Deposited plan\n«Block 13 801 m2 Block 14 836 m2 Block 15 822 m2»',
      facts: { lotPlan: ['Block 14 Section 37', 'Block 14 Section 37'] },
      state: 'ACT',
    },
    {
      text: '«Apartment 4, internal area 71 m2»\n[plan]\n«Lot 4 internal area 64 m2»',
      severity: 'high',
    },
    '«Land area: 612 m²»\n[plan]\n«Area of lot 571 square metres»',
    {
      text: '«Floor area of 104 square metres»\n[annexure] Plan of the apartment\n«Internal area 100 m2»',
      severity: 'medium',
    },
    {
      text: '[vendor-statement] Disclosure statement\n«Draft strata plan sheet 9: Lot 71 internal 74 m2, balcony 9 m2»\n«Type C apartment: total internal area 81 m2 with 9 m2 balcony.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: 'Apartment 12 with one car space\n[annexure] Sales brochure\n«Apartment 12: internal living area 92 sqm»\n[plan] Draft plan\n«Lot 12 internal area 83 m2»',
      state: 'NSW',
    },
  ],
  passes: [
    '[particulars]\nLot 47 on SP338216, area 8,140 m²\n[plan] Plan\nLot 47 1,200 m² Covenant Area A, 6,940 m²',
    '[particulars]\nLot 47 on SP338216, area 8,140 m²\n[plan] Plan\nLot 47 Covenant Area A, 6,940 m²',
    {
      text: '[particulars]\nHouse with a garden of about 90 m²\n[planning-certificate] Reply\nThe deck of 30 m² has its permit.',
      facts: { lotPlan: ['Lot 6 DP 1187', 'House'] },
      state: 'NSW',
    },
    {
      text: '[particulars]\nTitle Reference: 50586214 | Area: 168 m² (more or less)\n[plan]\nTotal area of Scheme Land 6,214 m² Locality KESSELL PARK',
      state: 'QLD',
    },
    '[contract-form]\nArea: 205 m²\n[plan]\nArea of the parcel 3,120 m²',
    '[particulars]\nLot area: 148 m²\n[vendor-statement]\nCommon property area 912 m²; total site area 4,010 m²',
    {
      text: '[particulars]\nLot 7 in DP 804112 and the land in Conveyance Book 3188 No 402, being part of Portion 61\n[plan] Plan\nLot 7 47.3 ha Lot 8 112.9 ha\n[rates-certificate] Rates\nLot 7 DP 804112, Pt Por 61, area 61.9 ha',
      facts: {
        lotPlan: ['Lot 7 DP804112', 'Lot 7 in DP 804112'],
        titleReference: ['7/804112 and Conveyance Book 3188 No 402', 'Conveyance Book 3188 No 402'],
      },
      state: 'NSW',
    },
    {
      text: '[particulars]\nLot 4, area 12.1 hectares\n[rates-certificate] Rates\nLot 4 and Section 19: area of the holding 20.4 ha\n[plan] Plan\nLot | Area | Remarks\n3 | 8.3 ha | creek\n4 | 12.1 ha | house',
      facts: { lotPlan: ['Lot 4 DP804112', 'Lot 4'] },
    },
    ...[
      'The land is about 1,300 square metres above the flood line.',
      'Paddock 4 of the property is 900 square metres of orchard.',
    ].map((told) => ({
      text: `[particulars]\nLot 7, sold by Ada Quill\n[special-conditions]\n${told}\n[rates-certificate] Rates\nMeasured 1,108 m2`,
      facts: {
        lotPlan: ['Lot 7 PS401122K', 'Lot 7'],
        landSize: ['1,108 m2', '1,108 m2'],
      } as const,
    })),
    {
      text: '[particulars]\nThat part of Lot 6 on DP 40404 being part of the land in Volume 10011 Folio 222\nLand area | 455 square metres\n[plan]\nLot 6 1,418 m2',
      facts: { lotPlan: ['Lot 6 DP40404', 'Lot 6'] },
    },
    {
      text: '[particulars]\nLot 31\nLand area | 455 square metres\n[plan]\nLot 31 455 m2 Lot 32 418 m2\nLots of 300 m2 or less: fencing code B.',
      facts: { lotPlan: ['Lot 31 PS818181C', 'Lot 31'] },
    },
    ...[
      'Brochure: land about 600 square metres.',
      'Brochure: the house next door stands on 640 square metres of land.',
      'Advertisement: Lot 9, 640 m² of land.',
    ].map((told) => ({
      text: `[particulars]\nVendor: Ada Quill\n[plan] Plan\nLot 7 has 600.4 m2\n[annexure] Leaflet\n${told}`,
      facts: { lotPlan: ['Lot 7 PS401122K', 'Lot 7'], landSize: ['600.4 m2', '600.4 m2'] } as const,
    })),
    '[particulars]\nFloor area 78 m² internal\n[annexure] Lease\nThe floor area of shops is not more than 1,200 m² in all.',
    '[particulars]\nLot 9, area 4.5 hectares\n[annexure] Agistment\nThe northern paddocks of Lot 9, about 2.6 hectares',
    '[title-search] Title\nBlock 19 area 702 square metres\n[annexure] Letter\nYour suburb has an average block of 655 m².',
    // A limit of the rates is no area of this land, and a total is of all the lots before it.
    '[particulars]\nLot 5 DP 118220, 16.47 ha\n[rates-certificate]\nLand not rateable below 10 hectares.\n[plan]\nLot 5 16.47 ha',
    '[particulars]\nLand area 508 m²\n[plan]\nLot 1 296.8 m² Lot 2 211.4 m² total 508.2 m²',
    {
      text: '[particulars]\nLand: Allotment 5 in Deposited Plan 60123, 61 hectares\n[vendor-statement]\nIrrigated land: part (18 hectares, two bores).',
      state: 'SA',
    },
    {
      text: '[particulars]\nLot 12\n[special-conditions]\nC1. The Plan shows Lot 12 as 164 m². Lot 13 is shown as 151 m².\n[plan]\nLots 9 to 24. Lot 12: 164 m². Lot 13: 151 m².',
      facts: { lotPlan: ['Lot 12', 'Lot 12'] },
    },
    {
      text: '[title-search] Plan\nLot 1 has an area of 790 m²\n[planning-certificate] Land information\nLot 1 PS143299B: minimum lot area 450 square metres; area 791 m² by the council map.',
      facts: { lotPlan: ['Lot 1 PS143299B', 'Lot 1 PS143299B'] },
    },
    'Apartment 6 with an internal area 64 m2\n[plan]\nSheet 3: 64 m² internal by survey, 9 m² balcony',
    {
      text: 'Lot 7 and Lot 12, area 42.6 hectares\n[plan]\nLot 7, 18.38 ha. Lot 12, 21.85 ha.',
      facts: { lotPlan: ['Lot 7 RP203881, Lot 12 CP864119', 'Lot 7 and Lot 12'] },
    },
    {
      text: 'Lot 14 on RP77418, area 819 m²\n[plan]\nArea of Easement A 137 m². Lot 14 area 819 m².',
      facts: { lotPlan: ['Lot 14 RP77418', 'Lot 14 on RP77418'] },
    },
    {
      text: 'Lot 5 in SP 7316, approximately 68 m² inside\n[planning-certificate] Certificate\nArea of land 1,240 m²\n[plan]\nLot 5 74 m² including the balcony',
      facts: { lotPlan: ['Lot 5 SP7316', 'Lot 5 in SP 7316'] },
    },
    'Apartment 12 with one car space\n[annexure] Sales brochure\nApartment 12: internal area 84 m2\n[plan] Draft plan\nLot 12 internal area 83 m2',
    'Land area: 612 m2\n[annexure] Encumbrance\nNo shed having an area greater than 54 square metres shall be built.',
    'Land area: 612 m2\n[plan]\nArea 612 m2',
    '[particulars]\nTwo sections of the Hundred, area 385.3 hectares\n[title-search] Title\nSection 118 area 206.4 ha\n[title-search] Title\nSection 119 area 178.9 ha',
    'Internal area 71 m2\n[plan]\nLot area 340 m2',
    'Land: That portion of Allotment 9 in Deposited Plan 4411 which is hatched and contains 400 m2\n[plan]\nAllotment 9 land area 980 m2',
  ],
  clear: [
    // The print offers both and the buyer gets the whole.
    '[contract-form]\nThe *whole/part of the land comprised in CT 6120/44. Land area 450 m2\n[plan]\nArea of the lot 450 m2',
    {
      text: 'Area 1846 m² or thereabouts\n[planning-certificate]\nOwner: Marr Area: 1,846 m²',
      facts: { landSize: ['1846 m²', '1846 m²'] },
    },
    'Land area 450 m2\n[plan]\nArea of the lot 450 m2',
  ],
})
