import { cases } from '../cases.ts'

const facts = { contractDate: ['2026-09-20', '20 September 2026'] } as const

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '[contract-form]\nDay of sale 20 September 2026\n[title-search]\nREGISTERED PROPRIETOR\nSole Proprietor\nFLIP PTY LTD of 4 Bay St; «AX123456K 03/06/2026»',
      facts,
      severity: 'low',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[title-search]\n«REGISTERED OWNER Dealing No: 723456789 12/05/2026»\nJANE FLIPPER',
      facts,
      state: 'QLD',
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[title-search]\n«Transfer C402218 registered 9 July 2026»',
      facts,
      state: 'WA',
    },
  ],
  passes: [
    {
      text: '[contract-form]\nContract date 20 September 2026\n[title-search]\nREGISTERED PROPRIETOR\nSole Proprietor\nA. OWNER; AX123456K 03/06/2016\nENCUMBRANCES\nMORTGAGE AZ11 3/06/2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[title-search]\nREGISTERED PROPRIETOR\nJOAN SMITH surviving proprietor, survivorship application 3/06/2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date 20 September 2026\n[title-search]\nSearch date 3/09/2026\nREGISTERED PROPRIETOR A. OWNER',
      facts,
    },
  ],
  clear: [
    {
      text: '[contract-form]\nContract date 20 September 2026\n[title-search]\nREGISTERED PROPRIETOR A. OWNER AX123456K 03/06/2016',
      facts,
    },
  ],
})
