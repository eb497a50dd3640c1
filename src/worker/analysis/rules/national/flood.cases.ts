import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    // The creek next door: a lot that has its title is not spared by where the water comes from.
    {
      text: '[particulars]\nLot 214 in Deposited Plan 1268834\n[special-conditions]\nThe creek that floods is in Lot 300.\n[planning-certificate]\n«The land is within the flood planning area.»',
      facts: { lotPlan: ['Lot 214 DP1268834', 'Lot 214'] },
    },
    '[planning-certificate] Flood levels\n«Defined flood level | RL 6.4 m AHD»\nLowest ground on the lot | RL 5.1 m AHD',
    '[planning-certificate] «The lot is in the 1 in 100 AEP floodplain of the Swan River.»',

    {
      state: 'NSW',
      text: '[planning-certificate]\n(1) «The land or part of the land is within the flood planning area and subject to flood related development controls.» Yes',
    },
    {
      state: 'NSW',
      text: '[water-certificate]\n«Melbourne Water advises that the estimated flood level for the property, based on a probability of occurrence of 1% in any one year, is 17.4 metres to Australian Height Datum.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«Planning overlays: LSIO - Land Subject to Inundation Overlay»',
    },
    {
      state: 'NSW',
      text: '[building-report]\n«Water marks in the sub-floor indicate the house has been flooded.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n(1) «The land or part of the land is within the flood planning area and subject to flood related development controls.» Yes',
    },
    {
      state: 'NSW',
      text: '[water-certificate]\n«Melbourne Water advises that the estimated flood level for the property, based on a probability of occurrence of 1% in any one year, is 17.4 metres to Australian Height Datum.»',
    },
    {
      state: 'NSW',
      text: '[vendor-statement]\n«Planning overlays: LSIO - Land Subject to Inundation Overlay»',
    },
    {
      state: 'NSW',
      text: '[building-report]\n«Water marks in the sub-floor indicate the house has been flooded.»',
    },
    '[vendor-statement]\n«In the storms of January 2024 the creek rose and covered the lower paddock and the garage floor.»',
    '[planning-certificate]\n«The land is subject to flood related development controls.»',
    '[water-certificate]\n«Part of the lot is below the declared flood level.»',
    '[planning-certificate]\n«Flood related development controls apply to the land.»',
    '[water-certificate]\n«The property lies below the applicable flood level of 14.20 m AHD.»',
    '[vendor-statement]\n«Floodwater came to within 300 mm of the floor in October 2022.»',
    '[planning-certificate]\n«Special Building Overlay - Schedule 2»',
    '[planning-certificate]\n«Land liable to inundation from Stony Creek in a 1 in 100 year storm.»',
    '[rates-certificate]\n«Flood level: the land is in an area determined to be liable to flooding.»',
    '[planning-certificate]\n«Is the land within the flood planning area? Yes.»',
    '[special-conditions]\n«The Purchaser accepts that stormwater flows overland across the rear yard in heavy rain.»',
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
    {
      text: '«Hazards (Flooding): the land lies within an area of high flood hazard, and floor levels of new rooms must be 300 mm above the 1% AEP level»',
      state: 'SA',
    },
    {
      text: '[planning-certificate] OVERLAYS ON THE LAND\n«SPECIAL BUILDING OVERLAY – SBO, overland flow from the main drain»\nNOT ON THE LAND, within 150 metres: Public Acquisition Overlay 3',
      state: 'VIC',
    },
    {
      text: '[planning-certificate] Overlays\n«Land subject to inundation overlay (LSIO)»\nNot applying: heritage overlay',
      state: 'VIC',
    },
    {
      text: '[planning-certificate] Overlays which apply\n«Flood overlay: hazard area 2»\nOverlays that do not apply: bushfire',
      state: 'QLD',
    },
  ],
  passes: [
    {
      text: '[particulars]\nLot 214 in an unregistered plan\n[special-conditions]\n37. The sunset date is 30 June 2028.\n[vendor-statement] Disclosure\nIs the land in a flood planning area? No. The creek flat below the flood level is in Lot 300.\n[planning-certificate]\nThe part of the land beside the creek is within the flood planning area.',
      facts: { lotPlan: ['Lot 214 DP1268834', 'Lot 214'] },
    },
    '[planning-certificate] Flood related development controls\n(1) If the land or part of it is within the flood planning area and subject to flood related development controls.\nNo',
    '[planning-certificate]\nWhether any part of the lot lies within a declared flood plain and flood controls apply to building on it\nNone',
    '[vendor-statement]\nIf the property or any part of it is in an area that is subject to flooding, or that has a flood level under the regulations\nNot applicable.',
    '[planning-certificate]\n9 Flooding | Lot filled to 12.20 m AHD, 2.4 m above the 1 in 100 level',
    '[planning-certificate]\nFlooding: the floor is 900 mm above the defined flood level.',
    '[planning-certificate] Flood levels\nDefined flood level | RL 6.4 m AHD\nLowest ground on the lot | RL 19.8 m AHD',
    '[planning-certificate]\nFlood hazard\tthe 1% AEP flood of the creek stays within the reserve, 60 metres below the lot',
    '[vendor-statement]\nIn the 2012 flood the water stayed 40 m from the house.',
    '[vendor-statement]\nThe flood of 2016 has never come within 150 m of the house.',
    '[planning-certificate]\n9 Flood related development controls:\n(1) Is the land within the flood planning area and subject to flood related development controls? No',
    '[planning-certificate]\nOverlays near the lot: flood hazard area of Duck Creek, 600 metres; heritage place in Hall Street.',
    '[planning-certificate]\nFlood: road reserve west of Lot 4 only',
    '[rates-certificate]\nThe property lies outside the 1% AEP flood extent. Ground at the kerb 41.2 m AHD; flood level at the weir 36.8 m AHD. The highest flood known, in 1904, reached 37.5 m AHD.',
    '[planning-certificate]\nDefined flood level 5.2 m AHD, floor level 6.9 m AHD',
    '[title-search]\nEASEMENT C ON SP900001 FOR DRAINAGE AND OVERLAND FLOW',
    '[planning-certificate]\nThe flood planning level of the creek lies nine metres below the lot.',

    '[planning-certificate]\nThe floor stands 0.6 m over the defined storm tide level.',
    '[building-report]\nBathroom: the shower loses water when flooded for fifteen minutes.',
    '[building-report]\nWater was on the bedroom carpet within ten minutes of the flood test.',
    '[planning-certificate] Flood: the lot is outside the overlay.',

    '[planning-certificate] The overlay maps show land liable to overland flow in other parts of the city.',

    {
      state: 'NSW',
      text: '[planning-certificate]\n(1) The land or part of the land is within the flood planning area and subject to flood related development controls: No',
    },
    {
      state: 'NSW',
      text: "[water-certificate]\nThe property is not known to be subject to flooding from Melbourne Water's drainage system.",
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n(1) The land or part of the land is within the flood planning area and subject to flood related development controls: No',
    },
    {
      state: 'NSW',
      text: "[water-certificate]\nThe property is not known to be subject to flooding from Melbourne Water's drainage system.",
    },
    '[vendor-statement]\nThe land is above the flood level.',
    '[planning-certificate]\nThe land is not within the flood planning area.',
    '[special-conditions]\nThe floodlights are included.',
    '[planning-certificate]\nOverlays in the vicinity not directly affecting this land: Floodway Overlay',
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
    '[building-report]\nThe floor stands 1.8 metres above the 1 in 100 year flood level.',
    '[water-certificate]\nThe property is not known to be subject to flooding from the drainage system.',
    'Overlays in the vicinity: Land Subject to Inundation Overlay',
    '[special-conditions]\nFloodlights in the garden area are included.',
    { text: 'The floor of the house is 1.2 m above the 1% AEP flood level.', state: 'SA' },
  ],
  clear: ['The land is not affected by a flood overlay.'],
})
