import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser is required to make a GST withholding payment.»',
    '[particulars]\n«GSTRW payment: ☒ Yes ☐ No»',
    {
      text: '[particulars]\nDay of sale 4 May 2026\n«GST withholding: no withholding payment required»\n[building-permit]\n«Occupancy permit dated 3 March 2026»',
      facts: { contractDate: ['2026-05-04', '4 May 2026'] },
      severity: 'high',
    },
  ],
  passes: [
    '[particulars]\nGSTRW payment: ☐ Yes ☒ No',
    'The purchaser is not required to make a GST withholding payment.',
  ],
  clear: ['No GST withholding applies: existing residential premises.'],
})
