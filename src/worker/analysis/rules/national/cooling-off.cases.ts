import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The buyer waives the cooling-off period.»',
    '«By signing the certificate the purchaser gives up its cooling off rights.»',
    '[auction-conditions]\n«The property is sold at the fall of the hammer to the highest bidder.»',
  ],
  passes: [
    'The purchaser may end this contract within the cooling-off period.',
    '[statutory-notice]\nThere is no cooling-off period if you bought at auction.',
    'The vendor may hold a public auction if not sold before.',
  ],
  clear: ['A cooling-off period of three clear business days applies.'],
})
