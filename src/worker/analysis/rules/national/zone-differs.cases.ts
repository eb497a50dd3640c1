import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    // Two lots, each in a zone of its own, of which the vendor names one.
    {
      text: '«Zoning of the land | Rural Living Zone (RLZ) - the whole of the land»\n[planning-certificate] Certificate\nLOT 1 PLAN PS438216 is included in a RURAL LIVING ZONE\n«LOT 2 PLAN LP58417 is included in a RURAL CONSERVATION ZONE - SCHEDULE 3»',
      state: 'VIC',
    },
    '«Zone: Village Zone»\n[planning-certificate] Certificate\nLot 7 is in the Village Zone.\n«Lot 8 is in the Rural Zone.»',

    {
      text: '[vendor-statement]\n«PART 3 Zone Low density residential»\n[planning-certificate]\n«Planning scheme zone Medium density residential zone»',
      state: 'QLD',
    },
    '«Zone: Township Zone (TZ).» Overlay: none.\n[planning-certificate] Report\n«LOW DENSITY RESIDENTIAL ZONE (LDRZ)»',
    '«The land is in the General Residential Zone.»\n[planning-certificate] Certificate\n«Zoning: Neighbourhood Residential Zone - Schedule 2»',
    '«Zone | Rural Residential Zone»\n[planning-certificate] Search\n«The premises are in the Emerging Community Zone of the scheme.»',
    '[particulars]\n«Zoned R2»\n[planning-certificate] Certificate\n«Zone: RU5 Village»',
    '«Zoning: Mixed Use Zone»\n[planning-certificate] Extract\n«Planning zone: Commercial Zone»',
    {
      state: 'VIC',
      text: '«Zoning: GRZ1»\n[planning-certificate] Report\n«COMMERCIAL 1 ZONE (C1Z)»',
    },
    '«The land is zoned Low Density Residential.»\n[planning-certificate] Certificate\n«Zone: General Residential.»',
    '«Zoning: Low-medium density residential»\n[planning-certificate] Certificate\n«Zone: Medium density residential.»',
    '[special-conditions]\n1. «The vendor discloses that the land is in Zone R3.»\n[planning-certificate] Certificate\n«Zone: R2 Low Density Residential.»',
    '[planning-certificate] Report\n«The land is zoned General Residential Zone, Schedule 1.»\n«Planning scheme zone: Mixed Use Zone, at the date of this statement.»',
  ],
  passes: [
    {
      text: '[vendor-statement]\nZoning | Rural Living Zone (lot 1)\nZoning | Rural Conservation Zone (lot 2)\n[planning-certificate] Certificate\nLOT 1 PLAN PS438216 is included in a RURAL LIVING ZONE\nLOT 2 PLAN LP58417 is included in a RURAL CONSERVATION ZONE',
      state: 'VIC',
    },

    {
      text: '[vendor-statement]\nPART 3 Zone Low density residential\n[planning-certificate]\nPlanning scheme zone Low density residential zone, large lot precinct',
      state: 'QLD',
    },
    {
      text: '[vendor-statement]\nItem 4 Zone Medium density residential\n[planning-certificate]\nZone Medium density residential',
      state: 'QLD',
    },
    {
      text: '[vendor-statement]\nZoning: Rural living\n[planning-certificate]\nThe land is in zone Rural living',
      state: 'TAS',
    },
    '[vendor-statement]\nScheme and zone: Tarnvale;\n[planning-certificate]\nZone: COMMERCIAL 1 ZONE',
    '[vendor-statement]\nPlanning: Township Zone, no overlay\n[planning-certificate]\nCouncil TARNVALE TOWNSHIP ZONE (TZ)',
    '29.1 Planning and Design Code * YES Zone: Housing Diversity Neighbourhood.\n[planning-certificate] Extract\nZone | Housing Diversity Neighbourhood Zone',
    {
      state: 'VIC',
      text: 'Zoning: GRZ\n[planning-certificate] Report\nGENERAL RESIDENTIAL ZONE - SCHEDULE 1 (GRZ1)',
    },
    'Zone: Rural Living Zone\n[planning-certificate] Report\nRural Living Zone\nThe property at 16 Saltmarsh Road is in the Mixed Use Zone.',
    '«Zone: Township Zone (TZ)»\n[planning-certificate] Report\nTOWNSHIP ZONE (TZ)'.replaceAll(
      /[«»]/g,
      '',
    ),
    'Zone: General Residential Zone\n[planning-certificate] Report\nAdjoining land is in the Industrial Zone.',
    'Zone: R2\n[planning-certificate] Report\nLow Density Residential Zone',
    'Zone: General Residential Zone\n[planning-certificate] Report\nGENERAL RESIDENTIAL ZONE - SCHEDULE 1\nPublic Park And Recreation Zone',
    '29.1 Planning and Design Code YES Zone: Rural\n[planning-certificate] Report\nZone: Rural.',
  ],
  clear: ['Zone: Township Zone (TZ)\n[planning-certificate] Report\nTOWNSHIP ZONE (TZ)'],
})
