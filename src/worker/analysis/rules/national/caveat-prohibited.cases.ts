import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser shall not lodge any caveat over the land.»',
    'The buyer agrees with the seller that it will not:\n(a) «place a caveat on the title of the parent lot;»',
    '«The purchaser appoints the vendor its attorney to withdraw any caveat.»',
  ],
  passes: [
    'The vendor must remove every caveat at settlement and the purchaser need not settle before.',
    'The purchaser may lodge a caveat after the day of sale.',
  ],
  clear: ['The purchaser pays its own legal costs.'],
})
