import { cases } from '../cases.ts'

const company = (incorporationDate: string) =>
  ({
    name: 'SALTBUSH TERRACE PTY LTD',
    acn: '930 112 235',
    acnValid: true,
    incorporationDate,
    status: 'Registered',
    type: null,
    registeredAddress: null,
    directors: [],
    shareholders: [],
    charges: [],
  }) as const

export default cases({
  in: 'company-extract',
  flags: [
    {
      text: 'SALTBUSH TERRACE PTY LTD\n«Registration date: 02/09/2026»\nDate/Time: 18 November 2026',
      facts: { companyExtract: [company('2026-09-02'), 'SALTBUSH TERRACE PTY LTD'] },
      severity: 'medium',
    },
    {
      text: 'SALTBUSH TERRACE PTY LTD\n«Registered on 14 May 2026»\nShare structure: 1 ORD share, total amount paid $1.00',
      facts: { companyExtract: [company('2026-05-14'), 'SALTBUSH TERRACE PTY LTD'] },
      severity: 'high',
    },
    {
      text: '[particulars]\nDate of contract | 3 March 2025\n[company-extract] Extract\n«SALTBUSH TERRACE PTY LTD»',
      facts: {
        contractDate: ['2025-03-03', '3 March 2025'],
        companyExtract: [company('2024-07-01'), 'SALTBUSH TERRACE PTY LTD'],
      },
    },
    {
      text: 'SALTBUSH TERRACE PTY LTD\nRegistration date: 02/09/1996\n«Issued: 2 ORD | Total paid: $2.00 | Total unpaid: $0.00»',
      facts: { companyExtract: [company('1996-09-02'), 'SALTBUSH TERRACE PTY LTD'] },
      severity: 'low',
    },
    {
      text: 'SALTBUSH TERRACE PTY LTD\nRegistration date: 02/09/1996\n«Ten ordinary shares, fully paid to $10.00 in all, held by one member»',
      facts: {
        companyExtract: [company('1996-09-02'), 'SALTBUSH TERRACE PTY LTD'],
        offThePlan: [true, 'SALTBUSH'],
      },
      severity: 'medium',
    },
  ],
  passes: [
    {
      text: 'SALTBUSH TERRACE PTY LTD\nRegistration date: 02/09/1986\nShare structure: 500,000 ORD | Total amount paid: $500,000.00',
      facts: { companyExtract: [company('1986-09-02'), 'SALTBUSH TERRACE PTY LTD'] },
    },
    {
      text: 'SALTBUSH TERRACE PTY LTD\nRegistration date: 02/09/1986',
      facts: { companyExtract: [company('1986-09-02'), 'SALTBUSH TERRACE PTY LTD'] },
    },
    'Registration date: not shown',
  ],
  clear: [
    {
      text: 'SALTBUSH TERRACE PTY LTD\nRegistration date: 02/09/1986',
      facts: { companyExtract: [company('1986-09-02'), 'SALTBUSH TERRACE PTY LTD'] },
    },
  ],
})
