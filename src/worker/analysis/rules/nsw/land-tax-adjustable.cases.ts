import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[contract-form]\nTax information | «Land tax is adjustable: ☐ NO ☒ yes» | GST: Taxable supply ☒ NO ☐ yes',
      severity: 'medium',
    },
    {
      text: '45. «Land tax is to be adjusted by reference to the sum actually assessed against the vendor.»',
      severity: 'high',
    },
    '«On completion the purchaser must reimburse the vendor for land tax from that day to 31 December.»',
    '[particulars]\n«Land tax is adjustable NO ☐ yes ☒»',
  ],
  passes: [
    '[contract-form]\nLand tax is adjustable ☒ NO ☐ yes',
    '[contract-form]\nLand tax is adjustable: ☐ NO ☐ yes',
    'The vendor will pay all land tax and no adjustment is made for it.',
    '[general-conditions]\n14.4 Land tax is adjusted if this contract says that it is adjustable.',
  ],
  clear: ['[contract-form]\nLand tax is adjustable: ☒ NO ☐ yes'],
})
