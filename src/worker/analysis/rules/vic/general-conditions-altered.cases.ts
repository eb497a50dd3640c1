import { cases } from '../cases.ts'

export default cases({
  flags: [
    { text: '«General conditions 4, 6, 9 and 12 are deleted.»', severity: 'high' },
    '«General condition 29 does not apply.»',
    '«The vendor may amend this contract before settlement.»',
  ],
  passes: [
    'General condition 15 does not apply as no bond is used.',
    'The general conditions apply.',
  ],
  clear: ['Special condition 1: the goods are listed in the schedule.'],
})
