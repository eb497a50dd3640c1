import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '«The facade cladding has to be replaced after the council’s order.»',
    '[owners-corporation-certificate]\n«The building is on the Cladding Safety Victoria program.»',
    '«Aluminium composite panels with a polyethylene core are fixed to levels 3 to 9.»',
  ],
  passes: [
    'External wall cladding was assessed as non-combustible.',
    'There is no combustible cladding on the building.',
    '[building-report]\nCladding: weatherboard, with some rot to be replaced',
  ],
  clear: ['The building is of solid masonry.'],
})
