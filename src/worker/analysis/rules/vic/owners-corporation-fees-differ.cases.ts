import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[particulars]\nLand: Lot 12 on Plan of Subdivision PS 812345B\n[vendor-statement]\n«Owners Corporation 1, general and maintenance fees $2,150.00 a year»\n[annexure]\nDraft budget of the owners corporation\nLot | Liability | Annual fee\n11 | 70 | $2,800.00\n12 | 78 | «$3,120.00»\n13 | 90 | $3,600.00',
      facts: { lotPlan: ['Lot 12 PS812345B', 'Lot 12'] },
    },
    {
      text: '[vendor-statement]\nAnnual outgoings of Lot 204 on PS 907711V\n«Body corporate levies: $640 per quarter»\n[annexure]\nProposed contributions, quarterly instalments\nUnit | Entitlement | Instalment\n203 | 40 | $480.00\n204 | 42 | «$504.00»',
      facts: { lotPlan: ['Lot 204 PS907711V', 'Lot 204 on PS 907711V'] },
      severity: 'medium',
    },
    '[vendor-statement]\nAuthority | Amount for a year | Interest\nDry Creek Water | $1,012.00 | Nil\n«Owners Corporation 1 PS533190R | $1,640.00 | Nil»\n[owners-corporation-certificate]\n(1) «Present fees: $535.00 a quarter ($2,140.00 a year), due 1 July.»',
    '[vendor-statement]\nOutgoings a year\n«Owners corporation | $1,200.00»\n[owners-corporation-certificate]\n«Current fees for the lot: $1,980.00 per annum»',
    '«Owners corporation fees $4,120.00 per annum»\n[owners-corporation-certificate] Certificate\n«The current annual fees for the lot are $5,868.00 payable quarterly in advance ($1,467.00 per quarter).»',
    '«OC levies: $600 per quarter»\n[owners-corporation-certificate] Certificate\n«Current fees for the lot: $3,300 a year»',
    {
      text: '«The annual owners corporation contribution is $2,900.»\n[owners-corporation-certificate] Certificate\n«Annual fees | $2,100»',
      severity: 'medium',
    },
    '«No moneys are due or owing by the vendor under any of these heads.»\n[owners-corporation-certificate] Certificate\n«Unpaid fees now total $1,467.00 with interest.»',
    '«All owners corporation fees are paid up to date.»\n[owners-corporation-certificate] Certificate\n«Arrears for the lot | $902.50»',
  ],
  passes: [
    {
      text: '[particulars]\nLand: Lot 12 on Plan of Subdivision PS 812345B\n[vendor-statement]\nOwners Corporation 1, general and maintenance fees $3,120.00 a year\n[annexure]\nDraft budget of the owners corporation\nLot | Liability | Annual fee\n11 | 70 | $2,800.00\n12 | 78 | $3,120.00\n13 | 90 | $3,600.00',
      facts: { lotPlan: ['Lot 12 PS812345B', 'Lot 12'] },
    },
    {
      text: '[vendor-statement]\nThe land is Lot 12 on PS 812345B. Owners corporation fees are $2,150.00 a year.\n[owners-corporation-certificate]\nCurrent fees for the lot: $2,150.00 per annum\n[minutes]\nBudget put to the meeting and not adopted\nLot | Annual fee\n11 | $2,800.00\n12 | $3,120.00',
      facts: { lotPlan: ['Lot 12 PS812345B', 'Lot 12 on PS 812345B'] },
    },
    '[vendor-statement]\nAuthority | Amount for a year\nOwners Corporation 1 PS533190R | $2,140.00\n[owners-corporation-certificate]\nPresent fees: $535.00 a quarter ($2,140.00 a year)',
    '[vendor-statement]\nAuthority | Amount | Period\nOwners Corporation 1 PS533190R | $535.00\n[owners-corporation-certificate]\nPresent fees: $2,140.00 a year',
    'Owners corporation fees $5,868.00 per annum\n[owners-corporation-certificate] Certificate\nThe current annual fees for the lot are $5,868.00 payable quarterly ($1,467.00).',
    'Owners corporation fees $500 per quarter\n[owners-corporation-certificate] Certificate\nAnnual fees: $2,000',
    'No moneys are due or owing by the vendor.\n[owners-corporation-certificate] Certificate\nUnpaid fees: $0.00',
    'Owners corporation fees $2,000 per annum\n[owners-corporation-certificate] Certificate\nSpecial levy: $9,000 a year for two years',
  ],
  clear: ['Owners corporation fees $2,000 per annum'],
})
