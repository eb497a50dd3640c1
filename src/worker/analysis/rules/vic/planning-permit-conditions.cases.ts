import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«Permit P/2018/77 restricts the number of patrons and requires 6 car spaces to be kept.»',
    '«Planning Permit TP/123/2021 allows the use of the land as a dwelling subject to the endorsed plans.»',
    {
      severity: 'high',
      text: '«Condition 6 of planning permit PLN-2020-118 has not been complied with.»',
    },
    {
      severity: 'high',
      text: '«The council has applied for an enforcement order, VCAT P123/2026.»',
    },
    '«The second dwelling may be used as a dependent person’s unit.»',
    '[special-conditions]\n1. «The Purchaser must at its cost carry out the landscaping that planning permit 2019/44 requires.»',
    '«The planning permit for the studio expires in March 2027 unless the works are started.»',
  ],
  passes: [
    '[vendor-statement]\nNo permits affect the land.',
    'No planning permit has been issued for the land.',
    'A planning permit was issued for the neighbouring property.',
    '[special-conditions]\n1. This contract is subject to the purchaser obtaining a planning permit for two units.',
    '[planning-certificate]\nA planning permit may be required to remove vegetation.',
  ],
  clear: ['The land is in a General Residential Zone.'],
})
