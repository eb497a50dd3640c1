import { cases } from '../cases.ts'

const PAPERS = '\n[vendor-statement] Statement\nEasements: none. Notices: none.'

export default cases({
  state: 'VIC',
  in: 'special-conditions',
  flags: [
    `3. «The yards and the pump shed stand partly on the Crown land along the creek.»${PAPERS}`,
    `3. «Fixtures on the Crown land along the creek are left as they are.»${PAPERS}`,
    `3. «The government road on the west is fenced in with the home paddock.»${PAPERS}`,
    `[annexure] Brochure\n«The river frontage is grazed with the flats.»${PAPERS}`,
    {
      text: `[plan] Crown plan\nCrown road 20.115 m wide separates Portion 89 from Portion 90. «The said road is shown as enclosed within the fences of Portion 89.»${PAPERS}`,
      state: 'NSW',
    },
    {
      text: `3. «The unused road through Lot 2 is used as part of the paddock.»${PAPERS}`,
      state: 'SA',
    },
  ],
  passes: [
    // The paper is there, or the strip became part of the land.
    `3. The unused road is occupied under licence 0806441 of the Department.${PAPERS}`,
    `3. The Crown road is enclosed within the fences.\n[annexure] Crown lands\nEnclosure permit 50171, rent paid to June 2027.${PAPERS}`,
    `3. The river frontage is grazed with the flats.\n[annexure] Water frontage licence 0804471\nArea 3.1 hectares.${PAPERS}`,
    `3. The government road was closed and is now fenced in with the lot.\n[annexure] Letter\nThe unused road was purchased from the Crown in 1994.${PAPERS}`,
    // Not used, not the Crown's, or not this land.
    `3. No part of the Crown land along the creek is fenced in with the land.${PAPERS}`,
    `3. The Crown road on the east is not formed.${PAPERS}`,
    `3. The neighbour's yards stand on Crown land.${PAPERS}`,
    `[vendor-statement] Checklist\nDoes the property adjoin Crown land, have a water frontage or an unused road?`,
    `[title-search] Title\nReservations and conditions in the Crown grant.${PAPERS}`,
    `3. The sewer main is in the road reserve.${PAPERS}`,
    // Told with the licence that ended.
    `3. The stairs stand on Crown land, the licence for which ended in 2023.${PAPERS}`,
  ],
  clear: [`3. The fences follow the title.${PAPERS}`],
})
