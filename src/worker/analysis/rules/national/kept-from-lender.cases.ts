import { cases } from '../cases.ts'

export default cases({
  flags: [
    '14. «The rebate is to be left out of any statement of the Price given to a lender unless the lender asks.»',
    '5. «The Purchaser must not disclose the incentive in this clause to its financier or a valuer.»',
    '7. «The cash-back of $20,000 is paid under a side deed, which need not be mentioned to the bank.»',
    '9. «The parties keep this letter private and the discount does not appear in what is shown to the revenue office.»',
    'The furniture allowance of $15,000 stands apart. «This agreement is to be kept from the purchaser’s mortgagee.»',
    {
      text: "50. «The vendor gives the purchaser $15,000 at completion by separate letter, which is not to be shown to the purchaser's bank.»",
      state: 'NSW',
    },
  ],
  passes: [
    '14. The rebate must be disclosed to the purchaser’s lender.',
    '15. The terms are confidential, but the purchaser may disclose the rebate to its lender and advisers.',
    '16. The vendor need not tell the purchaser of its bank.',
    '17. The rebate is not paid if the lender refuses the loan.',
    { text: '50. The rebate is shown in the transfer and may be shown to the bank.', state: 'NSW' },
  ],
  clear: ['The purchaser pays its own legal costs.'],
})
