import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser must pay any supplementary rates issued after the day of sale.»',
    '«Outgoings are apportioned on the parent title as if paid.»',
    {
      text: '«The buyer is liable for all special levies struck after the contract date, whenever resolved.»',
      severity: 'high',
    },
  ],
  passes: [
    'Rates are apportioned by the day at settlement.',
    'The purchaser pays all outgoings from settlement.',
    'The vendor pays all rates up to the day of settlement.',
    { text: 'The purchaser pays all special levies after the contract date.', state: 'NSW' },
  ],
  clear: ['Rates and taxes are shared by the day.'],
})
