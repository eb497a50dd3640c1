import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[special-conditions]\n«If settlement does not take place on the due date owing to the default of the Purchaser, the Purchaser shall pay the Vendor's solicitors' reasonable additional costs agreed at $550.00 plus GST together with re-certification fees.»",
    "[special-conditions]\n«In the event that the Vendor's solicitors serve a Notice to Complete the Purchaser must pay the sum of $385.00 inclusive of GST by way of adjustment on completion.»",
    "[special-conditions]\n«If settlement does not take place on the due date owing to the default of the Purchaser, the Purchaser shall pay the Vendor's solicitors' reasonable additional costs agreed at $550.00 plus GST together with re-certification fees.»",
    "[special-conditions]\n«In the event that the Vendor's solicitors serve a Notice to Complete the Purchaser must pay the sum of $385.00 inclusive of GST by way of adjustment on completion.»",
    '[special-conditions]\n«A fee of $220.00 plus GST is payable for each and every extension request or variation to the terms of the contract.»',
    "[special-conditions]\n«The Purchaser shall in addition pay to the Vendor's solicitors the sum of three hundred and thirty dollars for each occasion on which completion is adjourned at the Purchaser's instance.»",
    '[special-conditions]\n«Late settlement administration fee | $495 | per week»',
    '[special-conditions]\n«If we need to send you a default notice you will be charged $550.»',
    "[special-conditions]\n«All legal costs which the Vendor incurs through the Purchaser's delay shall be reimbursed on a solicitor and own client basis.»",
    '[special-conditions]\n«A re-booking charge of $385 applies each time settlement does not proceed at the scheduled time.»',
    "[special-conditions]\n«For every letter of demand the Purchaser shall be liable for the Vendor's lawyer's fee of $275 plus GST.»",
    "[special-conditions]\n«If the Buyer asks for more time for finance, $330 is payable to the Seller's solicitor for each request.»",
    '[special-conditions]\n«Fees | Variation of contract: $440 | Notice to complete: $605 | Cancelled settlement: $495»',
    "[special-conditions]\n«Should the Purchaser be in default, the Purchaser must pay the Vendor's legal expenses on a full indemnity basis.»",
    '[special-conditions]\n«Upon failure to complete on time the Transferee shall pay four hundred and fifty dollars for additional legal work.»',
    '[special-conditions]\n«You must pay our solicitor $660 if we have to issue a default notice.»',
    '[special-conditions]\n«The sum of $770 (inclusive of GST) is agreed to be a reasonable estimate of the expenses caused by late settlement and shall be added to the balance.»',
    '[special-conditions]\n1. «A fee of $300 is payable by the defaulting purchaser each time a new settlement is arranged.»',
    '[special-conditions]\n1. «The Buyer must compensate the Seller for accommodation and removal costs thrown away because settlement did not occur.»',

    "[special-conditions]\n1. «For each default notice the Buyer shall pay the Seller's lawyers $770 plus GST.»",
    "[special-conditions]\n1. «If settlement is cancelled or rebooked at the Buyer's request a fee of $350 applies.»",
    "[special-conditions]\n1. «The Purchaser must pay the Vendor's costs of and incidental to any breach on an indemnity basis, including counsel's fees.»",
    "[special-conditions]\n1. «The purchaser shall pay the vendor's solicitor client costs for any variation requested.»",
    '[special-conditions]\n1. «A sum of two hundred and fifty dollars shall be allowed to the Vendor for every rescheduled settlement.»',
    "[special-conditions]\n1. «The Purchaser must pay the Vendor's legal costs on an indemnity basis for any breach, enquiry or request for extension.»",
    "[special-conditions]\n1. «Where settlement fails through the Purchaser's act, the Purchaser must reimburse the Vendor's bridging finance, storage and removalist charges.»",

    {
      text: '6. «The purchaser pays $385 plus GST for every settlement that is rescheduled at its request.»',
      severity: 'low',
    },
    {
      text: 'If the buyer defaults the buyer must allow at settlement:\n(a) «$770 for each default notice;»',
      severity: 'medium',
    },
    '«A charge of $250 is payable by the Purchaser for each request for an extension of the loan date.»',
    '«The purchaser in breach must pay the vendor’s costs on a solicitor and client basis.»',
  ],
  passes: [
    '[special-conditions]\nThe Vendor pays its solicitor $495 for the contract.',
    '[special-conditions]\nEach party must pay its own legal costs of this contract.',
    '[special-conditions]\nThe Purchaser pays the lodgment fees of the electronic network.',
    "[special-conditions]\nThe Vendor pays the agent's commission of $14,000 plus GST.",
    '[special-conditions]\n1. Each party must pay its own legal costs of this sale.',
    "[special-conditions]\n1. A party in default must pay the other party's reasonable costs of a default notice.",
    '[special-conditions]\n1. Each party bears its own costs.',

    'Each party bears its own PEXA fees of about $130 for settlement.',
    'The party in default must pay reasonable costs actually incurred by the other.',
    'The vendor must pay $500 to the purchaser for each day that the vendor delays settlement, in this contract by the vendor to the purchaser.',
  ],
  clear: ['Settlement takes place electronically.'],
})
