import { cases } from '../cases.ts'

export default cases({
  in: 'special-conditions',
  flags: [
    '4. «The Buyer may have the house inspected until Monday 21 October 2026, by 5 pm.»',
    '7. «Completion takes place on Friday, 4 December 2027.»',
    {
      text: 'The notice is annexed.\n[annexure] Notice of auction\n«The auction is held on Saturday the 14th of March 2026 unless moved to Sunday 7/3/2026.»',
      severity: 'low',
    },
    {
      text: '[particulars] Particulars\n«Finance: approval by Tuesday 3 June 2026»',
      severity: 'medium',
    },
  ],
  passes: [
    '4. Settlement is due on Friday 4 December 2026.',
    '4. Payment falls due on the Monday after 21 October 2026.',
    '4. See the title.\n[title-search] History\nLodged Monday 12 March 1987.',
  ],
  clear: ['4. The Buyer may inspect on Wednesday 21 October 2026.'],
})
