import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser warrants that it is not a foreign person.»',
    { text: '«The buyer is a foreign purchaser.»', severity: 'high' },
    '«The purchaser declares that no FIRB approval is needed.»',
    "50. «The Transferee promises that the Treasurer's approval is not required and indemnifies the Transferor.»",
    '«The purchaser certifies that the approval of the Treasurer under the foreign acquisitions legislation is not needed.»',
    '«The buyer undertakes that no foreign investment approval is required for this purchase.»',
  ],
  passes: [
    'The Treasurer of the owners corporation confirms the balance of the fund.',
    'A foreign purchaser pays additional duty, as the purchaser acknowledges.',
    'The vendor is not a foreign resident.',
  ],
  clear: ['The purchaser lives in Ballarat.'],
})
