import { cases } from '../cases.ts'

export default cases({
  flags: [
    "«This Contract is subject to the sale of the Buyer's property at 5 Fremont Way by 30 January 2027.»",
    '«The Contract is conditional on the Buyer selling its unit in Palmyra within 21 days.»',
    "«Conditional: the Buyer's existing home at 9 Yarri Street being sold unconditionally before 1 March 2027.»",
  ],
  passes: [
    "This Contract is not subject to the sale of the Buyer's house.",
    "The Seller's agent may advertise the sale of the Buyer's new home after settlement.",
    'Settlement is subject to registration of the discharge.',
  ],
  clear: ['The Buyer pays its own legal costs.'],
})
