import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The buyer waives the cooling-off period.»',
    '«By signing the certificate the purchaser gives up its cooling off rights.»',
    '[auction-conditions]\n«The property is sold at the fall of the hammer to the highest bidder.»',
    { text: '«The Buyer does not require the cooling-off period.»', state: 'QLD' },
    { text: '«The statutory cooling-off period is reduced to two business days.»', state: 'QLD' },
    { text: '«This contract was formed on a sale by auction.»', state: 'QLD' },
  ],
  passes: [
    {
      text: 'The contract may be subject to a statutory cooling-off period, and if it is not waived a termination penalty of 0.25% applies.',
      state: 'QLD',
    },
    'The purchaser may end this contract within the cooling-off period.',
    '[statutory-notice]\nThere is no cooling-off period if you bought at auction.',
    'The vendor may hold a public auction if not sold before.',
  ],
  clear: ['A cooling-off period of three clear business days applies.'],
})
