import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    '[particulars]\n«Margin scheme will be used ☐ NO ☒ yes»',
    '[particulars]\n«Taxable supply ☐ NO ☒ yes» in full',
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
    '[particulars]\nTaxable supply ☒ NO ☐ yes',
    'GST: Taxable supply ☒ NO ☐ yes in full ☐ yes to an extent',
    'Margin scheme will be used in making the taxable supply ☐ NO ☐ yes',
    '[general-conditions]\n13. If this is a taxable supply and the margin scheme is used.',
  ],
  clear: ['Taxable supply ☒ NO ☐ yes'],
})
