import { cases } from '../cases.ts'

export default cases({
  in: 'land-tax-certificate',
  flags: [
    {
      text: '[title-search]\n«NOTICE Section 201UB Planning and Environment Act 1987»',
      severity: 'critical',
    },
    '«Windfall gains tax deferred: $212,000»',
    { text: '[vendor-statement]\n«The land is tax reform scheme land: Yes»', severity: 'medium' },
  ],
  passes: [
    'Windfall gains tax: Nil',
    '[vendor-statement]\nGAIC: not applicable',
    '[vendor-statement]\nAVPCC No. 110.3, tax reform scheme land: no',
  ],
  clear: ['Land tax for 2026: nil'],
})
