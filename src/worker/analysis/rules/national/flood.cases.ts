import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[vendor-statement]\n«Land Subject to Inundation Overlay (LSIO) applies to the rear third.»',
    '[water-certificate]\n«The property is subject to flooding in a 1 in 100 year storm, level 22.4 m AHD.»',
    '[special-conditions]\n«The purchaser notes that water came through the house in October 2022.»',
    '[vendor-statement]\n«Melbourne Water: designated flood level 14.2 metres»',
    '[water-certificate]\n«The applicable flood level for this property is 3.60 metres to AHD»',
    '[vendor-statement]\n«Floodway Overlay (FO)»',
    '[building-report]\n«Silt lines on the stumps show past inundation to 400 mm.»',
    { text: '«LAND SUBJECT TO INUNDATION OVERLAY (LSIO)»', severity: 'high' },
    '[water-certificate]\n«The applicable flood level for the property is 11.2 metres to Australian Height Datum.»',
    {
      text: '[vendor-statement]\n«The house was flooded above the floor in the winter of 2022, an event of the whole area.»',
      severity: 'critical',
    },
    { text: '«The land or part of it is within the flood planning area: Yes»', state: 'NSW' },
    {
      text: '[special-conditions]\n«The Buyer accepts that the yard was inundated in 2011 and that cover may be refused by an insurer.»',
      state: 'QLD',
    },
    { text: '«The lot is mapped in Flood planning area 2.»', severity: 'critical', state: 'QLD' },
    {
      text: '[planning-certificate]\n«Hazards (Flooding - Evidence Required) Overlay»',
      state: 'SA',
      severity: 'medium',
    },
    {
      text: '[planning-certificate]\n«Overlays | Hazards (Flooding)»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[planning-certificate]\nZoning overlays\n«Hazards (Flooding - General)»',
      state: 'SA',
      severity: 'medium',
    },
    '[planning-certificate]\n«Is the land in a flood-prone hazard area?»\nYes',
  ],
  passes: [
    '[water-certificate]\nThe property is not subject to flooding.',
    '[vendor-statement]\nThe neighbouring reserve is covered by LSIO.',
    '[vendor-statement]\nFlood overlay: none',
    '[planning-certificate]\nIs the land in a flood-prone hazard area?\nNo',
    '[planning-certificate]\nIs the property subject to flooding?',
    { text: 'Flood related development controls | Unknown', state: 'NSW' },
    { text: 'The property is above the defined flood level of 7.2 m AHD.', state: 'QLD' },
    {
      text: '[vendor-statement] Form 2\nIt does not include information about flooding or other natural hazard history.',
      state: 'QLD',
    },
    'The land is not within the flood planning area.',
    '[water-certificate]\nThe property is not known to be subject to flooding from the drainage system.',
    'Overlays in the vicinity: Land Subject to Inundation Overlay',
    '[special-conditions]\nFloodlights in the garden area are included.',
  ],
  clear: ['The land is not affected by a flood overlay.'],
})
