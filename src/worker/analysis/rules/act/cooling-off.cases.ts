import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[contract-form]\n«Cooling off: ☒ none, since the offer came from a company»',
    '1. «The Buyer must hand over a certificate under section 17 on or before exchange.»',
    '[particulars]\nSeller | Ada Quell\n[annexure] Section 17 certificate\n«I, Petra Lind, legal practitioner, explained to the Buyer the effect of giving up the period.»',
    '2. «The Buyer waives the cooling-off period.»',
    '[auction-conditions] Auction conditions\n«The property is sold by public auction subject to a reserve.»',
    {
      text: '[particulars]\nBuyer | «Quell Homes Pty Ltd»',
      facts: { purchasers: [['Quell Homes Pty Ltd', 'Quell Homes Pty Ltd']] },
    },
  ],
  passes: [
    'No certificate under section 17 of the Act has been given or asked for, and the right to rescind stands.',
    'A certificate under section 17 is not required of the buyer.',
    'You have five working days to change your mind. You have not been asked for a section 17 certificate.',
    '[special-conditions]\nThe Buyer is not required to give a section 17 certificate.',
    'There is a 5 working day cooling-off period for this contract.',
    '[statutory-notice]\nThe cooling-off period does not apply if the buyer is a corporation or gives a section 17 certificate.',
    'If the Buyer wishes to exchange without a cooling-off period a section 17 certificate may be given.',
  ],
  clear: ['The Buyer has the cooling-off period of five working days.'],
})
