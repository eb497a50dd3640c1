import { cases } from '../cases.ts'

const FORM =
  '[contract-form]\nLand | 12 Heron Place, Lot 4 DP 661902\n☒ 1 property certificate ☐ 10 document creating easement\n'
const TITLE = '[title-search] Title search\nLOT 4 IN DEPOSITED PLAN 661902\nSecond schedule\n'

export default cases({
  flags: [
    {
      text: FORM + TITLE + '2 H331870 RIGHT OF WAY 3 WIDE AFFECTING THE PART SHOWN IN DP661902',
      severity: 'medium',
    },
    {
      text: FORM + TITLE + '3 AB104477 EASEMENT TO DRAIN WATER 1 WIDE APPURTENANT TO THE LAND',
      severity: 'low',
    },
    FORM + TITLE + '2 BK 1904 NO 77 RIGHT OF FOOTWAY OVER THE SIDE PASSAGE',
    // Ticked, and not in the file.
    {
      text:
        '[contract-form]\nLand | 12 Heron Place\n☒ 1 ☒ 2 ☒ 10 document creating easement\n' +
        TITLE +
        '2 H331870 RIGHT OF WAY 3 WIDE AFFECTING THE PART SHOWN',
      severity: 'low',
    },
  ],
  passes: [
    // Made by the plan, whose section 88B instrument another rule asks for.
    FORM + TITLE + '2 DP661902 EASEMENT FOR DRAINAGE 2 WIDE',
    FORM +
      TITLE +
      '2 H331870 RIGHT OF WAY 3 WIDE\n[annexure] Transfer H331870\nH331870 The transferor grants to the owner of Lot 5 full and free right to pass.',
    FORM + TITLE + '2 H331870 RIGHT OF WAY 3 WIDE, RELEASED BY AN220145',
    FORM + TITLE + '4 AS550712 MORTGAGE TO HARBOUR BANK LIMITED',
  ],
  clear: [FORM + TITLE + '1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)'],
})
