import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The Seller may change these conditions by written notice if its lender so requires.»',
    '[special-conditions]\n1. «The Buyer must sign any deed which the Developer requires in connection with the project.»',

    {
      text: '«The Vendor may amend this contract at any time before settlement.»',
      severity: 'high',
    },
    '«The Developer reserves the right to vary these special conditions as it thinks fit.»',
    '«The Seller may by notice add to the terms of this agreement or change any special condition.»',
    '«If there is any inconsistency these special conditions prevail and every protection in the general conditions is excluded.»',
    '«The Buyer waives all rights arising under the general conditions.»',
    {
      text: '«The Developer may assign or novate its rights under this contract to any person without notice.»',
      severity: 'medium',
    },
    '«The Vendor may sell the parent land subject to this contract and the Purchaser must accept the new owner as vendor.»',
    '«The Purchaser appoints the Vendor its attorney to sign all documents that the Vendor thinks necessary.»',
    '«The Transferee must execute any document required by the Transferor.»',
  ],
  passes: [
    'If there is any inconsistency the special conditions prevail.',
    'This contract may be varied only by agreement in writing signed by both parties.',
    'The Vendor may amend this contract with the consent of the Purchaser.',
    'The Purchaser must sign any document required at settlement to transfer the land.',
    'The Purchaser may assign this contract to a nominee.',
    'The Vendor must not assign this contract before settlement.',
  ],
  clear: ['The general conditions apply to this contract.'],
})
