import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    {
      text: '6. «The AFSS is overdue because two levels could not be tested.»',
      severity: 'high',
    },
    '[owners-corporation-certificate]\n«Annual fire safety statement | not lodged for 2026»',
    '«A fire inspection listed 14 items, among them defective sprinklers and missing fire collars.»',
    '[special-conditions]\n44. «The vendor discloses that no fire safety statement could be issued as stairs failed the test.»',
  ],
  passes: [
    'The annual fire safety statement was lodged in May and is current.',
    '[by-laws]\nAn owner must not interfere with fire doors, missing or not.',
    'The fire audit found no defects.',
  ],
  clear: ['[owners-corporation-certificate]\nAnnual fire safety statement | issued 4 May 2026'],
})
