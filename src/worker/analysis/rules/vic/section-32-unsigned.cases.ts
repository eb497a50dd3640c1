import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '«Signature of the vendor: __________________ Date: ____________»',
    "«Vendor's signature | ............................ | Date»",
    '[special-conditions]\n12. «A section 32 statement is being prepared and a copy is to be provided before settlement.»',
    "«Vendor's signature»\n____________________",
    { text: '«Signature of vendor: M. Quill Date: ___/___/20__»', severity: 'medium' },
  ],
  passes: [
    'Signature of the vendor: M. Quill Date: 4 May 2026',
    'Signed electronically by the vendor via DocuSign ____',
    "Purchaser's signature: ____________________ Date: ________",
  ],
  clear: ['Signature of the vendor: R. Holloway Date: 12 August 2026'],
})
