import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[contract-form]\n«Signed by O Marsh for J Marsh on the faith of an email of 3 May 2026, written authority to come»',
      severity: 'critical',
    },
    {
      text: '[contract-form]\n«Executed by T. Quist on behalf of his sister with her verbal consent given by telephone.»',
      severity: 'critical',
    },
    '[special-conditions]\n37. The sellers live abroad and their attorney, Hamish Corderoy, signs under a power given on 2 March 2026. «The original will be produced, and registered if it must be, at a time that suits the sellers.»',
    {
      text: '[contract-form] Signing page\n«Vendor: H Lund by his attorney S Vale under power of attorney dated 3 February 2026 (registration of which is to be attended to by the vendor)»',
      state: 'NSW',
    },
    {
      text: '[particulars] Execution\n«Signed for the Seller by R Tan under a power of attorney made in 2025, registration of which remains outstanding.»',
      state: 'QLD',
    },
    {
      text: '[special-conditions]\nThe vendor signs by an attorney; «registration of the power is pending with the registry.»',
      state: 'TAS',
    },
    '9. «Mr Tran will produce his power of attorney "in due course".»',
    '9. «The attorney must show the enduring power of attorney before completion.»',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Letter\n«By a deed of 3 March 2026 Mrs Quill revoked the power of attorney that she had given to her son.»',
    '[special-conditions]\n7. «The attorney’s power was suspended by the tribunal pending a hearing.»',
    '[special-conditions]\n4. «The owner’s nephew has applied to review the power of attorney and to remove the attorney.»',
    '[special-conditions]\n2. «The power of attorney dated 8 May 2024 has not been lodged with the titles office.»',
    '[contract-form]\nSigned for the vendor by I. Rowe as her attorney.\n«The power is not yet registered.»',
    '[special-conditions]\n5. The seller signs by attorney.\n«It is to be registered before settlement and no copy is given.»',
    '[special-conditions]\n«The attorney may confer no benefit on himself or herself, and the deposit is paid to the attorney’s account.»',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Instrument\n«My attorney must not make any gift to herself under this power.»',
    '[contract-form]\nVendors:\n«Signed by T. Pell in both names because his wife is away»',
    '[contract-form]\n«Seller: (signed) Rosa Lim for herself and her husband, authority to follow»',
  ],
  passes: [
    '[contract-form]\nSigned for Ann Example by her attorney Ben Example under the power of attorney dated 3 June 2024, of whose revocation he has no notice.',
    "[special-conditions]\n1. A copy of the registered power of attorney and the attorney's statement of non-revocation are annexed.",
    '[special-conditions]\nThe executors have the power to sell under the will and nobody has disputed it.',
    '[special-conditions]\nThe attorney declares that the power of attorney has not been revoked.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure]\nI revoke all earlier powers of attorney and appoint my daughter as my attorney.',
    '[special-conditions]\nThe purchaser irrevocably appoints the vendor its attorney, and the power is not revoked by its death.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure]\nThis power of attorney continues to be effective even if I lack capacity.',
    '[contract-form]\nVendor: signed by A. Quill and by B. Quill',
    '[special-conditions]\nThe power line over the rear is not registered as an easement.',
  ],
  clear: ['[contract-form]\nVendor: Noor Haddad, who signs for herself.'],
})
