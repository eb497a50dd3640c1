import { cases } from '../cases.ts'

export default cases({
  in: 'plan',
  flags: [
    { text: '«E-1 | Drainage and Sewerage | 2 | This Plan | Lots in this Plan»', severity: 'low' },
    {
      text: '[title-search]\n«RIGHT OF CARRIAGEWAY 3 WIDE affecting the part shown»',
      state: 'NSW',
      severity: 'medium',
    },
    {
      text: '[vendor-statement]\n«The garage is partly built over the sewerage easement.»',
      severity: 'high',
    },
  ],
  passes: [
    'A-1 | Way | appurtenant easement for the benefit of this lot',
    '[vendor-statement]\nEasements for drainage: none',
    '[title-search]\nAny encumbrances created by Section 98 and any other encumbrances or easements shown on the plan',
  ],
  clear: ['LOT 3 area 512 m2'],
})
