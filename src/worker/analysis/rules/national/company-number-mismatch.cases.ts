import { cases } from '../cases.ts'

const EXTRACT = {
  name: 'WATTLE COURT NOMINEES PTY LTD',
  acn: '901 201 303',
  acnValid: true,
  incorporationDate: '2012-03-05',
  status: 'Registered',
  type: null,
  registeredAddress: null,
  directors: [],
  shareholders: [],
  charges: [],
} as const

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '«Vendor | Wattle Court Nominees Pty Ltd ACN 930 112 235»\n[title-search]\n«WATTLE COURT NOMINEES PTY. LTD. A.C.N. 930 112 253»',
      facts: { vendors: [['Wattle Court Nominees Pty Ltd', 'Wattle Court Nominees Pty Ltd']] },
      severity: 'high',
    },
    {
      text: '«Seller: Wattle Court Nominees Pty Ltd as trustee for the Wattle Trust (ACN 930 112 235) of 4 Bay Road»\n[lease]\n«Landlord: Wattle Court Nominees Proprietary Limited ACN 903 112 235»',
      facts: { vendors: [['Wattle Court Nominees Pty Ltd', 'Wattle Court Nominees Pty Ltd']] },
      severity: 'high',
    },
    {
      text: '«Vendor | Wattle Court Nominees Pty Ltd ACN 930 112 235»\n[company-extract] Extract\nWATTLE COURT NOMINEES PTY LTD\n«ACN: 901 201 303»',
      facts: {
        vendors: [['Wattle Court Nominees Pty Ltd', 'Wattle Court Nominees Pty Ltd']],
        companyExtract: [EXTRACT, 'WATTLE COURT NOMINEES PTY LTD'],
      },
      severity: 'high',
    },
    {
      text: 'Vendor | «Quokka Ridge Pty Ltd»\n[company-extract] Extract\n«WATTLE COURT NOMINEES PTY LTD»\nACN: 901 201 303',
      facts: {
        vendors: [['Quokka Ridge Pty Ltd', 'Quokka Ridge Pty Ltd']],
        companyExtract: [EXTRACT, 'WATTLE COURT NOMINEES PTY LTD'],
      },
      severity: 'medium',
    },
    {
      text: '«Seller | Saltbush Terrace Pty Ltd ABN 13 930 112 236»',
      facts: { vendors: [['Saltbush Terrace Pty Ltd', 'Saltbush Terrace Pty Ltd']] },
      severity: 'medium',
    },
  ],
  passes: [
    {
      // The extract is of the company that manages the building.
      text: 'Vendor | Ironbark Equity Partners No 7 Pty Ltd ACN 617 334 424\n[company-extract] Extract\nEntity: WATTLE COURT NOMINEES PTY LTD\nACN: 901 201 303',
      facts: {
        vendors: [
          ['Ironbark Equity Partners No 7 Pty Ltd', 'Ironbark Equity Partners No 7 Pty Ltd'],
        ],
        companyExtract: [EXTRACT, 'WATTLE COURT NOMINEES PTY LTD'],
      },
    },
    {
      text: 'Vendor | Wattle Court Nominees Pty Ltd ACN 930 112 235\n[lease]\nLandlord Wattle Court Nominees Pty Ltd, tenant Bream Foods Pty Ltd ACN 686 230 857',
      facts: { vendors: [['Wattle Court Nominees Pty Ltd', 'Wattle Court Nominees Pty Ltd']] },
    },
    {
      text: 'Vendor | Wattle Court Nominees Pty Ltd ACN 930 112 235\n[title-search]\nMortgage to WATTLE BANK LTD ACN 930 112 253',
      facts: { vendors: [['Wattle Court Nominees Pty Ltd', 'Wattle Court Nominees Pty Ltd']] },
    },
    {
      text: 'Vendor | Wattle Court Nominees Pty Ltd ACN 901 201 303\n[company-extract] Extract\nWATTLE COURT NOMINEES PTY LTD\nACN: 901 201 303',
      facts: {
        vendors: [['Wattle Court Nominees Pty Ltd', 'Wattle Court Nominees Pty Ltd']],
        companyExtract: [EXTRACT, 'WATTLE COURT NOMINEES PTY LTD'],
      },
    },
    {
      text: 'Vendor | Quokka Ridge Pty Ltd, formerly known as Wattle Court Nominees\n[company-extract] Extract\nWATTLE COURT NOMINEES PTY LTD',
      facts: {
        vendors: [['Quokka Ridge Pty Ltd', 'Quokka Ridge Pty Ltd']],
        companyExtract: [EXTRACT, 'WATTLE COURT NOMINEES PTY LTD'],
      },
    },
    'Vendor’s agent | Harbour Homes ABN 11 111 111 111',
  ],
  clear: [
    {
      text: 'Vendor | Saltbush Terrace Pty Ltd ABN 13 930 112 235',
      facts: {
        vendors: [['Saltbush Terrace Pty Ltd', 'Saltbush Terrace Pty Ltd']],
      },
    },
  ],
})
