import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\n«The property is reached only along an unmade lane over which no right of carriageway has been created.»',
    '«Entry to the rear garage is gained over Lot 4 by the goodwill of its owner and no easement exists.»',
    '«Access to the dwelling is across Crown land and the permission of the department has not been renewed.»',
    '[vendor-statement]\n«☒ There is NO access to the property by road»',
    '«The homestead is approached by a track through the adjoining farm, which its owner has tolerated for thirty years without any agreement in writing.»',
    '[vendor-statement]\n«Is there access to the property by road? | No»',
    "«The pump line crosses the neighbour's paddock under a handshake arrangement.»",
    '«The neighbour may continue to park on the land under an oral arrangement.»',
    {
      text: '[vendor-statement]\n«The car space is held under a licence that is personal to the vendor.»',
      severity: 'high',
    },
    { text: '«Access to the lot is by permission of the owner to the south.»', severity: 'high' },
  ],
  passes: [
    'The purchaser may access the property with the consent of the vendor through the agent.',
    'The purchaser shall not object to the absence of fencing along the road reserve.',
    'Access is via Smith Road, a made council road.',
    '[vendor-statement]\nThe property has road access from Smith Street.',
    '[vendor-statement]\nIs there access to the property by road? | Yes',
    'Vehicle access is over a registered carriageway easement appurtenant to the land.',
    'The purchaser may have access for one inspection before settlement.',
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
