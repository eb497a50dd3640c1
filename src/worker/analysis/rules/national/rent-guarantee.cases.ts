import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «A gross rental yield of 5.5 per cent is guaranteed by the developer for the first 36 months.»',

    '«The Vendor guarantees a rental return of 6% for two years from settlement.»',
    '«The Purchaser shall lease the lot back to the Developer for use as a display home for 24 months at $700 a week.»',
    '«The lot is to be leased to the Hotel Operator under the lease in Annexure G for ten years.»',
    '«The Developer will top up the rent: the yield is underwritten at five per cent for three years.»',
    '«On completion the Transferee must grant a lease to the Manager for ten years.»',
    '«The Buyer agrees that the house may be used as a display home until December 2028.»',
  ],
  passes: [
    'No rental return is guaranteed and the Purchaser has made its own enquiries.',
    'The vendor has not guaranteed any rent.',
    'The directors of a company purchaser must guarantee payment of the rent and the price.',
    'The Purchaser must not use the lot as a display home.',
  ],
  clear: ['Vacant possession is given at settlement.'],
})
