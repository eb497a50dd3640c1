import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: "[contract-form]\n«Signed by the purchaser: S. Menon on 2 September 2026»\n[vendor-statement]\n«Date of this statement: 9 September 2026»\nVendor's signature: B. Castagna",
      severity: 'critical',
    },
    '[contract-form]\n«Signed by the purchaser: S. Menon on 2 September 2026»\n[vendor-statement]\n«This vendor statement is dated 9 September 2026.»',
    '[contract-form]\n«Signed by the purchaser: A Mensah on 4 May 2026»\nSigned by the vendor: B Thornton on 5 May 2026\n[vendor-statement]\n«Signed by the vendor B Thornton Dated 9 May 2026»',
    '[contract-form]\n«Purchaser: Kwame Mensah [signed electronically] Date: 4/05/2026»\n[vendor-statement]\n«Vendor signature: B Thornton Date 12/05/2026 Purchaser signature: K Mensah Date 12/05/2026»',
    '[particulars]\n«SIGNED by the buyer K Mensah 04.05.2026»\n[vendor-statement]\n«Date of this statement and vendor signature: 6 May 2026»',
    {
      text: '[contract-form]\nDay of sale: «4 May 2026»\n[vendor-statement]\n«Signature of the vendor: B Thornton, 20 May 2026»',
      facts: { contractDate: ['2026-05-04', '4 May 2026'] },
      severity: 'high',
    },
    '[contract-form]\n«Signed by the purchaser: A Mensah on 4 May 2026»\n[vendor-statement]\nSigned by the vendor B Thornton Dated 1 May 2026\n«Received by the purchaser: K Mensah, 7 May 2026»',
  ],
  passes: [
    '[contract-form]\nSigned by the purchaser: S. Menon on 2 September 2026\n[vendor-statement]\nDate of this statement: 29 August 2026',
    '[contract-form]\nSigned by the purchaser: S. Menon on 2 September 2026\n[vendor-statement]\nRates instalment due 30 November 2026',
    '[contract-form]\nSigned by the purchaser: A Mensah on 4 May 2026\n[vendor-statement]\nSigned by the vendor B Thornton Dated 1 May 2026',
    '[contract-form]\nSigned by the purchaser: A Mensah on 4 May 2026\n[vendor-statement]\nThe building permit was signed on 9 May 2026 by the surveyor and the certificate is attached.',
    '[contract-form]\nSigned by the vendor: B Thornton on 1 May 2026\n[vendor-statement]\nSigned by the vendor B Thornton Dated 1 May 2026',
  ],
  clear: [
    '[contract-form]\nSigned by the purchaser: A Mensah on 4 May 2026\n[vendor-statement]\nSigned by the vendor B Thornton Dated 1 May 2026',
  ],
})
