import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[owners-corporation-certificate]\n«Quarterly levy $1,152.50 (annual $4,160.00)»',
    '[plan]\n«The land is 15.24 m x 40.23 m (713 m2).»',
    '[special-conditions]\n«The seller sells 12 keys at $420 each, being $5,440.»',
    '[owners-corporation-certificate]\n«Annual contribution of $4,960.00 payable quarterly at $1,340.00»',
    '[lease]\n«The rent is $3,250.00 a month plus GST, that is $41,000.00 a year plus GST.»',
    '[owners-corporation-certificate]\n«Contributions $3,840.00, due as $920.00 on 1 July, 1 October, 1 January and 1 April»',
    '[vendor-statement]\n«Owners corporation fees are $4,120.00 a year, or $1,080.00 for a quarter.»',
    '[rates-certificate]\n«Rates of $2,140.60 are payable in four instalments of $553.15.»',
    '[rates-certificate]\nTotal for the year $1,776.00\n«Payable as $440.00 on each of 1 September, 1 December, 1 March and 1 June.»',
    '[lease]\nRent: $560.00 per week.\n«A bond of $2,940.00, which equals four weeks’ rent, was lodged.»',
    {
      text: '[special-conditions]\n«The price is reckoned at $6,500 per hectare for 420 hectares, being $2,370,000.»',
      severity: 'high',
    },
    '[special-conditions]\n«The vendor pays the buyer a licence fee of $500 a week for 26 weeks, being $13,500.»',
    '[lease]\n«Rent $560 per week ($2,650 per calendar month)»',
  ],
  passes: [
    '[owners-corporation-certificate]\nQuarterly levy $1,152.50 (2025: $4,160.00 a year)',
    '[owners-corporation-certificate]\nWeekly rent $500; annual insurance $1,200.',
    '[plan]\nEasement 3 m x 20 m; lot area 640 m2.',
    '[lease]\nThe rent is $3,250.00 a month plus GST, that is $39,000.00 a year plus GST.',
    '[lease]\nThe rent is $3,250.00 a month, or $42,900.00 a year with GST.',
    '[lease]\nRent $560.00 per week, collected as $2,433.33 each calendar month.',
    '[lease]\nRent $560.00 per week, rising to $600.00 per week or $2,607.00 a month from 1 May 2027.',
    '[owners-corporation-certificate]\nContributions $3,840.00, due as $960.00 on 1 July, 1 October, 1 January and 1 April',
    '[rates-certificate]\nRates of $2,140.60 are payable in four instalments: the first of $560.60, then three of $526.66.',
    '[rates-certificate]\nTotal for the year $1,776.00\nPayable as $444.00 on each of 1 September, 1 December, 1 March and 1 June.',
    '[lease]\nRent: $560.00 per week.\nThe bond of $2,240.00, which is four weeks’ rent, was lodged.',
    '[annexure]\nBody corporate around $135 a week, or about $7,200 a year.',
    '[owners-corporation-certificate]\nAdministration $1,020 a quarter and capital works $380 a year.',
  ],
  clear: ['Rates are $1,000.00 a year, or $250.00 a quarter.'],
})
