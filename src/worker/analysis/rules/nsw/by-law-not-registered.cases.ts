import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The by-law giving exclusive use of the rear yard was passed but never registered.»',
    '[minutes]\n«Special by-law 12 was passed on 4 May 2026 but has not been lodged for registration.»',
    '[special-conditions]\n«Exclusive use of the courtyard is by resolution only.»',
    '[minutes]\n«The by-law giving lot 7 its car space is yet to be registered.»',
    "[special-conditions]\n«The lot's right to the terrace rests on an unregistered by-law.»",
    '[minutes]\n«Special by-law 12 was passed on 4 May 2026 and has not yet been registered.»',
    '[special-conditions]\n39. «The exclusive use of the courtyard rests on a resolution of the committee.»',
    '[owners-corporation-certificate]\n«By-laws made and pending registration | Special by-law 9 (terrace)»',
    '[by-laws]\n«The unregistered by-law about the roof garden takes effect when it is recorded.»',
    "[by-laws]\nF. Exclusive use of yard - motion carried on 24 March 2025. «Secretary's note: solicitor has not lodged this one yet.»",
    '[by-laws]\nSpecial by-law 4, exclusive use of the roof. «Still to be lodged.»',
    '[minutes]\nThe by-law for the car spaces was passed last year. «The strata manager has yet to lodge it.»',
    '[by-laws]\nSpecial privilege over the courtyard of lot 2 (resolved 2023). «Never registered.»',
    '[minutes]\nExclusive use by-law for lot 9. «The consolidated by-laws have not been recorded with it.»',
    '[minutes] Meeting\nE. Courtyard. «It was carried as an ordinary resolution and no by-law was ever lodged.»',
    '[special-conditions]\n«The owners allowed the terrace in 2017, but no by-law was made for it.»',
    '[special-conditions]\n«The vendor believes that no by-law was registered for the courtyard.»',
  ],
  passes: [
    '[special-conditions]\nThe by-law is registered.',
    '[minutes]\nSpecial by-law 12 was registered on 4 June 2026.',
    '[by-laws]\nSpecial by-law 2 giving exclusive use of the garden to Lot 4 is registered AN123456.',
    '[minutes]\nThe by-law about bicycles was lost on a poll.',
    '[minutes] Meeting\nThe lawyer asked that no by-law be lodged before Christmas.',
  ],
  clear: ['[by-laws]\nAn owner must not park on common property.'],
})
