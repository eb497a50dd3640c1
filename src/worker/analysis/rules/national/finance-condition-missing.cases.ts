import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[special-conditions]\n«The purchaser does not need finance and this contract is not subject to finance.»',
    '[special-conditions]\n«The purchaser acknowledges that this contract is not conditional on finance and warrants that the purchaser has obtained approval for any credit needed on terms which are reasonable to the purchaser.»',
    '[special-conditions]\n«There is no finance clause in this contract.»',
    '[special-conditions]\n«Whether or not the buyer gets a loan it must complete.»',
    '[special-conditions]\n«Unless the purchaser notifies the vendor by 5 pm on the third day the loan shall be taken to have been approved.»',
    '[special-conditions]\n«This contract does not depend on the Buyer getting a loan.»',
    '[special-conditions]\n«Finance: N/A»',
    '[special-conditions]\n«The Buyer confirms that it has the funds and does not need a loan.»',
    '[special-conditions]\n«If the loan is refused the Purchaser must produce refusals from three banks before it can end the contract.»',
    '[special-conditions]\n«The Purchaser may not rely on the loan condition unless notice is given before noon on the approval date, as to which time is essential.»',
    '[special-conditions]\n«Finance approval must be obtained within 5 days.»',
    '[special-conditions]\n1. «The Purchaser warrants that it has the funds to complete and this contract is not conditional on any loan.»',
    "[special-conditions]\n1. «Loan / inspection: Not applicable: the Buyer's obligations are unconditional»",
    '[special-conditions]\n1. «The finance condition is for the purpose of the Purchaser producing a refusal from two lenders, otherwise it is deemed waived.»',

    '«☐ Loan (general condition 20): this contract is subject to a loan being approved»',
    '«Finance clause: Nil»',
    '«The purchaser warrants that the purchaser has finance available and approved.»',
    { text: '«Finance amount: ________»', state: 'QLD', severity: 'high' },
    '«The contract is subject to finance and the purchaser must produce refusals from two lenders.»',
    { text: '[particulars]\nPrice $500,000\nDeposit $50,000', severity: 'low' },
    {
      text: '«Financier: (Unless Finance Amount, Financier and Finance Date are all completed, the sale is not subject to finance)»\nFinance Amount: $300,000',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: 'Finance approval date: «2 May 2026» for a loan\nDate of contract: «9 May 2026»',
      facts: {
        loanApprovalDate: ['2026-05-02', '2 May 2026'],
        contractDate: ['2026-05-09', '9 May 2026'],
      },
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[contract-form]\nAMOUNT OF LOAN: $455,000\n«LATEST TIME: 4pm on: ____________»',
      state: 'WA',
      severity: 'high',
    },
    { text: '[contract-form]\n«FINANCE CLAUSE IS NOT APPLICABLE ☒»', state: 'WA' },
    {
      text: '[contract-form]\n«LENDER: the Buyer’s own bank only, for a loan of $300,000»',
      state: 'WA',
    },
    '«This Agreement depends on Estuary Bank Ltd, and no other lender, approving a loan of $690,000 to the Purchaser.»',
    '«Subject to a loan of $400,000 from Ferrow Mutual and from no other lender.»',
    '«The loan must be sought exclusively from Ferrow Bank.»',
    '«A loan approved by any other bank is not to be considered approval.»',
    '«Finance: an offer by other lenders does not count.»',
  ],
  passes: [
    '[special-conditions]\nThe contract is subject to finance.',
    "[special-conditions]\nThe contract depends on the buyer's bank lending $600,000.",
    '[special-conditions]\nThis contract is subject to a loan of $500,000 from ANZ within 21 days.',
    {
      text: 'Finance Amount: sufficient to complete\nFinancier: Any bank (if all three are not completed this contract is not subject to finance)\nFinance Date: 21 days from the Contract Date',
      state: 'QLD',
    },
    {
      text: 'Finance Amount / Financier / Finance Date: $410,000 / lender of choice / 4 May 2027',
      state: 'QLD',
    },
    '☒ This contract is subject to a loan being approved. Lender: Harbour Mutual. Loan amount: $480,000. Approval date: 21 days from the day of sale.',
    'This contract is conditional upon the purchaser obtaining finance of $400,000 by 3 March 2027.',
    '[vendor-statement]\nThe land is not subject to a loan.',
    {
      text: '[contract-form]\nLENDER (NB. If blank, can be any Lender) ________\nLATEST TIME: 4pm on: 14 May 2027\nAMOUNT OF LOAN: $455,000\nFINANCE CLAUSE IS NOT APPLICABLE ☐',
      state: 'WA',
    },
  ],
  clear: ['This contract is subject to finance: $510,000 from any bank within 21 days.'],
})
