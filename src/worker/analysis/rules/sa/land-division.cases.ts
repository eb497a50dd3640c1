import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '1. «This contract is subject to the deposit of a plan of division by the vendor.»',
      severity: 'high',
    },
    {
      text: '«Settlement takes place 14 days after the plan of community division has been deposited.»',
      severity: 'medium',
    },
    {
      text: '7. «The purchaser must reimburse the vendor for the open space contribution and the sewer augmentation charge.»',
      severity: 'medium',
    },
    '3. If the land is divided the purchaser is to:\n(b) «bear the land division fees and the cost of the survey.»',
    '[particulars]\n«The land: proposed allotment 7 in the plan annexed, being portion of CT 6120/455»',
  ],
  passes: [
    'The vendor must pay the open space contribution and all costs of the division.',
    'The deposit is to be paid when the purchaser signs this contract.',
    '[general-conditions]\n9. If a plan of division must be deposited the vendor must do so within six months.',
    '[particulars]\nThe land: ☒ the whole ☐ part of the land in Certificate of Title Volume 5100 Folio 12',
  ],
  clear: ['Rates and water charges are adjusted at settlement.'],
})
