import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    {
      text: '«GST: Taxable supply ☐ NO ☒ yes» in full ☐ yes to an extent',
      severity: 'low',
    },
    '«Margin scheme will be used in making the taxable supply | NO ☐ yes ☒»',
    {
      text: '«Taxable supply: ☒ NO ☐ yes»\n«GSTRW payment required: ☐ NO ☒ yes»',
      severity: 'medium',
    },
  ],
  passes: [
    'GST: Taxable supply ☒ NO ☐ yes in full ☐ yes to an extent',
    'Margin scheme will be used in making the taxable supply ☐ NO ☐ yes',
    '[general-conditions]\n13. If this is a taxable supply and the margin scheme is used.',
  ],
  clear: ['Taxable supply ☒ NO ☐ yes'],
})
