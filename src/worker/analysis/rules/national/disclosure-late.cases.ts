import { cases } from '../cases.ts'

const facts = { contractDate: ['2026-10-22', '22 October 2026'] } as const

export default cases({
  in: 'annexure',
  state: 'NSW',
  flags: [
    {
      text: '[contract-form]\nContract date | «22 October 2026»\n[annexure] Off the plan contract - disclosure statement\n«Signed for the vendor | L. Farrow, director | Dated 23 October 2026»',
      facts,
    },
    {
      text: '[contract-form]\n«BUYER signed 3 September 2026»\n[vendor-statement] Precontractual disclosure statement\n«Date given to the Buyer: 5 September 2026»',
      state: 'WA',
    },
    {
      text: '[contract-form]\nContract date | «22 October 2026»\n[annexure] Vendor disclosure statement\n«This statement was served on the purchaser on 30 October 2026.»',
      facts,
    },
  ],
  passes: [
    {
      text: '[contract-form]\nContract date | 22 October 2026\n[annexure] Notice of changes to the disclosure statement\nServed on the purchaser on 2 November 2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date | 22 October 2026\n[annexure] Off the plan contract - disclosure statement\nSigned for the vendor | L. Farrow, director | Dated 21 October 2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date | 22 October 2026\n[annexure] Off the plan contract - disclosure statement\nEstimated completion dated to be 30 November 2026',
      facts,
    },
    {
      text: '[contract-form]\nContract date | 22 October 2026\n[annexure] Letter of the agent\nDated 23 October 2026',
      facts,
    },
  ],
  clear: [
    {
      text: '[contract-form]\nContract date | 22 October 2026\n[annexure] Disclosure statement\nSigned for the vendor on 20 October 2026',
      facts,
    },
  ],
})
