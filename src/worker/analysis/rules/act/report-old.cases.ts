import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[building-report] Compliance report\n«Date of inspection: 3 February 2026»\nProperty first advertised: 1 August 2026',
    '[building-report] Pest report\n«Inspection was carried out 2/1/2026»\n[particulars] Schedule\nFirst listed for sale on 20 May 2026',
    {
      text: '[particulars] Schedule\nDate of this contract | 12 October 2026\n[building-report] Building report\n«Date of inspection: 4 August 2025»',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    '[title-search] Title search\nSearched 3/10/2026\n[building-report] Pest inspection report\n«The inspection was carried out on 14 January 2026.»',
    '5. «The Buyer accepts that the building report is 14 months old.»',
  ],
  passes: [
    '[building-report] Compliance report\nDate of inspection: 3 June 2026\nProperty first advertised: 1 August 2026',
    {
      text: '[particulars] Schedule\nDate of this contract | 12 October 2026\n[building-report] Building report\nDate of inspection: 4 September 2026',
      facts: { contractDate: ['2026-10-12', '12 October 2026'] },
    },
    '[building-report] Building report\nThe garage was approved on 4 May 1998. Report dated 2 October 2026.',
    '5. Completion is 2 months after the report of the valuer.',
  ],
  clear: ['[building-report] Building report\nDate of report: 2 October 2026'],
})
