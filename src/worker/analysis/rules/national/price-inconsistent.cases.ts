import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: 'Price $742,500\nDeposit «$74,250.00»\n[special-conditions]\n3. «The parties record that the deposit of $72,450.00 is fair.»',
      facts: { price: [74_250_000, '$742,500'], deposit: [7_425_000, '$74,250.00'] },
      severity: 'medium',
    },
    {
      text: 'Price «$815,000»\n[special-conditions]\n1. «The vendor sells for the price of $851,000 on these terms.»',
      facts: { price: [81_500_000, '$815,000'] },
      severity: 'high',
    },
    {
      text: 'Price $600,000\nDeposit «$60,000»\n[special-conditions]\n1. «The deposit ($66,000) is held by the agent.»',
      facts: { price: [60_000_000, '$600,000'], deposit: [6_000_000, '$60,000'] },
    },
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
      text: 'Price $600,000\nDeposit $60,000\n[special-conditions]\n1. The deposit is paid in two parts, a first deposit of $45,000 and the rest in May.',
      facts: { price: [60_000_000, '$600,000'], deposit: [6_000_000, '$60,000'] },
    },
    {
      text: 'Price $800,000\n[special-conditions]\n1. Where the price is $750,000 or more the purchaser withholds tax.',
      facts: { price: [80_000_000, '$800,000'] },
    },
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
