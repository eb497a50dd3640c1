import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n34. «Clause 14.4: delete the words "The parties must not adjust surcharge land tax (as defined) but".» «Land tax of every kind is to be adjusted on what is assessed to the vendor.»',
    '[special-conditions]\n34. «In clause 14.4 the words "must not adjust surcharge land tax but" are omitted.»',
    '[special-conditions]\n39. «Despite the choice on page 3 the parties must adjust land tax for the year current at the adjustment date on the amount that is in fact assessed to the vendor, including any surcharge, whether or not it owns other land.»',
    '[special-conditions]\n«Surcharge land tax is to be apportioned in the same way as land tax.»',
    '[special-conditions]\n«Land tax, including any surcharge land tax, is to be adjusted.»',
    '[special-conditions]\n«The purchaser must allow the foreign owner surcharge assessed to the vendor.»',
    '«Outgoings apportioned at completion include land tax together with any surcharge land tax.»',
    '46. «The purchaser must pay its share of land tax even where it is higher because the vendor is a foreign person.»',
    '[particulars]\n«Adjustments: rates, water, land tax (with surcharge) are adjusted»',
  ],
  passes: [
    '[special-conditions]\n34. In clause 14.4 the words "but must adjust any other land tax" are deleted, and no surcharge land tax is adjusted.',
    '[special-conditions]\nSurcharge land tax is for the vendor.',
    '[special-conditions]\nSurcharge land tax is not adjusted.',
    'Land tax is adjusted but surcharge land tax is excluded and must not be adjusted.',
    'The vendor must pay any surcharge land tax assessed for the year.',
    'The purchaser may have to pay surcharge purchaser duty if it is a foreign person.',
  ],
  clear: ['Council rates are apportioned at completion.'],
})
