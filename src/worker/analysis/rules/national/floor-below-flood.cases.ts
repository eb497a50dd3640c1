import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '[planning-certificate] Certificate of the council\nDoes the Coastal Inundation Hazard Code apply? Yes\n«Medium band over the lawn. New floors in the band must be at or above 2.9 m AHD. Surveyed floor level of the shed 1.8 m AHD.»',
    '[rates-certificate] Reply\n«The flood level that applies to Unit 4 at the rear of the land is 14.62 metres to Australian Height Datum. The floor of the unit was levelled at 14.41 metres.»',
    '[planning-certificate] Reply\n«The designated level here is 4.6 m AHD.»\n«The detached flat, with its floor recorded at 3.4 m AHD, lies in the storm surge area.»',
    {
      text: '[planning-certificate]\n«Habitable floor (survey 2012) | RL 29.1 m»\n«Defined flood event, 1 in 100 | RL 30.2 m»',
      state: 'QLD',
    },
    {
      text: '[planning-certificate]\n«Floor of dwelling, surveyed 2019 | 3.05 m AHD»\n«Design flood | 3.60 m AHD»',
      state: 'NSW',
    },
    {
      text: '[planning-certificate]\n«Lowest habitable floor: RL 8.40»\n«Flood level 1% AEP: RL 8.95»',
      state: 'QLD',
    },
    '[planning-certificate] Flood extract\n«Floor of the house RL 12.4 m. 1% AEP level RL 12.9 m. 5% AEP level RL 12.1 m.»',
    '[planning-certificate] Certificate\n«Flood planning area | YES. The ground floor is 0.35 m below the flood planning level.»',
    '[planning-certificate] Letter\n«The floor level of the dwelling stands 450 mm lower than the defined flood level of the creek.»',
    {
      state: 'SA',
      text: '[rates-certificate]\n«The 1 in 100 depth at number 19 is 650 mm; floor is 300 mm off the ground.»',
    },
    {
      state: 'NSW',
      text: '[planning-certificate]\n«Depth of flooding at the lot in the 1% AEP event: 0.9 m. The floor is 450 mm above ground.»',
    },
    {
      state: 'VIC',
      text: '[planning-certificate]\n«Flood depth in a 1 in 100 year storm 500 mm; floor height above ground 200 mm.»',
    },
    {
      text: '«Flood planning level 4.2 m AHD. Floor level of the dwelling 3.1 m AHD.»',
      state: 'NSW',
    },
    {
      text: 'Defined flood level (1% AEP): see below\n«Defined flood level 9.85 m AHD»\n[building-report]\n«Habitable floor level 9.40 m AHD»',
      state: 'QLD',
      severity: 'high',
    },
    '[rates-certificate]\n«The designated flood level is 12.6 m AHD; the floor level of the house is 12.1 m AHD.»',
    {
      text: '[building-report]\n«Minimum habitable floor level RL 3.20 m.»\n«Existing floor level RL 2.75 m.»',
      state: 'TAS',
    },
    {
      text: '[planning-certificate]\n«The lot is in the secondary storm tide area. Tide level (1% AEP) 3.9 m AHD; surveyed floors of Lots 2 to 4: 3.1 m AHD.»',
      state: 'QLD',
    },
  ],
  passes: [
    '[planning-certificate]\nSurge level (1% AEP) 3.9 m AHD; surveyed floor of the house 5.4 m AHD.',
    '[planning-certificate] Reply\nThe designated level here is 4.6 m AHD.\nThe elevated floor of the house is recorded at 6.9 m AHD.',
    {
      text: '[planning-certificate]\nHabitable floor (survey 2012) | RL 31.1 m\nDefined flood event, 1 in 100 | RL 30.2 m',
      state: 'QLD',
    },
    {
      text: '[planning-certificate]\nMinimum habitable floor | RL 31.1 m\nDefined flood event | RL 31.6 m',
      state: 'QLD',
    },
    '[planning-certificate] Certificate\nThe ground floor is 0.35 m above the flood planning level.',
    '[planning-certificate] Flood extract\nFloor of the house RL 13.4 m. 1% AEP level RL 12.9 m. 5% AEP level RL 12.1 m.',
    {
      state: 'SA',
      text: '[rates-certificate]\nThe 1 in 100 depth at number 19 is 250 mm; floor is 600 mm off the ground.',
    },
    'Flood planning level 4.2 m AHD. Floor level of the dwelling 4.9 m AHD.',
    'Flood planning level 4.2 m AHD.',
    'The floor level is 2.7 m above the carport. There is no flood level for this land.',
    'Flood level 41.20 m AHD. Floor level 0.60 m above ground.',
  ],
  clear: ['Flood planning level 4.2 m AHD. Floor level of the dwelling 4.9 m AHD.'],
})
