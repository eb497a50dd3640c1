import { cases } from '../cases.ts'

const OFF =
  '[special-conditions]\n1. This is a sale off the plan of proposed lot 6; the sunset date is 30 June 2028.\n'

export default cases({
  state: 'VIC',
  in: 'building-permit',
  flags: [
    '[title-search] Crown lease\n3 (b) Purpose. «To use the premises only for residential purposes comprising not more than ten (10) dwellings, with parking.»\n[plan] Units plan\n«Class of units | Class B, 12 units, all residential»',
    `${OFF}[plan] Proposed plan\n«This proposed plan creates twelve lots, each to hold one home»\n[building-permit] Planning permit\n«The subdivision of the land into eleven lots and common property»`,
    {
      text: `${OFF}[plan] Draft strata plan\n«The building contains 48 apartments.»\n[planning-certificate] Development consent\n«Construction of a residential flat building of 42 apartments»`,
      state: 'NSW',
    },
    {
      text: `${OFF}[plan] Draft plan\n«The plan comprises 112 units.»\n[building-permit] Development permit\n«Development for not more than 96 dwelling units»`,
      state: 'QLD',
    },
  ],
  passes: [
    '[title-search] Crown lease\n3 (b) Purpose. To use the premises only for residential purposes comprising not more than ten (10) dwellings.\n[plan] Units plan\nClass of units | Class B, 10 units, all residential',
    `${OFF}[plan] Proposed plan\nThis proposed plan creates eleven lots.\n[building-permit] Planning permit\nThe subdivision of the land into eleven lots`,
    `${OFF}[plan] Proposed plan\nThe estate contains 480 lots.\n[building-permit] Planning permit\nConstruction of two dwellings`,
    '[plan] Plan\nThe plan creates twelve lots.\n[building-permit] Planning permit\nSubdivision into eleven lots',
  ],
  clear: [`${OFF}[building-permit] Planning permit\nSubdivision into eleven lots`],
})
