import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[minutes]\n«Special by-law 12 was passed on 4 May 2026 and has not yet been registered.»',
    '[special-conditions]\n39. «The exclusive use of the courtyard rests on a resolution of the committee.»',
    '[owners-corporation-certificate]\n«By-laws made and pending registration | Special by-law 9 (terrace)»',
    '[by-laws]\n«The unregistered by-law about the roof garden takes effect when it is recorded.»',
  ],
  passes: [
    '[by-laws]\nSpecial by-law 2 giving exclusive use of the garden to Lot 4 is registered AN123456.',
    '[minutes]\nThe by-law about bicycles was lost on a poll.',
  ],
  clear: ['[by-laws]\nAn owner must not park on common property.'],
})
