import { cases } from '../cases.ts'

export default cases({
  state: 'ACT',
  flags: [
    {
      text: '6. «Clause 8.1(d) and the whole of clause 9 do not form part of this Contract.»',
      state: 'SA',
    },
    '1. «Clause 36 ceases to apply.»',
    { text: '3. «Clauses 7 to 9 do not form part of this Contract.»', state: 'SA' },
    'A1. «Clause 36 is deleted.»',
    '1. «Clauses 7 and 36 of the printed contract do not apply.»',
    '4. «The Seller contracts without clause 12.»',
    { text: '3. «General condition 9 is hereby excluded.»', state: 'SA' },
    { text: '2. «The parties delete clause 14.2 (vendor to comply with notices).»', state: 'SA' },
    '2. «Printed cl 6.3 is struck out.»',
    { text: 'B2. «Standard term 38 comes out.»', state: 'ACT' },
    { text: '14. «General condition 6 has no application to this sale.»', state: 'SA' },
  ],
  passes: [
    '[special-conditions]\n12 | Survey | ☒ Applies (General Condition 8) ☐ Does not apply',
    // One sentence of a clause goes, and not the clause.
    'A1. Printed cl 2.4: the second sentence ("The agent keeps it") is struck out.',
    { text: '3. In clause 12 the words "by post" are deleted.', state: 'SA' },
    {
      text: '[special-conditions]\n10. A former clause 10, which excluded all warranties, has been deleted by agreement.',
      state: 'SA',
    },
    {
      text: "[special-conditions]\n10. Clause 14, which limited the purchaser's claims, is deleted.",
      state: 'SA',
    },
    // What goes is printed in the same file, and bound the buyer alone.
    "[general-conditions]\n36 The Buyer shall pay the Seller's costs of any extension.\n[special-conditions]\nA1. Clause 36 is struck out.",
    'Special condition 4 is deleted.',
    '5. Clause 36 is not amended.',
    '6. Clause 3.2 of the lease does not apply to the renewal.',
    { text: '6. Clause 36 is deleted.', state: 'WA' },
  ],
  clear: ['The buyer pays its own legal costs.'],
})
