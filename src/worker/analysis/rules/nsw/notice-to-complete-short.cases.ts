import { cases } from '../cases.ts'

export default cases({
  flags: [
    '35.1 «The vendor may serve a notice requiring the purchaser to complete within seven (7) days after service, and the parties agree that this period is reasonable.»',
    {
      text: '39. «A notice to complete may name a time not earlier than noon on the eighth day after the day on which it is served, which both sides accept as reasonable.»',
      severity: 'medium',
    },
    {
      text: '39. «The period allowed by a notice to complete may end on the 5th day after service.»',
      severity: 'high',
    },
    '42. «A notice to complete may allow ten days after the notice is served.»',
    '[special-conditions]\n«Notice to complete: 14 days by the purchaser;» 5 days by the vendor.',
    '[special-conditions]\n«Seven days shall be sufficient for any notice to complete.»',
    '[special-conditions]\n«The parties agree that 7 days is a reasonable time for a notice to complete.»',
    '[special-conditions]\n«A notice to complete need allow no more than ten days.»',
    '[special-conditions]\n«Only the vendor may serve a notice to complete, which must give five business days.»',
    '[special-conditions]\n«For the purposes of clause 15 the period specified in a notice to complete may be 7 days.»',
    {
      text: '36. «The parties agree that ten (10) days is a sufficient period for any notice to complete.»',
      severity: 'medium',
    },
    { text: '«A notice to complete may require completion within five days.»', severity: 'high' },
    {
      text: '«The purchaser is not entitled to serve a notice to complete in any circumstance.»',
      severity: 'high',
    },
    '41. Notice to complete:\n(a) «Either party may give notice to complete allowing not less than 7 days.»',
    '42. «Ten days is agreed to be sufficient time for any notice making time of the essence.»',
    '42. «A completion notice which gives the other party seven days is adequate.»',
    '42. «Any notice under which time becomes essential need allow a period of 5 business days.»',
    '«36 Notice to complete: ten days.»',
    '43. Notice to complete. «Seven days by the vendor, fourteen by the purchaser.»',
    '41. «A notice to complete by the vendor is 7 days and by the purchaser 21 days.»',
    '39. «Completion notice of eight days will do.»',
  ],
  passes: [
    '35 The vendor may give a notice to complete once 7 days after the date for completion have gone by, and it must allow 14 days.',
    '[special-conditions]\nFourteen days shall be sufficient for any notice to complete.',
    '[special-conditions]\nA notice to complete must give at least 14 days.',
    'Either party may serve a notice to complete allowing at least 14 days.',
    'A fee of $330 is payable for a notice to complete.',
    '[general-conditions]\n15. A notice to complete must allow a reasonable time, such as 7 days.',
    '36 Notice to complete: fourteen days.',
    '36 A notice to complete must give a period that ends not earlier than the fourteenth day after service.',
    '36 A reasonable notice to complete may be served from the second day after the date for completion and must allow 14 days.',
  ],
  clear: ['Fourteen days is reasonable for a notice to complete.'],
})
