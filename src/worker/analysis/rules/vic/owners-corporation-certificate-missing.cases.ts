import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«The land in this folio is affected by OWNERS CORPORATION 2 PLAN NO. PS123456X»\n[vendor-statement]\nOwners corporation: see attached',
    '[vendor-statement]\nLand: 4 Quay Street\n[plan]\n«Owners Corporation 1 PS777888 affects lots 1 to 9»',
    '[title-search]\n«OWNERS CORPORATION 1 affects the folio»\n[vendor-statement]\nItem 6 is blank',
  ],
  passes: [
    'affected by OWNERS CORPORATION 1\n[vendor-statement]\nOwners corporation\n[owners-corporation-certificate] Certificate\nFees $900',
    'affected by OWNERS CORPORATION 1\n[vendor-statement]\nThe owners corporation is INACTIVE',
  ],
  clear: ['Lot 12 on PS123456X\n[vendor-statement]\nNo owners corporation'],
})
