import { cases } from '../cases.ts'

export default cases({
  flags: [
    "«This Contract depends on the Buyer's selling 14 Drummer Street under a contract that is unconditional and has settled on or before 27 November 2026.»",
    "«This offer is conditional upon an unconditional contract for the sale of the Buyer's house being signed by 1 May 2027.»",
    {
      text: "Settlement date «20 November 2026»\n«The Contract is subject to the settlement of the sale of the Buyer's house by 27 November 2026.»",
      severity: 'high',
      facts: { settlement: [{ kind: 'date', date: '2026-11-20' }, '20 November 2026'] },
    },
    "«This Contract is subject to the sale of the Buyer's property at 5 Fremont Way by 30 January 2027.»",
    '«The Contract is conditional on the Buyer selling its unit in Palmyra within 21 days.»',
    "«Conditional: the Buyer's existing home at 9 Yarri Street being sold unconditionally before 1 March 2027.»",
  ],
  passes: [
    "This offer is unconditional and does not wait for the sale of the Buyer's house.",
    "This Contract is not subject to the sale of the Buyer's house.",
    "The Seller's agent may advertise the sale of the Buyer's new home after settlement.",
    'Settlement is subject to registration of the discharge.',
  ],
  clear: ['The Buyer pays its own legal costs.'],
})
