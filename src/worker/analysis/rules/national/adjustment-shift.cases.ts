import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«All outgoings for which the Vendor is liable in respect of the Lot shall be adjusted between the parties on the basis that they have been or will be paid by the Vendor, and where the Lot is not separately assessed the adjustment is to be made on the basis of the area of the Lot as a proportion of the Parent Land.»',
    '[special-conditions]\n«As between the parties all rates shall be deemed to have been paid and the purchaser shall reimburse from the date of sale.»',
    "[special-conditions]\n«The buyer pays the first year's owners corporation fees in full whatever the date of settlement.»",
    '[special-conditions]\n«Rates will be adjusted from the day of sale and not from settlement.»',
    '[special-conditions]\n«The Buyer takes over every outgoing as from exchange.»',
    '[special-conditions]\n«Owners corporation contributions which fall due after the contract date, whenever raised, are to be met by the Purchaser.»',
    '[special-conditions]\n«No allowance will be made to the Purchaser for outgoings which the Vendor has not paid.»',
    "[special-conditions]\n«For the purposes of adjustment the Property bears the same proportion of the parent title's rates as one lot bears to all lots, and all are deemed paid.»",
    '[special-conditions]\n«The Purchaser shall be responsible for any supplementary valuation and resulting rates irrespective of the period to which they relate.»',
    '[special-conditions]\n«If the amount to be adjusted in favour of the Purchaser is less than $400 no adjustment shall be made.»',
    '[special-conditions]\n1. «The buyer pays the body corporate fees from the date of the contract.»',
    "[special-conditions]\n1. «Any special levy raised after the day of sale, even if for earlier works, is the Buyer's responsibility.»",

    '[special-conditions]\n1. «The Purchaser shall from the day of sale be responsible for all contributions raised by the Owners Corporation whenever levied and shall reimburse the Vendor for any so paid, general condition 23 being varied to that extent.»',
    '[special-conditions]\n1. «Outgoings shall be apportioned as at the date of this contract and not at settlement.»',
    "[special-conditions]\n1. «All body corporate levies struck before or after the contract date are for the Buyer's account.»",
    '[special-conditions]\n1. «The Purchaser takes over any unpaid rates without adjustment.»',
    '[special-conditions]\n1. «No adjustment shall be made for any sum under $100.»',
    '[special-conditions]\n1. «Rates are to be adjusted as if paid by the Vendor whether or not they have been.»',
    '[special-conditions]\n1. «Council rates, water rates and owners corporation fees are payable by the buyer from the day the contract is signed.»',

    '«The purchaser must pay any supplementary rates issued after the day of sale.»',
    '«Outgoings are apportioned on the parent title as if paid.»',
    {
      text: '«The buyer is liable for all special levies struck after the contract date, whenever resolved.»',
      severity: 'high',
    },
  ],
  passes: [
    '[special-conditions]\nOutgoings are apportioned at the date of settlement.',
    '[special-conditions]\nAll rates and outgoings are adjusted as at the settlement date.',
    '[special-conditions]\nLevies are apportioned on a daily basis up to and including settlement.',
    '[special-conditions]\nLand tax will not be adjusted.',
    '[special-conditions]\n1. Rates, taxes and owners corporation fees must be apportioned between the parties as at the settlement date.',
    '[special-conditions]\n1. The Vendor must pay every special levy resolved before the day of sale.',
    '[special-conditions]\n1. The vendor must pay all outgoings up to and including the day of settlement.',

    'Rates are apportioned by the day at settlement.',
    'The purchaser pays all outgoings from settlement.',
    'The vendor pays all rates up to the day of settlement.',
    { text: 'The purchaser pays all special levies after the contract date.', state: 'NSW' },
  ],
  clear: ['Rates and taxes are shared by the day.'],
})
