import { cases, type SeededFacts } from '../cases.ts'

const facts: SeededFacts = {
  vendors: [
    ['Anna Marsh', 'Anna Marsh'],
    ['Ben Cole', 'Ben Cole'],
  ],
}

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '[particulars]\nVendors: Tamsin Maree Pell and Hal Pell\n«Signed by T M Pell [signed] Signed by H Pell ______________»',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },
    {
      text: '[particulars]\nVendors: Tamsin Maree Pell and Hal Pell\n[statutory-notice] Certificate\n«Seller H. Pell (signed) T. M. Pell ____________»',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },

    '[contract-form] Offer\nThe seller accepts the offer\nSignature L Ashe Date 30/10/2026\n«Signature Date»',
    '[contract-form] Offer and acceptance\nSignature of the Buyer: M Quill\n«Accepted for the Seller: ____________ Date ________»',
    '[contract-form] Offer\nBuyer signed 14 October 2026\n«The Seller accepts the offer of the Buyer: B Thornton Signature ________________ Date ________»',
    '[particulars] Offer\nOffer dated 4 November 2026\n«Signed by the vendor: ______________»',
    '[contract-form] Contract\nExecuted by Larch Holdings Pty Ltd under section 127 of the Corporations Act:\n«(signed) A Quill ______________»\nA Quill, director | Director / company secretary',
    {
      text: '[special-conditions] Acceptance\nSELLER L H Carrick DATE 10 July 2026\n«SELLER ______________________ DATE ______________»',
      state: 'WA',
    },
    {
      text: '[contract-form]\nVendor: T. Abbot Dated 4/5/2026\n«Vendor: ____________ Dated ____________»',
      state: 'TAS',
    },
    { text: '«SIGNED: Anna Marsh ☒ Ben Cole ______________»', facts },
    { text: '«Signed by the vendors: Anna Marsh A. Marsh Ben Cole ..............»', facts },
    { text: '«Signature of Ben Cole: ________ Signature of Anna Marsh: A Marsh»', facts },
    {
      text: 'Vendors: Anna Marsh and Ben Cole\n[contract-form] Execution\n«Executed | Anna Marsh [signed electronically] | Ben Cole | ____________»',
      facts,
    },
    { text: '«Signing page: Anna Marsh (signed) 3 May 2026, Ben Cole ☐»', facts },
    // Each on a line of its own.
    {
      text: 'Anna Marsh [signed electronically] 4 May 2026\n«Ben Cole [awaiting signature]»',
      facts,
    },
    {
      text: '[special-conditions]\nSigned: Ben Cole /s/\n«Signed: Anna Marsh ..............»',
      facts,
    },
    'Signature of vendor 1: J. Alder\n«Signature of vendor 2: ______________»',
    'Signed by the first vendor: M. Quill\n«Signed by the second vendor: ............»',
    '[contract-form]\nSigned by the seller: Ada Ferrow\n«Signed by the seller: [not signed]»',
  ],
  passes: [
    // Names below their lines, and nobody has signed.
    {
      text: '[contract-form] Signing page\nSigned by ____________ Anna Marsh ____________ Ben Cole Signed by ____________ Name:',
      facts,
    },
    {
      text: '[contract-form]\nExecuted by the sellers ................ Anna Marsh ................ Ben Cole',
      facts,
      state: 'QLD',
    },
    {
      text: '[contract-form]\nSellers: Tamsin Maree Pell and Hal Pell\nSigned by\nSELLER ____________ Tamsin Maree Pell Date: ____ / ____ / ____ | WITNESS to the signature\nSELLER ____________ Hal Pell Date: ____ / ____ / ____ | WITNESS to the signature',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },
    {
      text: '[particulars]\nVendors: Tamsin Maree Pell and Hal Pell\nSigned by T M Pell [signed] Signed by H Pell [signed] Buyer ______________',
      facts: {
        vendors: [
          ['Tamsin Maree Pell', 'Tamsin Maree Pell'],
          ['Hal Pell', 'Hal Pell'],
        ],
      },
    },

    '[contract-form] Offer\nSignature of the Buyer: M Quill\nAccepted for the Seller: B Thornton Date 4 May 2026',
    '[contract-form] Offer\nSignature of the Buyer: ____________\nAccepted for the Seller: ____________ Date ________',
    '[contract-form] Contract\nExecuted by Larch Pty Ltd under section 127:\n(signed) A Quill ______________\nA Quill, sole director',
    '[contract-form]\nSELLER ______________________ DATE ______________\nSELLER ______________________ DATE ______________',
    '[contract-form]\nSELLER L H Carrick DATE 10 July 2026\nSELLER N J Ashby DATE 10 July 2026',
    'Signed by the vendor: ______________\nSigned by the purchaser: ______________',
    'Signed by the vendor: M. Quill\nSigned by the purchaser: ______________',
    'Signed by the vendor: M. Quill\nWitness: ______________',
    { text: 'Anna Marsh ______________\nBen Cole ______________', facts },
    { text: 'SIGNED: Anna Marsh ☒ Ben Cole ☒', facts },
    { text: 'SIGNED: Anna Marsh ______________ Ben Cole ______________', facts },
    { text: 'Vendors Anna Marsh and Ben Cole of 4 High Street, Wexley', facts },
  ],
  clear: [{ text: 'SIGNED: Anna Marsh ☒ Ben Cole ☒', facts }],
})
