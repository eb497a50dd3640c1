import { cases } from '../cases.ts'

export default cases({
  in: 'rates-certificate',
  flags: [
    { text: '«Arrears of general rates $1,204.10»', severity: 'low' },
    {
      text: '[owners-corporation-certificate]\n«Unpaid fees for the lot: $1,980.00»',
      severity: 'medium',
    },
    {
      text: '[land-tax-certificate]\n«Land tax outstanding for 2024 and 2025: $11,300.00»',
      severity: 'high',
    },
  ],
  passes: [
    'Arrears: $0.00',
    '[owners-corporation-certificate]\nFees overdue by other lots total $8,000',
    'No amount is overdue on the $1,900 levied.',
  ],
  clear: ['General rate 2026-27 $1,900.00, paid in full'],
})
