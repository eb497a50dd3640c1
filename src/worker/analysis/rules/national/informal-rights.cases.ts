import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The neighbour may continue to park on the land under an oral arrangement.»',
    {
      text: '[vendor-statement]\n«The car space is held under a licence that is personal to the vendor.»',
      severity: 'high',
    },
    { text: '«Access to the lot is by permission of the owner to the south.»', severity: 'high' },
  ],
  passes: [
    {
      text: 'The neighbour may continue to park on the land under an oral arrangement.',
      state: 'QLD',
    },
    'The land is sold subject to all easements, registered or not, by arrangement of law.',
    '[vendor-statement]\n☐ There is NO access to the property by road if the square box is marked with an X',
    'The driveway is a registered right of way shared by both lots.',
  ],
  clear: ['The land fronts a sealed public road.'],
})
