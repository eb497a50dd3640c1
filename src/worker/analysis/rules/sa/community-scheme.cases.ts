import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[special-conditions]\n1. Ordinary terms apply.\n[annexure] Development contract\n«The developer covenants with the community corporation to develop the lots in stages and owners must permit access.»',
    '«A development contract between the developer and the community corporation is filed with the plan.»',
    '[special-conditions]\n«The purchaser must comply with the development contract as if named in it.»',
    '[by-laws] Scheme description\n«The land is stage two of four.»',
    {
      text: '[by-laws] Scheme description\n«The developer reserves the right to create further community lots on lot 90.»',
      severity: 'high',
    },
  ],
  passes: [
    '[owners-corporation-certificate]\nDevelopment contract: there is none; lot 12 is governed by the scheme description.',
    '[vendor-statement]\nDevelopment contract under section 49: all obligations were performed and the contract was discharged on 1 November 2023',
    '[vendor-statement]\nThe obligations of the developer under the development contract have been fully completed.',
    'Development contract: none',
    'The community scheme has two lots and there are no further stages.',
    '[special-conditions]\nThe building contract is to be completed in stages.',
  ],
  clear: ['The community corporation holds public liability insurance.'],
})
