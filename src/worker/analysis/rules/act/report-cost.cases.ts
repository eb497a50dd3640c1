import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The cost of the reports ($1,450 incl GST) is to be reimbursed to the Seller at completion.»',
    '[particulars] Contract\n«Buyer to reimburse cost of reports: $1,295.00»',
    '2. «The Buyer must reimburse the Seller $1,320 for the building and pest inspection reports.»',
    '8. «At completion the Buyer pays the cost of the Compliance Report.»',
    '[particulars]\n«Buyer to repay | Pest and building reports $990»',
    // The sum is not what such reports cost.
    '9. «The Buyer must reimburse the Seller $4,900 for the building and pest inspection reports, as permitted by the Act.»',
  ],
  passes: [
    '[particulars]\nCost of inspection reports to be refunded by the Buyer on Completion: nil',
    'The Buyer may obtain a building report at its own cost and pay the inspector.',
    '[general-conditions]\nThe Buyer must pay the Seller for the inspection reports.',
    'The Buyer must pay the deposit on exchange.',
  ],
  clear: [
    '9. As section 18 of the Act allows, on Completion the Buyer is to repay the Seller $946.00, being what the building inspection report and the pest report cost.',
    '9. The Buyer must reimburse the Seller $1,210 for the compliance report and pest report at completion, as permitted by the Act.',
    'The Seller pays for the building reports.',
    '[general-conditions]\nThe Buyer pays to the Seller on completion the cost of the building report and the pest report, if a tax invoice is annexed.\n[building-report] Report\nTax invoice 88: $990.00 including GST, paid by the Seller.',
  ],
})
