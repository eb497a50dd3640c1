import { cases } from '../cases.ts'

export default cases({
  in: 'rates-certificate',
  flags: [
    {
      text: '[rates-certificate] Rates\n«Rates outstanding $1,248.20 with interest.»',
      state: 'WA',
    },
    '[owners-corporation-certificate]\n«The vendor owes $2,850 in fees to the owners corporation.»',
    '[owners-corporation-certificate]\n«Unpaid fees for the lot: $3,122.80»',
    '[owners-corporation-certificate]\n«The lot is two quarters behind with its fees ($2,410).»',
    '[rates-certificate]\n«Arrears brought forward | $4,218.55»',
    '[water-certificate]\n«Outstanding charges at the date of issue amount to $960.40»',
    '[land-tax-certificate]\n«Land tax for 2025 of $2,975 remains unpaid»',
    '[owners-corporation-certificate]\n«Amount owing at date of certificate: $1,845.00»',
    '[owners-corporation-certificate]\nThe fees are paid up to 31 December 2025. «Unpaid fees now total $1,467.00 together with penalty interest of $61.25.»',
    '[owners-corporation-certificate]\n«Fees for the quarter beginning 1 July have not been paid: $1,210.00»',
    '«Balance brought forward: $2,115.40 | overdue»',
    '[water-certificate]\n«Amount past due $842.11»',
    '[vendor-statement]\n«Council rates of $6,120 are two years behind.»',
    '«Arrears | $3,902.55»',
    '[land-tax-certificate]\n«Unpaid land tax including interest $7,020.00»',
    '[owners-corporation-certificate]\n«Total amount owing for the lot: $2,410.00»',
    { text: '«Arrears of general rates $1,204.10»', severity: 'low' },
    {
      text: '[owners-corporation-certificate]\n«Unpaid fees for the lot: $1,980.00»',
      severity: 'medium',
    },
    {
      text: '[land-tax-certificate]\n«Land tax outstanding for 2024 and 2025: $11,300.00»',
      severity: 'high',
    },
    '[owners-corporation-certificate]\n«Levies owing: $2,744.60 including penalty interest»',
    '[owners-corporation-certificate]\n«Contributions not paid | Administrative fund $1,210.00 | Capital works fund $890.00»',
  ],
  passes: [
    '[rates-certificate]\nPaid to date $947.40. Unpaid instalments of $947.40, not yet due.',
    {
      text: '[water-certificate] Water\nAnnual service charges $1,248.20 to 30 June 2027, with nothing outstanding at 19 August 2026.',
      state: 'WA',
    },
    {
      text: '[rates-certificate] Rates\nRATES Lot 4: $1,684.70 for 2026-27. Second instalment paid. Nothing is in arrears.',
      state: 'NSW',
    },
    {
      text: '[rates-certificate] Rates\nTotal outstanding: $0.00 (next instalment $512.30 falls due 30 November)',
      state: 'VIC',
    },
    {
      text: '[water-certificate] Water\nSupply $222.40 and sewerage $540.60, being $763.00 each year, with no arrears on the account.',
      state: 'ACT',
    },
    {
      text: '[rates-certificate] Rates\nGeneral rate $1,900.00; no amount is overdue.',
      state: 'TAS',
    },
    '7. The Vendor is liable for special levies raised before the day of sale.',
    '[owners-corporation-certificate]\nNothing is owing.',
    '[owners-corporation-certificate]\nUnpaid fees: Nil',
    '[owners-corporation-certificate]\nFees are paid up to 30 June 2026.',
    '[rates-certificate]\nArrears | $0.00',
    '[owners-corporation-certificate]\nUnpaid fees: nil',
    'Arrears | $0.00',
    '[owners-corporation-certificate]\nThe total arrears of all lots stand at $71,300.',
    'Interest is charged on unpaid rates at 10 per cent.',
    'Arrears: $0.00',
    '[owners-corporation-certificate]\nFees overdue by other lots total $8,000',
    'No amount is overdue on the $1,900 levied.',
  ],
  clear: ['General rate 2026-27 $1,900.00, paid in full'],
})
