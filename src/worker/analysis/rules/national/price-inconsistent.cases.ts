import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: 'Price | «$850,000»\nDeposit | «$85,000»\nBalance | «$756,000»',
      facts: {
        price: [85_000_000, '$850,000'],
        deposit: [8_500_000, '$85,000'],
        balance: [75_600_000, '$756,000'],
      },
      severity: 'high',
    },
    {
      text: 'Price «$715,000» («seven hundred and fifty thousand dollars»)',
      facts: {
        price: [71_500_000, '$715,000'],
        priceInWords: [75_000_000, 'seven hundred and fifty thousand dollars'],
      },
    },
    {
      text: 'Price $600,000 with a deposit of «10%» being «$58,000»',
      facts: {
        price: [60_000_000, '$600,000'],
        deposit: [5_800_000, '$58,000'],
        depositPercent: [10, '10%'],
      },
      severity: 'medium',
    },
  ],
  passes: [
    {
      text: 'Price $750,000 Deposit $75,000 Balance $675,000',
      facts: {
        price: [75_000_000, '$750,000'],
        deposit: [7_500_000, '$75,000'],
        balance: [67_500_000, '$675,000'],
      },
    },
    {
      text: 'Price $750,000 (seven hundred and fifty thousand dollars)',
      facts: {
        price: [75_000_000, '$750,000'],
        priceInWords: [75_000_000, 'seven hundred and fifty thousand dollars'],
      },
    },
  ],
  clear: [{ text: 'Price $100,000', facts: { price: [10_000_000, '$100,000'] } }],
})
