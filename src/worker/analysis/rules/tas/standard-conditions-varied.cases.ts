import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    "[special-conditions]\n«Standard Condition 15 (vendor's default) does not form part of this contract.»",
    '«Standard conditions omitted / varied | Clauses 9 and 17»',
    '[special-conditions]\n2. «Standard Condition 12 is deleted.»',
    {
      text: '[special-conditions]\n3. «The parties agree that clause 15.2 (error or misdescription) does not apply.»',
      severity: 'high',
    },
    '[special-conditions]\n6. «This clause replaces clause 8 of the Standard Conditions.»',
  ],
  passes: [
    '[particulars]\nFinance (Standard Condition 5) | ☒ Applies ☐ Does not apply Amount: $830,000.00\nBuilding inspection (Standard Condition 6) | ☒ Applies ☐ Does not apply Inspection date: 15 Business Days after the Contract Date.',
    'Standard conditions omitted / varied | Nil',
    'Standard conditions omitted / varied |',
    '[general-conditions]\n14. Clause 9 does not apply to a sale by auction.',
  ],
  clear: ['Standard conditions omitted / varied: none'],
})
