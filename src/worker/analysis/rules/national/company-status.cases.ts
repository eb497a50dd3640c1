import { cases } from '../cases.ts'

export default cases({
  in: 'company-extract',
  flags: [
    '«Status: Strike-Off Action In Progress»',
    { text: '[particulars]\n«Vendor: Tarn Pty Ltd ACN 004 085 617»', severity: 'high' },
    '«An administrator appointed on 4 May 2026 controls the company, external administration since then.»',
  ],
  passes: [
    'Status: Registered ACN 004 085 616',
    'No external administration is recorded.',
    '[particulars]\nVendor: Tarn Pty Ltd ACN 000 000 019',
  ],
  clear: ['Company status: Registered'],
})
