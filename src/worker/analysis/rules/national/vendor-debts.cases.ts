import { cases } from '../cases.ts'

const price = { price: [50_000_000, 'Price $500,000'] } as const

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[special-conditions]\n35. On 7 September 2026 the lender served a notice under section 57(2)(b) of the Real Property Act 1900. «The 31 days that it allowed have run out and nothing was paid.»',
      state: 'NSW',
      severity: 'critical',
    },
    {
      text: '[particulars]\nPrice $500,000\n[company-extract]\nSecurity interests\n«Letter, Ridge Private Capital: our payout on 3 May is $431,200.»\n«Letter, Oakes Family Trust: we are owed $120,000 under AT440213.»',
      facts: price,
      severity: 'critical',
    },
    {
      text: '[particulars]\nPrice $500,000\n[annexure]\n«The bank needs $402,000 to release its mortgage.»\n«A further $110,000 is outstanding under dealing 714223901.»',
      facts: price,
      severity: 'critical',
    },
    'Letter, Plenty Bank to Mr Rowe\n«Your account is three payments behind.»',
    '«The mortgage repayments have been missed since May and the lender is pressing.»',
    '[special-conditions]\n1. Time is of the essence.\n[other]\nHarbour Credit Union\n«We have issued a default notice and will exercise our power of sale on 1 December.»',
    '«The home loan is in default.»',
    'Harbour Mutual, home loan 4431\n«No repayment has been received since March.»',
    'To the bank\n«We have commenced proceedings for possession in the Supreme Court.»',
    {
      text: '[particulars]\nPrice $500,000\n[annexure]\nSouth Bank, home loan\n«Balance of loan 4410: $390,000.00.»\n«The writ is for a judgment debt of $160,000.00.»',
      facts: price,
      severity: 'critical',
    },
    {
      text: '[particulars]\nPrice $500,000\n[annexure]\nMortgage AB12\n«Payout figure on 3 May: $512,440.10.»',
      facts: price,
      severity: 'critical',
    },
  ],
  passes: [
    {
      text: '[special-conditions]\n9. The purchaser may be given a default notice. If the days that it allowed have run out the vendor may end this contract.',
      state: 'VIC',
    },
    {
      text: '[special-conditions]\n35. The vendor gave notice of the building work to the council. The 31 days that the notice allowed have run out and nobody objected.',
      state: 'NSW',
    },
    '[special-conditions]\nA lender to the caretaker may be given notice of default and 21 days to remedy it, as the Act provides.',
    '[contract-form] Contents\n16. BANK GUARANTEE 34. DEFAULT NOTICE',
    '[contract-form] Index of conditions\n9 Bank cheques 21 Notice of default',
    'Harbour Bank\nSPECIAL CONDITIONS (MORTGAGEE SALE)',
    '[title-search]\nCaveat\nEstate claimed: chargee under deed of repayment, unpaid contributions',
    'Notes of our check\nThings that people worry about and need not here: mortgagee sale; option; vendor finance. None of these is present.',
    'Notes of our check\nBuyers often ask about mortgagee sales, writs of possession and default notices of a lender.',
    'Notes of our check\nNone of the following was found: default notice of a lender, statement of claim, warrant of possession.',
    'Notes of our check\nPossession proceedings by the mortgagee: not found.',
    {
      text: '[particulars]\nPrice $500,000\n[company-extract]\nLetter, Ridge Private Capital: our payout on 3 May is $231,200.\nLetter, Oakes Family Trust: we are owed $90,000 under AT440213.',
      facts: price,
    },
    '[special-conditions]\nThe general conditions are those of the printed form: title (9), deposit in trust (14), bank guarantee (15), default notice (35).',
    "[title-search]\nNOTICE under the Retirement Villages Act: the rights of residents survive a mortgagee's sale",
    '[annexure] Search of goods\nOne registration: sedan, secured party Wheelers Finance, since repossessed.',
    '[particulars]\nVendor: Tern Lending Pty Ltd, in exercise of its statutory power of sale\n[special-conditions]\n1. The default notice was served on 4 February 2026.',
    '[particulars]\nTern Lending Pty Ltd sells as the first registered mortgagee.\n[special-conditions]\n1. A default notice was served on 4 February 2026.',
    '[particulars]\nVendor: Tern Lending Pty Ltd, exercising its power of sale under mortgage AX1\n[special-conditions]\n1. Mortgagee sale. The default notice was served on 4 February 2026.',
    {
      text: '[particulars]\nPrice $500,000\n[annexure]\nSouth Bank, home loan\nBalance of loan 4410: $190,000.00.',
      facts: price,
    },
    'Plenty Bank\nThe loan is up to date and no payment is overdue.',
    '[special-conditions]\n1. If the purchaser is in default of its loan the vendor may end the contract.',
    'Levies two payments overdue.',
    'The tenant is behind with payments.',
  ],
  clear: ['The mortgage to Plenty Bank is paid out at settlement.'],
})
