import { cases } from '../cases.ts'

export default cases({
  in: 'company-extract',
  flags: [
    '[company-extract]\n«Annual review fee: overdue»',
    '[company-extract]\n«The review fee of 2025 has not been paid.»',
    {
      text: '[particulars]\nDate of contract | 3 November 2026\n[company-extract] Extract\n«Date/Time: 2 January 2026 AEST 10:15 AM»',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
      severity: 'medium',
    },
    {
      text: 'Date/Time: 18 November 2026\n«Next review date: 12/03/2024»',
      severity: 'medium',
    },
    { text: 'Extracted on 18 November 2026\n«Next review date | 12/09/2026»', severity: 'low' },
    { text: '«Annual review fee not paid»', severity: 'low' },
    {
      text: '[particulars]\nDate of contract | 3 November 2026\n[ppsr] PPSR search certificate\n«This reflects the data contained in the PPSR at 01/04/2026 10:00»',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
    },
  ],
  passes: [
    '[company-extract]\nRegistered 4/2/2008 Next review date 4/2/2026, fee not yet payable\nExtracted on 12/3/2026',
    '[company-extract]\nAnnual review fee: paid',
    'Date/Time: 18 November 2026\nNext review date: 12/03/2027',
    {
      text: '[particulars]\nDate of contract | 3 November 2026\n[company-extract] Extract\nDate/Time: 2 November 2026',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
    },
    '[special-conditions]\nThe review date of the rent is 12/03/2024.',
  ],
  clear: ['Date/Time: 18 November 2026\nNext review date: 12/03/2027'],
})
