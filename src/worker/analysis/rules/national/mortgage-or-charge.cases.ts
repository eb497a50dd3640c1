import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    { text: '«WRIT AX778899P 4/05/2026»', severity: 'medium' },
    {
      text: '«MORTGAGE AB1»\n«MORTGAGE CD2»',
      facts: {
        encumbrances: [
          [{ type: 'MORTGAGE', number: 'AB1', date: null }, 'MORTGAGE AB1'],
          [{ type: 'MORTGAGE', number: 'CD2', date: null }, 'MORTGAGE CD2'],
        ],
      },
      severity: 'medium',
    },
    {
      text: '[particulars]\nPrice $700,000\n[vendor-statement]\n«The amount owing under the mortgage is $760,000.»',
      facts: { price: [70_000_000, '$700,000'] },
      severity: 'critical',
    },
  ],
  passes: [
    'MORTGAGE AB123457D 17/03/2016 EXAMPLE BANK LTD',
    '[special-conditions]\nThe purchaser’s mortgage is registered at settlement.',
    'UNREGISTERED DEALINGS: NIL',
    { text: '[title-search]\nUNREGISTERED DEALINGS\n723334446 TRANSFER 04/05/2026', state: 'QLD' },
    {
      text: '[title-search] Record of certificate of title\nN445566 NOTIFICATION SECTION 70A OF THE TRANSFER OF LAND ACT 1893. REGISTERED 2/3/2011.',
      state: 'WA',
    },
  ],
  clear: ['MORTGAGE AB123457D EXAMPLE BANK LTD'],
})
