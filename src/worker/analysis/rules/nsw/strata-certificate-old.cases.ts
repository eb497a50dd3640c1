import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    {
      text: '«Date of certificate: 12 January 2026»\n[contract-form]\nContract date 3 November 2026',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
    },
    '«Certificate under section 109 of the Strata Schemes Management Act 1996»',
    '«Special contributions | to be advised»',
    '«Capital works fund balance: TBC»',
  ],
  passes: [
    {
      text: 'Date of certificate: 12 October 2026\n[contract-form]\nContract date 3 November 2026',
      facts: { contractDate: ['2026-11-03', '3 November 2026'] },
    },
    'Next meeting: to be advised',
    'Insurance policy issued on 3 May 2024 for three years',
  ],
  clear: ['Date of certificate: 1 July 2026'],
})
