import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[minutes]\n«Special by-law 12 was passed on 4 May 2026 and has not yet been registered.»',
    '[special-conditions]\n39. «The exclusive use of the courtyard rests on a resolution of the committee.»',
    {
      text: '[contract-form]\n«improvements | ☐ HOUSE ☒ home unit ☒ carspace»\n[plan]\n«Parking bays 1 to 20 are common property»',
      severity: 'high',
    },
    '[contract-form]\nHome unit with car space\n[by-laws]\n14. «Each car space on common property is used under a licence of 12 months that the committee may revoke.»',
  ],
  passes: [
    '[by-laws]\nSpecial by-law 2 giving exclusive use of the garden to Lot 4 is registered AN123456.',
    '[plan]\nParking bays 1 to 20 are common property',
    '[contract-form]\nimprovements | ☐ carspace ☒ home unit\n[plan]\nCar space 7 forms part of Lot 7',
  ],
  clear: ['[by-laws]\nAn owner must not park on common property.'],
})
