import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«C55012 AGREEMENT pursuant to Section 71 of the Land Use Planning and Approvals Act 1993»',
    '[planning-certificate] Council land information certificate\n«12. Is the land subject to a Part 5 agreement? | Yes»',
    {
      text: '[special-conditions]\n7. «The Property is bound by a Part V agreement under which native vegetation must be kept.»',
      severity: 'high',
    },
    '«E19004 CONSERVATION COVENANT in favour of the Minister»',
  ],
  passes: [
    '[planning-certificate] Council land information certificate\n12. Is the land subject to a Part 5 agreement? | No',
    'There is no Part 5 agreement registered on this folio.',
    'C99120 MORTGAGE to Derwent Mutual Bank Limited',
  ],
  clear: ['SCHEDULE 2\nReservations and conditions in the Crown Grant if any'],
})
