import { cases } from '../cases.ts'

export default cases({
  in: 'minutes',
  flags: [
    '«RESOLVED to raise a special levy of $210,000 for the roof.»',
    {
      text: '[owners-corporation-certificate]\n«Special fees of $9,200 for this lot are due on 1 March 2027.»',
      severity: 'high',
    },
    '[owners-corporation-certificate]\n«A special contribution of $4,000 per lot was struck and is payable in two instalments.»',
  ],
  passes: [
    '[owners-corporation-certificate]\nSpecial levies: Nil',
    'The motion for a special levy of $50,000 was lost.',
    {
      text: '[special-conditions]\nAll special levies payable after the contract date are borne by the purchaser.',
      state: 'NSW',
    },
    '[by-laws]\nThe committee may raise a special levy of any amount.',
  ],
  clear: ['[owners-corporation-certificate]\nNo special levy has been struck.'],
})
