import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    { text: '«Is there a sinking fund forecast for the scheme? No»', severity: 'high' },
    '«The body corporate has not adopted a sinking fund forecast and it is not prepared.»',
    {
      text: 'Number of lots: 24\n«Sinking fund balance: $9,600.00 on 4 May 2026»',
      severity: 'medium',
    },
    '«Sinking fund forecast | ☐ Yes ☒ No»',
  ],
  passes: [
    'Number of lots: 24\nSinking fund balance: $9,600.00\nForecast expenditure in year 1: $80,000',
    'Number of lots: 24\nSinking fund balance: $312,900.00',
    'The body corporate has a current 10-year sinking fund forecast: ☒ Yes ☐ No',
    'Number of lots: 2\nSinking fund balance: $300.00',
  ],
  clear: ['The sinking fund forecast was adopted on 3 March 2026.'],
})
