import { cases } from '../cases.ts'

export default cases({
  flags: [
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
    'Each party bears its own PEXA fees of about $130 for settlement.',
    'The party in default must pay reasonable costs actually incurred by the other.',
    'The vendor must pay $500 to the purchaser for each day that the vendor delays settlement, in this contract by the vendor to the purchaser.',
  ],
  clear: ['Settlement takes place electronically.'],
})
