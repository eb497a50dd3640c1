import { cases } from '../cases.ts'

const contract = { contractDate: ['2026-09-10', '10 September 2026'] } as const

export default cases({
  flags: [
    {
      text: '[particulars] Reference schedule\nContract Date: 10 September 2026\n[owners-corporation-certificate] Form 33\n«Date of this certificate | 4 February 2026»',
      facts: contract,
    },
    {
      text: '[particulars] Reference schedule\nContract Date: 10 September 2026\n[owners-corporation-certificate] Form 33\n«This certificate was prepared for Lot 9 and is dated 12/12/2025.»',
      facts: contract,
    },
    {
      text: '[particulars] Reference schedule\nContract Date: 10 September 2026\n[owners-corporation-certificate] Form 33\n«All information is correct as at 1 March 2026.»',
      facts: contract,
    },
  ],
  passes: [
    {
      text: '[particulars] Reference schedule\nContract Date: 10 September 2026\n[owners-corporation-certificate] Form 33\nDate of certificate | 28 August 2026',
      facts: contract,
    },
    {
      text: '[particulars] Reference schedule\nContract Date: 10 September 2026\n[owners-corporation-certificate] Form 33\nThe insurance valuation is dated 4 May 2022.',
      facts: contract,
    },
  ],
  clear: ['[owners-corporation-certificate] Form 33\nDate of certificate | 28 August 2026'],
})
