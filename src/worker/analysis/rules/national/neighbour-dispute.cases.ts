import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\n«The people at number 9 want the vendor to pay half of a new fence.»',
    {
      severity: 'medium',
      text: '[vendor-statement]\n«A notice to fence was served on the vendor by the owner of number 14.»',
    },
    '[special-conditions]\n1. «The Vendor discloses a disagreement with the adjoining owner about the roots of the plane tree.»',
    '[building-report]\n«The retaining wall along the western side is leaning and needs replacement.»',
    {
      severity: 'medium',
      text: '[vendor-statement]\n«The neighbours claim $6,000 for damage done by branches.»',
    },
    '[special-conditions]\n1. «Half the cost of the new side fence is still to be paid by the owner.»',
  ],
  passes: [
    '[vendor-statement]\nThe neighbours are friendly.',
    '[vendor-statement]\nThere is no dispute with any neighbour about a fence.',
    '[vendor-statement]\nThe dispute with the neighbour about the fence was settled in 2024.',
    '[special-conditions]\n1. The Purchaser must not make any claim about the position of the dividing fence.',
    '[special-conditions]\n1. The Vendor must repair the side fence before settlement.',
  ],
  clear: ['[vendor-statement]\nRates are $1,800 a year.'],
})
