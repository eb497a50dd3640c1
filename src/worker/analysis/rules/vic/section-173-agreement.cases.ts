import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«AGREEMENT Section 173 Planning and Environment Act 1987 AL300400C»',
    {
      text: '[vendor-statement]\n«By a section 173 agreement the owner must not construct more than one dwelling.»',
      severity: 'high',
    },
    '[special-conditions]\n«The purchaser takes the land subject to the s 173 agreement with the council.»',
  ],
  passes: [
    'The section 173 agreement was ended by recording AX1.',
    '[vendor-statement]\nThere is no section 173 agreement.',
  ],
  clear: ['MORTGAGE AB123457D'],
})
