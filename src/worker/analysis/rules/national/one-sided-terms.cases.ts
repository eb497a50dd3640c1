import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Vendor may from time to time vary the terms of this Contract by giving notice to the Purchaser.»',
    '[special-conditions]\n«All rights which the general conditions give to the Buyer are hereby negatived to the extent they are inconsistent with these special conditions.»',
    '[special-conditions]\n«The Developer may sell, transfer or novate its rights and obligations under this Contract to any person and the Purchaser shall have no right to object.»',
    "[special-conditions]\n«Any document which the Seller says is necessary must be executed by the Buyer within 3 days, failing which the Seller may sign it in the Buyer's name.»",
    '[special-conditions]\n«The Purchaser shall not make any objection, requisition or claim, delay settlement or rescind because of any matter or thing whatsoever.»',
    '[special-conditions]\n«The Vendor may waive or change any of these conditions at any time before settlement as it thinks fit.»',
    '[special-conditions]\n«To the full extent permitted by law, every right of the Transferee to rescind, terminate, object, claim or withhold is excluded.»',
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
    '[special-conditions]\nIf there is any inconsistency between these special conditions and the general conditions, the special conditions prevail.',
    '[special-conditions]\nThis contract may be amended only in writing signed by both parties.',
    '[special-conditions]\nThe vendor may assign its interest with the prior written consent of the purchaser.',
    '[special-conditions]\nEach party must sign all documents reasonably required to give effect to this contract.',
    'If there is any inconsistency the special conditions prevail.',
    'This contract may be varied only by agreement in writing signed by both parties.',
    'The Vendor may amend this contract with the consent of the Purchaser.',
    'The Purchaser must sign any document required at settlement to transfer the land.',
    'The Purchaser may assign this contract to a nominee.',
    'The Vendor must not assign this contract before settlement.',
  ],
  clear: ['The general conditions apply to this contract.'],
})
