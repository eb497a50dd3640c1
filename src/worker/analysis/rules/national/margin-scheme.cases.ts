import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The vendor elects to apply the margin scheme to this sale.»',
    '[special-conditions]\n«GST on this supply will be worked out on the margin.»',
    '[special-conditions]\n«The Vendor may apply the margin scheme and the Purchaser gets no input tax credit.»',
    '[special-conditions]\n«Margin scheme: Yes»',
    '[special-conditions]\n«☒ The margin scheme will be used to calculate GST»',
    '[special-conditions]\n«The parties agree under Division 75 that GST be calculated on the margin.»',
    '[special-conditions]\n1. «The vendor will apply the margin scheme and the purchaser agrees to that.»',

    '«The parties agree that the margin scheme is to be used to work out the GST.»',
    '«GST on this sale will be calculated under the margin scheme and no tax invoice will issue.»',
    '«The Developer elects to apply Division 75 and the Buyer consents.»',
    '«The margin scheme applies to this sale.»',
    '[particulars]\n«GST will be calculated using the margin scheme: ☒ Yes ☐ No»',
    '«The Transferor has chosen the margin scheme, and the Transferee agrees.»',
    '7. «The Vendor will apply the margin scheme and the Purchaser may not claim an input tax credit.»',
  ],
  passes: [
    '7. The vendor must not seek any GST in addition to the price.',
    '[special-conditions]\nThe margin scheme is not used.',
    '[special-conditions]\nMargin scheme: No',
    '[special-conditions]\n☐ The margin scheme will be used to calculate GST',
    '[special-conditions]\nThe margin scheme does not apply to this sale.',
    'The margin scheme does not apply to this sale.',
    '[particulars]\nThis sale is a sale under the margin scheme: ☐ Yes ☒ No',
    '[particulars]\nMargin scheme: No',
    'If the margin scheme applies, the amount to be withheld is 7% of the price.',
    'The price includes GST and the Vendor must give a tax invoice.',
  ],
  clear: ['The sale is of existing residential premises and is input taxed.'],
})
