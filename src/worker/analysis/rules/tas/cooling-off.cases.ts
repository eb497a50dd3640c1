import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[particulars]\n«Cooling off | ☐ The Purchaser keeps the cooling-off period | ☒ The Purchaser buys without the cooling-off period»',
    '[particulars] Particulars of sale\n☐ The Purchaser relies on the Cooling Off clause.\n«☒ The Purchaser has chosen to sign without the benefit of the Cooling Off clause.»',
    '[particulars] Particulars of sale\n«☒ The Purchaser signs without the protection of clause 17 (Cooling Off).»',
    {
      text: '[particulars] Particulars\nCooling Off\n☐ The Purchaser relies on the three Business Day cooling off period\n«☒ The Purchaser waives it»',
      facts: { coolingOffMarks: [['waived', '☒ The Purchaser waives it']] },
      severity: 'medium',
    },
    '[particulars] Particulars\n«Cooling Off ☐ relies ☒ does not rely»',
    '[particulars] Particulars\n«Does the cooling-off period apply? ☐ Yes ☒ No»',
    '[particulars] Particulars of sale\n«Cooling off | the parties waive it»',
    '[particulars] Particulars of sale\n«Cooling off | none»',
    '[particulars] Particulars of sale\n«Cooling Off ☒ The Purchaser does not require the cooling off period ☐ The Purchaser relies on it»',
    '«Cooling Off ☐ Confirming reliance on the Cooling Off period ☒ Waiving the Cooling Off period»',
    {
      text: '«The Purchaser does not rely on the cooling off clause.»\nThis Contract is not subject to finance.',
      severity: 'high',
    },
    '«Standard conditions omitted | Clause 24 (Cooling Off) is deleted»',
    '«Cooling Off ☐ Confirming reliance on the Cooling Off period of three (3) Business Days»\n«☐ Waiving the Cooling Off period»',
    'Sale Price | $512,000\nDeposit | $25,600\nCompletion Date | 4 December 2026',
    '[particulars]\nCooling Off | ☐ reliance ☐ waived is left to the auction terms\n[auction-conditions] Auction rules\n«The property is offered by public auction subject to a reserve.»',
  ],
  passes: [
    {
      text: '[particulars] Particulars\nCooling Off\n☒ The Purchaser relies on it\n☐ The Purchaser waives it',
      facts: { coolingOffMarks: [['chosen', '☒ The Purchaser relies on it']] },
    },
    '[particulars] Particulars\nCooling Off ☒ Confirming reliance on the Cooling Off period ☐ Waiving reliance',
    '[particulars] Particulars of sale\nCooling off: ☐ none ☒ three business days',
    '☒ Confirming reliance on the Cooling Off period of three (3) Business Days from the Contract Date ☐ Waived',
    '[general-conditions]\nIf the Purchaser waives cooling off in the Particulars this clause does not apply.',
    'The Purchaser relies on the cooling off period of three business days.',
  ],
  clear: [
    'Cooling Off ☒ Confirming reliance on the Cooling Off period ☐ Waiving the Cooling Off period',
  ],
})
