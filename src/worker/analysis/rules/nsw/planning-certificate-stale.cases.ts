import { cases } from '../cases.ts'

export default cases({
  in: 'planning-certificate',
  flags: [
    {
      text: '«Certificate 88/2026 issued 2 June 2026»\n[contract-form]\nContract date 14 October 2026',
      facts: { contractDate: ['2026-10-14', '14 October 2026'] },
      severity: 'medium',
    },
    {
      text: '«Date of issue: 02/02/2025»\n[title-search]\nSEARCH DATE 1/10/2026 9:00 AM',
      severity: 'high',
    },
    '«Certificate under section 149(2) of the Act»',
  ],
  passes: [
    {
      text: 'Date of certificate: 1 September 2026\n[contract-form]\nContract date 14 October 2026',
      facts: { contractDate: ['2026-10-14', '14 October 2026'] },
    },
    {
      text: 'Local environmental plan gazetted and issued 3 May 2012\n[contract-form]\nContract date 14 October 2026',
      facts: { contractDate: ['2026-10-14', '14 October 2026'] },
    },
    'Issue date: 4 May 2026',
  ],
  clear: ['Issue date: 4 May 2026'],
})
