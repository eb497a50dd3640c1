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
    "Vendor's name Adele Marr Date\n/ /\n«Vendor's signature»\nPurchaser's name Tom Hale Date 3 / 10 / 2026",
    "Vendor's name | Corvan Holdings Pty Ltd\n«Signature of the vendor»\nPurchaser's name | T. Hale\nPurchaser's signature | Signed by: Tom Hale",
    'Signature of the purchaser: Tom Hale\n«Signature of the vendors»\n1. FINANCIAL MATTERS',
    "«Vendor's signature | Date | / /»\nPurchaser's signature | Date | / /",
    {
      text: '[vendor-statement]\nSignature: R. E. Ockenden 3 November 2026\n«Signature of H. B. Ockenden: ____________»',
      facts: {
        vendors: [
          ['Rosalind Edith Ockenden', 'R. E. Ockenden'],
          ['Hamish Bernard Ockenden', 'H. B. Ockenden'],
        ],
      },
    },
    { text: '«Signature of vendor: M. Quill Date: ___/___/20__»', severity: 'medium' },
  ],
  passes: [
    '[contract-form]\nBefore signing, purchasers should have received a copy of the vendor statement required to be given by a vendor.',
    'Signed by the vendors A Pell and O Pell on 4 June 2026. Receipt of the purchaser: ____________ Date: ________',
    '[vendor-statement]\nSigned electronically by Jane Smith on 4 May 2026',
    'Signature of the vendor: M. Quill Date: 4 May 2026',
    'Signed electronically by the vendor via DocuSign ____',
    // What is drawn has no words; the day beside it shows that somebody signed.
    "Vendor's name Adele Marr Date 21/9/2026\nVendor's signature\nPurchaser's name ____ Date / /\nPurchaser's signature",
    "Vendor's signature\nR L Castellan\nPurchaser's signature | Signed by: Tom Hale",
    "Purchaser's signature: ____________________ Date: ________",
    // What the law asks, printed above a line that is signed.
    "This statement must be signed by the vendor before any contract is signed.\nVendor's signature | O. Pell | Date: 4 June 2026",
    'The statement has to be signed by each vendor and given to the buyer.\nSignature of the vendor: M. Quill Date: 4 May 2026',
  ],
  clear: ['Signature of the vendor: R. Holloway Date: 12 August 2026'],
})
