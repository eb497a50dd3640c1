import { cases } from '../cases.ts'

export default cases({
  in: 'owners-corporation-certificate',
  flags: [
    'Administrative fund $4,100; «maintenance fund $0.00.»',
    '[minutes]\n«The sinking fund is in deficit by $22,000.»',
    {
      text: '«Capital works fund balance: $40,000»\n«The ten-year plan forecasts expenditure of $610,000 on the roof.»',
      severity: 'high',
    },
  ],
  passes: [
    'Sinking fund $480,000; the plan requires $310,000 and is funded',
    '[minutes]\nThe motion to take a loan was lost; the fund stands at $90,000.',
  ],
  clear: ['Total funds held: $210,300'],
})
