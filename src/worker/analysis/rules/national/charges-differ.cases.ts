import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«Council rates $1,612.00 a year»\n[rates-certificate] Notice of valuation and rates\nGeneral rate $1,380.20\nWaste $415.00\n«Total for the year $1,795.20»',
    '[vendor-statement] Outgoings\n«Shire of Ardale, 2026/27: $2,044.10»\n«Midland Water: $812.40 per annum»\n[rates-certificate] Shire of Ardale rate notice 1 July 2026 to 30 June 2027\n«Total levied 2026/27 $2,440.10»\n[water-certificate] Midland Water information statement\n«Total service charges for the year $961.75»',
    '[vendor-statement]\n«The total amount payable for rates (without any discount) is $1,020.55 for the period 1 July 2026 to 31 December 2026»\n[rates-certificate] Rate notice 1 July 2026 to 31 December 2026\n«Total this half year $1,202.55»',
    '[particulars]\n«Council rates: $512.30 per quarter»\n[rates-certificate] Rates and charges notice 2026-27\n«Total rates for 2026-27 $2,409.20»',
    '[special-conditions]\n1. «Water and sewerage are charged at $198.60 a quarter.»\n[water-certificate] Account\nService charges for the quarter to 30 September 2026\n«Total this account $246.60»',
    '[vendor-statement]\n«Land tax: $1,480.00 for 2026»\n[land-tax-certificate] Land tax clearance certificate\n«Land tax for 2026 on this land: $2,210.00»',
    '[vendor-statement]\n«Municipal rates | $1,918.00 per annum»\n[rates-certificate] Land information certificate\n«Total rates and charges for the rating year | $2,118.00»',
  ],
  passes: [
    '[vendor-statement]\nCouncil rates $1,612.00 a year\n[rates-certificate] Rate notice\nTotal for the year $1,612.00',
    '[vendor-statement]\nCouncil rates $448.80 a quarter\n[rates-certificate] Rate notice\nTotal for the year $1,795.20',
    '[vendor-statement]\nCouncil rates for 2025/26: $1,702.10\n[rates-certificate] Rate notice 1 July 2026 to 30 June 2027\nTotal for the year $1,795.20',
    '[vendor-statement]\nCouncil rates $1,612.00 a year\n[rates-certificate] Rate notice\nTotal for the year $1,795.20\nThe fire levy of $183.20 is part of the total.',
    '[vendor-statement]\nCouncil rates about $1,750 a year\n[rates-certificate] Rate notice\nTotal for the year $1,795.20',
    '[vendor-statement]\nThe total of rates and charges does not exceed $4,000.00.\n[rates-certificate] Rate notice\nTotal for the year $2,795.20',
    '[vendor-statement]\nRates for the half year from 1 January 2026: $1,020.55\n[rates-certificate] Rate notice 1 July 2026 to 31 December 2026\nTotal this half year $1,202.55',
    '[vendor-statement]\nCouncil rates $1,612.00 a year\n[rates-certificate] Rate notice\nTotal for the year $1,612.00\nArrears from last year $803.20. Amount due $2,415.20',
    '[vendor-statement]\nWater service charges $198.60 a quarter\n[water-certificate] Account\nWater usage this quarter: total $246.60 for 61 kL of usage',
    '[vendor-statement]\nLand tax: $1,480.00 for 2026, single holding\n[land-tax-certificate] Land tax clearance certificate\nLand tax for 2026 on this land: $2,210.00',
    '[special-conditions]\n1. Rates are adjusted as if assessed for the lot at $1,400 a year.\n[rates-certificate] Rate notice\nTotal for the year $22,795.20',
    '[vendor-statement]\nCouncil rates $1,612.00 a year\n[rates-certificate] Rate notice\nTotal for the year $1,697.00 Discount 5% if paid by 31 August\nAfter discount the sum is $1,612.00.',
  ],
  clear: [
    '[vendor-statement]\nCouncil rates $1,612.00 a year\n[rates-certificate] Rate notice\nTotal for the year $1,612.00',
  ],
})
