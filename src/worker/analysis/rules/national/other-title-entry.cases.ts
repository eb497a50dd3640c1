import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«AK904411 CAUTION lodged by the Registrar 3 May 2026»',
    '«3 8841207 RENT CHARGE in favour of the Trustees of the Mechanics Institute»',
    '«AN118820 NOTICE that the land is liable to subsidence, registered 2 June 2019»',
  ],
  passes: [
    'C903381 TRANSFER to CLEMENT ARTHUR EDE Registered 18-Jun-2009 at noon',
    'E118220 TRANSFER to MAREE FAYE QUILL and TERENCE QUILL Registered 02-Feb-2013',
    'Transmission TA AN338817 was registered on the death of the former proprietor and the present owner is registered in his own right.',
    'AK904410 MORTGAGE to Riverbank Mutual Limited',
    '2 DP1100273 EASEMENT FOR OVERHANG 0.9 WIDE APPURTENANT TO THE LAND',
    'There are no unregistered dealings or orders noted against folio 11223344.',
    'AH112233 CAVEAT withdrawn 4 May 2026',
  ],
  clear: ['Registered proprietor: ANN SAMPLE, sole proprietor'],
})
