import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Land tax is to be apportioned between the parties at settlement.»',
    "[special-conditions]\n«At settlement the Buyer must refund to the Seller a proportion of the current year's land tax.»",
    "[special-conditions]\n«The Purchaser will contribute to the Vendor's land tax on a single holding basis.»",
    '[special-conditions]\n«Commercial and industrial property tax shall be adjusted as an outgoing.»',
    '[special-conditions]\n«The periodic outgoings to be adjusted include land tax.»',
    '[special-conditions]\n«Notwithstanding section 10G, the parties have agreed that land tax is to be shared.»',
    '«The Buyer shall contribute to the Seller’s land tax for the year in proportion to the days remaining.»',
    '«The Purchaser bears its part of the land tax assessed to the Vendor.»',
    '«Land tax is to be shared between the parties by the day.»',
    '«The Transferee must refund to the Transferor any land tax paid in advance.»',
    '«Land tax shall be treated as an outgoing of the Property.»',
    '«Any land tax paid by the Developer is for the Buyer’s account from the day of sale.»',
    '«Land tax for the year of settlement is apportioned on a single holding basis.»',
    '«The purchaser must reimburse the vendor for land tax, worked out as if this were the only land owned.»',
    'The following are adjusted at settlement:\n(a) «council rates, water rates and land tax;»',
  ],
  passes: [
    '[special-conditions]\nLand tax will not be adjusted.',
    '[special-conditions]\nThe Vendor pays all land tax.',
    '[special-conditions]\nPeriodic outgoings do not include amounts to which section 10G applies.',
    'Land tax is not to be passed on to the purchaser by adjustment.',
    'The Purchaser is responsible for land tax for every year after settlement.',
    'The Vendor must pay all land tax assessed before settlement.',
    'Land tax is not adjusted between the parties.',
    'Periodic outgoings do not include land tax or any amount to which section 10G applies.',
    'The vendor will pay all land tax, rates are adjusted.',
  ],
  clear: ['Council rates are adjusted at settlement.'],
})
