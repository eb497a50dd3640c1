import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '«CAVEAT AX123456K 12/08/2026 Caveator HOLLIS CONCRETE PTY LTD»',
    { text: 'SECOND SCHEDULE\n«AB445566 CAVEAT BY ROWENA PIKE»', state: 'NSW' },
    {
      text: '[vendor-statement]\n«A caveat lodged by a builder claims a charge over the land.»',
      severity: 'high',
    },
    { text: '«CAVEAT 601111222 by the purchasers under a prior contract»', severity: 'critical' },
  ],
  passes: [
    'ENCUMBRANCES, CAVEATS AND NOTICES',
    '[special-conditions]\nThe purchaser may lodge a caveat after exchange.',
    'Caveats: Nil',
  ],
  clear: ['MORTGAGE AB123457D 17/03/2016 EXAMPLE BANK LTD'],
})
