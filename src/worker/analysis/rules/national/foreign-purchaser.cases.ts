import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser warrants that it is not a foreign person.»',
    { text: '«The buyer is a foreign purchaser.»', severity: 'high' },
    '«The purchaser declares that no FIRB approval is needed.»',
  ],
  passes: [
    'A foreign purchaser pays additional duty, as the purchaser acknowledges.',
    'The vendor is not a foreign resident.',
  ],
  clear: ['The purchaser lives in Ballarat.'],
})
