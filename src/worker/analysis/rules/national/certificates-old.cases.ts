import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '«Produced 02/01/2026 10:15 AM»\n[particulars]\nDay of sale 3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    '[owners-corporation-certificate]\n«Certificate issued on 4 January 2026»\n[rates-certificate]\nDate of issue: 9 September 2026',
    {
      text: '[planning-certificate]\n«Date of issue 1 February 2025»\n[particulars]\nDated 5 May 2026',
      facts: { contractDate: ['2026-05-05', '5 May 2026'] },
    },
  ],
  passes: [
    {
      text: 'Produced 02/07/2026\n[particulars]\n3 August 2026',
      facts: { contractDate: ['2026-08-03', '3 August 2026'] },
    },
    'MORTGAGE AB123457D 17/03/2016',
  ],
  clear: ['Produced 02/07/2026 10:15 AM'],
})
