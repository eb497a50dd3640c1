import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[contract-form]\n«Cooling-off period: ☐ applies ☒ does not apply»',
    '[special-conditions]\n«The buyer waives the five business days in which to withdraw from the bargain.»',
    '[special-conditions]\n«You give up the right to end this contract within the three clear business days.»',
    '[special-conditions]\n«By agreement the cooling-off period lasts for two business days.»',
    '[special-conditions]\n«The period under section 66S ends on the first business day after exchange.»',
    '[special-conditions]\n«The purchaser acknowledges that it has no cooling-off rights.»',
    '[special-conditions]\n«The Buyer agrees that there is to be no period in which to change its mind.»',
    '[particulars]\n«Sold by public auction held on 14 February 2026»',
    '[special-conditions]\n«The right to end this contract within three business days is given up.»',
    '[special-conditions]\n«This sale is made within three clear business days after a publicly advertised auction, so no cooling-off right exists.»',
    '[special-conditions]\n«The cooling-off period ends at 5 pm on the day of exchange.»',
    '«The buyer waives the cooling-off period.»',
    '«By signing the certificate the purchaser gives up its cooling off rights.»',
    '[auction-conditions]\n«The property is sold at the fall of the hammer to the highest bidder.»',
    { text: '«The Buyer does not require the cooling-off period.»', state: 'QLD' },
    { text: '«The statutory cooling-off period is reduced to two business days.»', state: 'QLD' },
    { text: '«This contract was formed on a sale by auction.»', state: 'QLD' },
  ],
  passes: [
    '[special-conditions]\nA person who buys at auction has no cooling-off right.',
    '[contract-form]\nCooling-off period: ☒ applies ☐ does not apply',
    '[special-conditions]\nThe cooling-off period is five business days.',
    '[special-conditions]\nThe purchaser has cooling-off rights.',
    '[special-conditions]\nThe purchaser may end this contract within the cooling-off period.',
    '[special-conditions]\nSection 31 gives a purchaser three clear business days.',
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
