import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n40. «Whatever is marked on page 3, land tax is adjusted on the amount actually assessed to the vendor, including any surcharge.»',
    "[special-conditions]\n«Land tax will be adjusted on the vendor's actual assessment.»",
    '[particulars]\n«Land tax is adjustable ☐ NO ☒ yes»',
    '[special-conditions]\n«Clause 14.4 is deleted and land tax is to be adjusted on the amount actually paid by the vendor.»',
    '[special-conditions]\n«The purchaser shall allow to the vendor land tax on a multiple holding basis.»',
    '[special-conditions]\n«For adjustments, land tax is to be calculated as if the vendor owned other land.»',
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
    '[contract-form]\n«Land tax adjustable: Yes» – see clause 11',
    '[contract-form]\n«Land tax is adjustable ☐ NO ☒ yes, as in clause 14»',
    '[particulars]\n«Land tax is adjustable ........ yes»',
    {
      text: '41. Land tax. «It is shared on the figure for every parcel that the vendor’s group was assessed at the top rate.»',
      severity: 'high',
    },
    {
      text: '«For clause 14.4 the sum to be apportioned is taken from the tax on all of the vendor’s properties.»',
      severity: 'high',
    },
  ],
  passes: [
    '[special-conditions]\nFor the adjustment the vendor serves a certificate under section 47 of the Land Tax Management Act.',
    '[special-conditions]\nLand tax is not adjustable.',
    '[particulars]\nLand tax is adjustable ☒ NO ☐ yes',
    '[contract-form]\nLand tax is adjustable ☒ NO ☐ yes',
    '[contract-form]\nLand tax is adjustable: ☐ NO ☐ yes',
    'The vendor will pay all land tax and no adjustment is made for it.',
    '[general-conditions]\n14.4 Land tax is adjusted if this contract says that it is adjustable.',
  ],
  clear: ['[contract-form]\nLand tax is adjustable: ☒ NO ☐ yes'],
})
