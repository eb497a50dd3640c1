import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    '«The land is covered by a PUBLIC ACQUISITION OVERLAY - SCHEDULE 2»',
    '[vendor-statement]\n«The vendor was given a notice of intention to acquire part of the front garden.»',
    {
      text: '«Yes: the land is affected by a road widening proposal of the council.»',
      state: 'NSW',
    },
    '«Part of the lot is reserved for a future rail corridor.»',
    {
      text: '[vendor-statement] Form 2\n«Is the lot affected by a transport infrastructure proposal? ☒ Yes ☐ No, busway»',
      state: 'QLD',
    },
    {
      text: '[vendor-statement] Form 2\n«The lot is affected by a notice of intention to resume any part of it»\n«☒ Yes - the front two metres»',
      state: 'QLD',
    },
    {
      text: '[planning-certificate]\n«The lot lies in Planning Control Area 171.»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\n«The plan shows a possible requirement for a strip of 2.1 metres for the road.»',
      state: 'SA',
      severity: 'high',
    },
  ],
  passes: [
    {
      text: '[vendor-statement] Form 2\nThe lot is affected by a transport infrastructure proposal.\n☐ Yes ☒ No\nNotice of intention to resume: Yes No',
      state: 'QLD',
    },
    'The land is not affected by any road widening or road realignment.',
    'Other overlays in the vicinity not directly affecting this land: Public Acquisition Overlay',
    '[vendor-statement]\nCompulsory acquisition: Not applicable',
    '[special-conditions]\nThe purchaser acquires the land free of mortgages.',
    { text: '[planning-certificate]\nParks and recreation reservation: not affected', state: 'WA' },
  ],
  clear: ['There are no acquisition proposals known to the council.'],
})
