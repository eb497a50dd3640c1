import { cases } from '../cases.ts'

export default cases({
  flags: [
    { text: '«Time is of the essence and the seller may terminate at once.»', severity: 'high' },
    '«No extension of time will be granted for any reason.»',
    '«The vendor shall not be required to give any notice before it ends this contract.»',
  ],
  passes: [
    {
      text: 'Time is of the essence of this contract, except as to the hour of settlement.',
      state: 'QLD',
    },
    { text: 'No extension of time will be granted for any reason.', state: 'QLD' },
    'Time is not of the essence until a notice to complete is served.',
    '[general-conditions]\nTime is of the essence.',
    'Time is of the essence after 14 days’ notice.',
  ],
  clear: ['Settlement may be moved by five days.'],
})
