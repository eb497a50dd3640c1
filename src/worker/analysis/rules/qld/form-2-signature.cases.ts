import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Orrin Trustees Pty Ltd\n[vendor-statement] Form 2\nSignatures\nTamsin Maree Pell, trustee | T M Pell Date: 4 May 2026\n«Orrin Trustees Pty Ltd, trustee (director) | Signature: ______________ Date: ________»',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Orrin Trustees Pty Ltd', 'Orrin Trustees Pty Ltd'],
        ],
      },
    },
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Hal Pell\n[vendor-statement] Form 2\nSignatures\n«T. M. Pell ____________ Signature of seller | ____________ Signature of seller»\nTamsin Maree Pell | Hal Pell',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Hal Pell\n[vendor-statement] Form 2\nSignatures\n«Signature of vendor ............ | Signature of vendor /s/ Hal Pell»\nTamsin Maree Pell | Hal Pell',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },
    {
      text: '[particulars]\n«Date of this contract: 19 October 2026»\n[vendor-statement]\n«SELLER: B. Kalt | Signed on 22 October 2026»',
      facts: { contractDate: ['2026-10-19', 'Date of this contract: 19 October 2026'] },
    },
    {
      text: '[particulars]\n«Contract date 3 March 2027»\n[vendor-statement]\n«Signed by the seller on 5 March 2027»',
      facts: { contractDate: ['2027-03-03', 'Contract date 3 March 2027'] },
    },
    {
      text: "[particulars]\n«Contract date 3 March 2027»\n[vendor-statement]\n«Seller's signature: M. Orr, 9 March 2027»",
      facts: { contractDate: ['2027-03-03', 'Contract date 3 March 2027'] },
    },
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Hal Pell\n[vendor-statement] Form 2\nSignatures\nH. Pell 4 May 2026\n«T. M. Pell ______________ Date ________»',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },

    '«SELLER K Moss ________ (second seller) ________»',
    '«Signature of seller: ____________________ Date: ______»',
    '«Seller 1 | ............................ | Date»',
    '«Seller: P. Ngata (form not yet signed)»',
    { text: '«Seller signature: P. Ngata Date: ___/___/20__»', severity: 'medium' },
    {
      text: '[particulars] Reference schedule\nContract Date: «3 March 2026»\n[vendor-statement] Form 2\n«Signed by the seller P. Ngata, date 9 March 2026»',
      facts: { contractDate: ['2026-03-03', '3 March 2026'] },
      severity: 'high',
    },
  ],
  passes: [
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Hal Pell\n[vendor-statement] Form 2\nT. M. Pell ____________ Signature of seller | H. Pell ____________ Signature of seller\nTamsin Maree Pell | Hal Pell',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },
    {
      text: '[particulars]\nContract date 3 March 2027\n[vendor-statement]\nSELLER: B. Kalt | Signed on 1 March 2027',
      facts: { contractDate: ['2027-03-03', 'Contract date 3 March 2027'] },
    },
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Hal Pell\n[vendor-statement] Form 2\nSignatures\nH. Pell 4 May 2026\nT. M. Pell 5 May 2026\nA Quill ______________',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },

    'Seller .................... Karl and Edith Moss',
    {
      text: '[particulars] Reference schedule\nContract Date: 3 March 2026\n[vendor-statement] Form 2\nSELLER P. Ngata Date: 27 February 2026 BUYER ____________ Date: ________',
      facts: { contractDate: ['2026-03-03', '3 March 2026'] },
    },
    'Buyer signature: ____________________ Date: ______',
    'Seller signed electronically by DocuSign ____ Date: 4 May 2026',
  ],
  clear: ['Signature of seller: P. Ngata Date: 4 May 2026'],
})
