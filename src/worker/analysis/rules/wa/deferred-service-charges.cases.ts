import { cases } from '../cases.ts'

export default cases({
  in: 'rates-certificate',
  flags: [
    '«Underground power service charge, balance of instalments outstanding: $3,150.00»',
    '[special-conditions]\n7. «The Buyer will take over the remaining instalments of the infill sewerage charge.»',
    '[special-conditions]\n«Decommissioning of the septic tanks is to be done by the Buyer.»',
    {
      text: '[water-certificate]\n«Headworks contribution of $8,900 is payable on connection.»',
      severity: 'high',
    },
  ],
  passes: [
    'There are no outstanding underground power charges.',
    '[special-conditions]\nThe Seller must pay the underground power charge at settlement.',
    '[special-conditions]\nThe septic tank was decommissioned in 2014, see certificate.',
  ],
  clear: ['General rate $1,604.20. Underground power charge: nil'],
})
