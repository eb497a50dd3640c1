import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[owners-corporation-certificate]\nContributions of lot 5 for the year\n«Administration $2,410.00»\n«Maintenance plan $960.00»\n«Insurance premium $418.00»\n«Total contributions $3,878.00»',
    '[rates-certificate]\nRates and charges for 2026/27\n«General rate | $1,204.60»\n«Waste service | $412.00»\n«Fire services levy | $187.35»\n«Total | $1,803.59»',
    '[vendor-statement]\n«Council $1,640.00; water $702.00; strata $2,300.00.»\n«Total for the year: $4,462.00»',
    '[building-report]\n«Repairs: $12,400 roof + $8,150 gutters = $21,550.»',
    {
      text: '[special-conditions]\n«The deposit of $62,000.00 is made up of $10,000.00 on signing and $51,000.00 when finance is approved.»',
      severity: 'high',
    },
    '[special-conditions]\n«The price is $905,000, of which the plant is $22,000 and the land $873,000.»',
    '[special-conditions]\n«The price of $640,000.00 less the deposit of $64,000.00 leaves $567,000.00.»',
    '[minutes]\n«The motion was carried by 33 votes in favour and 9 against, a total of 41 votes.»',
    '[minutes]\n«Present: lots 2, 5 and 9 in person and lot 11 by proxy, so that five lots were represented.»',
    '[minutes]\n«Owners of 14 lots attended in person and of 6 by proxy, 22 in all.»',
    '[particulars]\n«Lot 1 18.20 ha»\n«Lot 2 22.75 ha»\n«Total 49.05 ha»',
    '[owners-corporation-certificate]\nBudget\n«Caretaker 84,000»\n«Electricity 21,600»\n«Insurance 40,250»\n«Total administrative fund 154,850»',
  ],
  passes: [
    '[owners-corporation-certificate]\nAdministration $600.00 a quarter\nCapital works $250.00 a quarter\nTotal $3,400.00 a year',
    '[rates-certificate]\nGeneral rate $1,204.60\nWaste service $412.00\nLess rebate $100.00\nTotal $1,516.60',
    '[rates-certificate]\nCapital improved value $840,000\nGeneral rate $1,204.60\nWaste service $412.00\nTotal $1,616.60\nArrears $310.00\nInterest $12.40\nTotal outstanding $1,939.00',
    '[vendor-statement]\nCouncil $1,640.00\nWater $702.00\nTheir total does not exceed $3,000.00',
    '[owners-corporation-certificate]\nManagement $4,000\nInsurance $9,000\nTotal $13,000\nGST $1,300\nGrand total $14,300',
    '[special-conditions]\nThe deposit of $62,000 is paid as $10,000 on signing and $52,000 when finance is approved.',
    '[special-conditions]\nThe price is $905,000, of which $22,000 is for plant and $6,000 for the boat.',
    '[special-conditions]\nThe buyer pays the greater of $5,000 or $2,000 and $1,500 a week, up to $9,000 in total.',
    '[minutes]\nCarried by 31 votes to 6, with four abstaining, out of 41 voting papers.',
    '[minutes]\nOf 30 lots, 12 were represented in person and 6 by proxy, 18 in all.',
    '[minutes]\nQuorum is half of 40 lots; 15 in person and 9 by proxy, a total of 24.',
    '[rates-certificate]\nOrdinary $900.00 Waste $500.00 Total $1,400.00 Four instalments of $350.00 Last year total $1,350.00',
    '[owners-corporation-certificate]\nFund | 2025 | 2026\nAdministration | 40,000 | 42,000\nSinking | 20,000 | 21,500\nTotal | 60,000 | 63,500',
  ],
  clear: ['[rates-certificate]\nGeneral rate $900.00\nWaste $100.00\nTotal $1,000.00'],
})
