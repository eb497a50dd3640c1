import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[vendor-statement]\n«Signature of the vendor ____________ Date __/__/20__»',
    "[vendor-statement]\n«Vendor's signature: to be signed»",
    '[vendor-statement]\n«Vendor: ____________________ Date of this statement: ____________»',
    '«Signature of the vendor: __________________ Date: ____________»',
    "«Vendor's signature | ............................ | Date»",
    '[special-conditions]\n12. «A section 32 statement is being prepared and a copy is to be provided before settlement.»',
    "«Vendor's signature»\n____________________",
    { text: '«Signature of vendor: M. Quill Date: ___/___/20__»', severity: 'medium' },
  ],
  passes: [
    '[contract-form]\nBefore signing, purchasers should have received a copy of the vendor statement required to be given by a vendor.',
    'Signed by the vendors A Pell and O Pell on 4 June 2026. Receipt of the purchaser: ____________ Date: ________',
    '[vendor-statement]\nSigned electronically by Jane Smith on 4 May 2026',
    'Signature of the vendor: M. Quill Date: 4 May 2026',
    'Signed electronically by the vendor via DocuSign ____',
    "Purchaser's signature: ____________________ Date: ________",
  ],
  clear: ['Signature of the vendor: R. Holloway Date: 12 August 2026'],
})
