import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The vendor guarantees the purchaser rent of $650 a week for two years.»',
    "[special-conditions]\n«The purchaser must lease the lot back to the vendor's operator for ten years.»",
    '[special-conditions]\n«The vendor warrants a net yield of seven per cent for the first two years.»',
    '[special-conditions]\n«Upon completion the buyer leases the house to the vendor for use as a display home for 24 months.»',
    '[special-conditions]\n«The Vendor promises the Purchaser a return of 6% a year for three years.»',
    '[special-conditions]\n«For two years from completion the Seller will make up any rent below $700 per week.»',
    '[special-conditions]\n«After settlement the apartment must be let back to the hotel operator for 10 years.»',
    '[special-conditions]\n«The Buyer must sign the management and letting agreement with the operator.»',
    '[special-conditions]\n«The property is sold with a guaranteed rental of $36,400 per annum.»',
    '[special-conditions]\n1. «A gross rental yield of 5.5 per cent is guaranteed by the developer for the first 36 months.»',

    '«The Vendor guarantees a rental return of 6% for two years from settlement.»',
    '«The Purchaser shall lease the lot back to the Developer for use as a display home for 24 months at $700 a week.»',
    '«The lot is to be leased to the Hotel Operator under the lease in Annexure G for ten years.»',
    '«The Developer will top up the rent: the yield is underwritten at five per cent for three years.»',
    '«On completion the Transferee must grant a lease to the Manager for ten years.»',
    '«The Buyer agrees that the house may be used as a display home until December 2028.»',
    '7. «Rental assurance: Seller pays Buyer $450 pw for 12 months from settlement»',
    '7. «The Vendor undertakes that the Property will produce not less than 5% net per annum for the first three years.»',
    '7. «The Vendor is to occupy the Property as a show unit after settlement at a licence fee of $1 per month.»',
    '7. «The Buyer agrees to join the rental pool run by the on-site operator for five years from settlement.»',
  ],
  passes: [
    '[special-conditions]\nRent is paid to the vendor until settlement.',
    '7. The tenant pays rent of $620 per week under the lease.',
    '[special-conditions]\nNo rent is guaranteed.',
    "[special-conditions]\nThe tenant's guarantor is his father.",
    '[special-conditions]\nRent is adjusted at settlement.',
    'No rental return is guaranteed and the Purchaser has made its own enquiries.',
    'The vendor has not guaranteed any rent.',
    'The directors of a company purchaser must guarantee payment of the rent and the price.',
    'The Purchaser must not use the lot as a display home.',
  ],
  clear: ['Vacant possession is given at settlement.'],
})
