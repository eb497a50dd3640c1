import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n4. «In clause 6.2 substitute "the Seller" for "either party".»\n[general-conditions] Terms of contract\n«6.2 Where either party is not ready on the Settlement Date, either party may extend settlement by not more than five Business Days.»',
      severity: 'high',
    },
    '[special-conditions]\n4. «The words "a party" in clause 6.2 are replaced with "the Seller".»\n[general-conditions] Terms of contract\n«6.2 If a party is not ready, it may by notice put settlement off for up to five Business Days.»',
    // An order behind the number, which only the print makes plain.
    {
      text: '[special-conditions]\n«S.3 (Terms clause 6.2) Strike out.»\n[general-conditions] Terms of contract\n«6.2 A party may extend the Settlement Date by notice for not more than five Business Days.»',
      severity: 'high',
    },
    // Whatever the verb.
    '[special-conditions]\n2. «Clause 6.2 forms no part of this contract.»',
    '[special-conditions]\n2. «Clause 6.2 is of no application to the Buyer.»',
    '[special-conditions]\n2. «Clauses 6.2 and 6.3 are to be read as if they had never been printed.»',
    '«Neither party has the right to extend the Settlement Date under the Terms of Contract.»',
    '«The words "5 Business Days" in clause 6.2(1) are replaced with "1 Business Day".»',
    '«Notwithstanding clause 6.2, only the Seller may extend the time for settlement.»',
    '«The grace period for settlement is excluded and the Buyer must complete on the due date without exception.»',
    '«The Buyer gives up the benefit of clause 6.2 and has no entitlement to postpone the Settlement Date.»',
    '3. «Standard condition 6.2 does not apply to this sale.»',
    '4. «The Buyer has no right to postpone settlement for any reason.»',
    '5. «No extension of time will be granted to either party.»',
    '6. «The settlement date cannot be extended under any circumstances.»',
    {
      text: '7. «Clause 6.2 is varied so that a party may extend by one business day only.»',
      severity: 'medium',
    },
    '8. «Should the Buyer fail to settle, in that the price is not settled by 4 pm, the Seller may terminate this contract immediately.»',
  ],
  passes: [
    '[special-conditions]\n4. In clause 6.2 read "the Buyer" in place of "a party".\n[general-conditions] Terms of contract\n6.2 If a party is not ready, it may by notice put settlement off for up to five Business Days.',
    'For clarity, clause 6.2 applies and either party may extend the Settlement Date once by notice.',
    'Either party may extend the Settlement Date by up to 5 Business Days by notice before 4 pm.',
    'Time is of the essence of this contract, except as to the time of day for settlement.',
    '[general-conditions] Terms of contract\n6.2 A party that cannot settle may extend settlement by 5 Business Days.',
    'The Buyer may extend settlement by up to five business days.',
  ],
  clear: [
    '[special-conditions] Special conditions\n1. The Seller will mow the lawn.\n[general-conditions] Terms of contract\n6.2 A party may extend settlement by notice.',
  ],
})
