import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«If the purchaser is a company, its directors must sign the guarantee in the schedule.»',
    {
      text: '[particulars]\nPurchaser: Tamlin Pty Ltd\n[special-conditions]\n«A corporate purchaser is required to procure a guarantee from each director.»',
      facts: { purchasers: [['Tamlin Pty Ltd', 'Tamlin Pty Ltd']] },
      severity: 'medium',
    },
    '«Where a corporation buys, the guarantors will be jointly and severally liable under the guarantee.»',
  ],
  passes: [
    {
      text: '[particulars]\nPurchaser: Ines Odell\n[special-conditions]\nIf the purchaser is a company its directors must sign a guarantee.',
      facts: { purchasers: [['Ines Odell', 'Ines Odell']] },
    },
    'A bank guarantee from the purchaser company must be given to the directors.',
    'The builder’s guarantee runs for six years.',
  ],
  clear: ['The purchasers are married.'],
})
