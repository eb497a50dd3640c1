import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[minutes] Minutes\n«A builder handed in an outline of its plan to wind up the scheme and build a tower.»',
    '[minutes] Minutes\n«The council noted the proposal for ending the strata scheme that two owners support.»',
    '[minutes] Minutes\n«An application to dissolve the strata scheme is with the tribunal.»',
    '[minutes] Minutes\n«Members were told that a developer has served an outline proposal to end the strata scheme and redevelop.»',
    '[special-conditions]\n«The Buyer acknowledges the State Administrative Tribunal application to confirm termination of the scheme.»',
    '«A termination proposal was received from Northcott Land Pty Ltd last spring.»',
    {
      text: '[minutes] Minutes\n«Owners voted on the full proposal to terminate the strata titles scheme before it goes to the tribunal.»',
      severity: 'critical',
    },
    {
      text: 'Date of statement: 3 May 2026\n«Leasehold scheme with expiry day 30 June 2061»',
      severity: 'critical',
    },
    '«The lot is held under a strata lease from the State.»',
  ],
  passes: [
    '[minutes] Minutes\nThe plan to end the meeting of the council early was carried.',
    '[vendor-statement]\nIn a leasehold scheme ownership of the lot reverts to the owner of the leasehold scheme when the lease expires. This scheme is freehold.',
    '[vendor-statement]\nA termination proposal is a proposal to end the whole scheme.',
    '[vendor-statement]\nA termination proposal means a proposal to terminate the strata titles scheme.',
    'Termination proposals: no current termination proposal',
    'Is the scheme a leasehold scheme?',
    'The strata manager’s agreement is due for termination in June.',
    'Leasehold scheme: not applicable',
  ],
  clear: ['The scheme is freehold. Termination proposals: none'],
})
