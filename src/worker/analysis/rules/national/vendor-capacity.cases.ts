import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[particulars]\nSeller: Gwen Pask by her attorney Declan Tran\n[other] Notes of the agent\nMrs Pask moved to a nursing home in April. «Her doctor wrote in July that she no longer manages her own affairs.»',
      state: 'NT',
    },
    '[particulars]\nVendor: Otto Lind\n[annexure]\n«Mr Lind no longer understands what he signs, his daughter says.»',
    '[particulars]\nVendor: Otto Lind\n[annexure]\n«The owner, my father, no longer handles his money.»',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Doctor\n«My opinion is that Mr Tarn has dementia and is unable to understand a contract.»',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Note\n«The vendor has lost capacity since the power was made.»\n«This is a general power of attorney and does not continue if I lose capacity.»',
    '[special-conditions]\n9. «Our client’s mother can no longer manage her affairs and the family signs for her.»',
    '[contract-form] Sale\n«Mrs Pell is without legal capacity.»',
    '[special-conditions]\n1. Time runs strictly.\n[other] Letter\n«She was found in May to have Alzheimer’s disease, and her son sells the house.»',
    {
      text: 'S2. The attorney believes the power has not been revoked. «The buyer is not to ask for evidence of the seller’s capacity when the power was made or now.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n6. «No medical evidence of the capacity of the donor need be produced.»',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n4. «The Purchaser shall not make any enquiry into or challenge the Vendor’s mental capacity.»',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n9. «The purchaser is satisfied as to the vendor’s legal capacity and waives requisitions on it.»',
      severity: 'high',
    },
  ],
  passes: [
    '[particulars]\nVendor: Otto Lind\n[annexure]\nThe agency no longer manages the property.',
    '[special-conditions]\nIf a party loses capacity before settlement the other may rescind.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Doctor\nThe vendor has no sign of dementia and understands the sale.',
    '[special-conditions]\n1. Time runs strictly.\n[other] Village\nThe nursing home has a dementia unit of twelve rooms.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Power\nThis enduring power of attorney continues even if I lack capacity.',
    '[annexure] Enduring power of attorney\n6. This power is intended to go on having effect if, after it is signed, the principal lacks capacity through loss of memory or otherwise.',
    '[annexure] Enduring power of attorney\n4. The attorney may sell land. The power survives when its maker is no longer able to manage his own affairs.',
    '[special-conditions]\n9. The purchaser must not question the capacity of the tank or the septic system.',
    '[special-conditions]\n9. The purchaser may ask for a certificate that the vendor had capacity when the power was made.',
    '[special-conditions]\n9. The executor sells in that capacity and the purchaser may not require personal covenants.',
  ],
  clear: ['[contract-form]\nVendor: Noor Haddad, who signs for herself.'],
})
