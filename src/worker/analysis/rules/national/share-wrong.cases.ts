import { cases } from '../cases.ts'

const price = [80_000_000, '$800,000'] as const

export default cases({
  flags: [
    {
      text: '[particulars]\nPrice «$605,000.00»\n«deposit $61,500.00 (10% of the price, unless otherwise stated)»',
      facts: { price: [60_500_000, '$605,000.00'] },
    },
    '[company-extract]\nShares: 100 ordinary issued.\n«Members: Quentin Marsh 70 and Hettie Marsh 30, so that Hettie Marsh holds one half.»',
    '[owners-corporation-certificate]\n«Contribution entitlements: lot 1 has 3 and lot 2 has 2, aggregate 5, so that lot 2 pays one half of the costs.»',
    '[owners-corporation-certificate]\n«Units: 1,000 units on issue, of which Anna Moor has 250 units, that is one half of them.»',
    '[special-conditions]\n«A 10% deposit of $90,000 is payable on the price of $480,000.»',
    '[special-conditions]\n«The seller is paid interest at 10% per annum on $80,000 for 90 days, being $2,972.60.»',
    '[special-conditions]\n«The buyer withholds GST (1/11 of $770,000): $77,000.»',
    {
      text: '[special-conditions]\nThe price is «$800,000».\n«If you end the contract the seller keeps 0.2% of the price, which is $2,600.00.»',
      facts: { price },
    },
    {
      text: '[particulars]\nPrice «$800,000»\n[special-conditions]\n«The holding fee of $18,000.00, being two per cent of the purchase price, is paid on signing.»',
      facts: { price },
    },
    '[owners-corporation-certificate]\n«Unit 3: entitlement 15 in an aggregate of 120, being one-sixth of the whole.»',
    '[owners-corporation-certificate]\n«Liability of lot 12: 54, or 1.5 per cent of the total liability of 5,400.»',
    '[minutes]\n«The fee of the manager was raised from $2,400.00 to $2,520.00, an increase of eight per cent.»',
    '[special-conditions]\n«The fit-out is sold for $88,000 plus GST of $9,800.»',
    '[lease]\n«On a rent of $600 that is $51.00 before GST and $58.10 with GST.»',
    '[title-search]\n«A as to 1/2 and B as to 1/3 as tenants in common»',
    '[special-conditions]\n«The buyer must pay 7% of $640,000 to the Commissioner, that is $54,800.»',
    '[owners-corporation-certificate]\n«Building sum insured $4,000,000, and for a cyclone the excess is one per cent of the sum insured, thus $4,000.»',
  ],
  passes: [
    {
      text: '[particulars]\nPrice $598,000.00\ndeposit $29,900.00 (10% of the price, unless otherwise stated)',
      facts: { price: [59_800_000, '$598,000.00'] },
    },
    '[company-extract]\nShares: 100 ordinary issued. Members: Quentin Marsh 70 and Hettie Marsh 30, with one vote each.',
    '[owners-corporation-certificate]\nContribution entitlements: lot 1 has 3 and lot 2 has 1, aggregate 4, so that lot 2 pays one quarter.',
    {
      text: '[particulars]\nPrice $800,000\n[special-conditions]\nYou are repaid all but $100 or 0.2% of the purchase price.',
      facts: { price },
    },
    '[special-conditions]\nInterest at 12% on $50,000 for 30 days, that is $493.15, is added.',
    '[building-permit]\nRegister: certified, permits 08/112, 10/330',
    {
      text: '[particulars]\nPrice $800,000\n[special-conditions]\nIf you end the contract the seller keeps 0.2% of the price, which is $1,600.00.',
      facts: { price },
    },
    {
      text: '[particulars]\nPrice $800,000\n[special-conditions]\nThe vendor may rescind if claims exceed five per cent of the price or $10,000, whichever is less.',
      facts: { price },
    },
    {
      text: '[particulars]\nPrice $800,000\n[special-conditions]\nA claim of up to 1% of the price, being $5,000 at most, is paid at settlement.',
      facts: { price },
    },
    {
      text: '[particulars]\nPrice $800,000\n[special-conditions]\nThe yield is about 4.6 per cent of the price, that is $38,000 a year.',
      facts: { price },
    },
    '[owners-corporation-certificate]\nUnit 3: entitlement 20 in an aggregate of 120, being one-sixth of the whole.',
    '[owners-corporation-certificate]\nContribution schedule 42 of 960, or 4.4 per cent; interest schedule 36 of 960.',
    '[minutes]\nThe fee of the manager was raised from $2,400.00 to $2,520.00, five per cent more.',
    '[special-conditions]\nInterest of 3.2% is divided equally, 1.6% to each party, and 10 per cent of $500 is $50.',
    '[special-conditions]\nThe fit-out is sold for $88,000 plus GST of $8,800, or $96,800 with GST.',
    '[title-search]\nA as to 1/2 and B as to 1/2 as tenants in common',
    '[lease]\nOn a rent of $710 that is $60.35 before GST and $66.39 with it.',
  ],
  clear: ['The deposit is 10% of $500,000, being $50,000.'],
})
