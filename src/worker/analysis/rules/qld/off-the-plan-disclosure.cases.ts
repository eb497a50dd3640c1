import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    { text: 'Property: proposed lot 14 on draft plan SP334455\nPrice: $720,000', severity: 'high' },
    '[vendor-statement] Disclosure statement\nDisclosure plan of proposed lot 14\n[special-conditions] Special conditions\n8. The sunset date is 30 June 2029.\n9. «The Buyer must not object to a further statement unless it does so within seven days.»',
    {
      text: '[vendor-statement] Disclosure statement\nDisclosure plan of proposed lot 14\n[special-conditions] Special conditions\n2. The Buyer buys proposed lot 14.\n3. «Settlement is due fourteen days after notice of registration of the plan.»',
      severity: 'medium',
    },
    '[contract-form] Contract for residential lots\nSold off the plan\n[special-conditions] Special conditions\n2. «The Buyer waives any claim about a variation of the disclosure plan.»',
  ],
  passes: [
    'Lot 5 on SP234567 (registered)\nPrice: $720,000',
    '[vendor-statement] Disclosure statement\nDisclosure plan\n[particulars] Reference schedule\nProposed lot 3\n[special-conditions] Special conditions\n4. The Buyer has 21 days after a further statement to terminate.',
  ],
  clear: ['Proposed lot 3 in the disclosure plan attached'],
})
