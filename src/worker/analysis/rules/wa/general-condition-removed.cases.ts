import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n2. «The three Business Days allowed by general condition 4.2 are not available to the Buyer.»',
    '[special-conditions]\n5. «The 3 business days in clause 4.1 do not apply to the Buyer.»',
    '2. «GC 4.2 is deleted.»',
    '(C) «General Condition 9 is left out.» The Buyer takes buildings in the state they are in.',
    '3. «The parties take out General Condition 8.»',
    '3. «General Condition 9 is cut out of this contract.»',
    '«Clause 4 of the General Conditions is changed: the words giving three Business Days are left out, and interest runs from the Settlement Date.»',
    '«In condition 4.1 delete "three Business Days after" where it stands.»',
    '[special-conditions]\n«Clause 9.1 of the 2022 General Conditions shall have no application.»',
    '3. «Clause 9 of the General Conditions is deleted.»',
    {
      text: '«The Buyer pays interest from the Settlement Date with no days of grace.»',
      severity: 'high',
    },
    '«The parties agree that General Condition 4 does not apply to this contract.»',
    '8. The Joint Form of General Conditions is amended as follows:\n(a) «delete clause 8 and clause 5»',
  ],
  passes: [
    '[annexure]\n5. If the Buyer does not serve the notice within the time stated in Clause 4 then the Buyer will be deemed to have waived the benefit of this Annexure.',
    '(C) The pot plants are left out of the sale. General Condition 9 applies.',
    '[special-conditions]\nOn that event Clauses 23 and 24 of the 2022 General Conditions do not apply to the right to terminate.',
    'Vacant possession is given at 10 am, and condition 6.3 of the General Conditions (Seller staying on until noon next day) has no application.',
    "Clause 6 of the General Conditions, so far as it gives the Seller's right to remain, does not apply.",
    '[general-conditions] Joint form of general conditions\n4.1 No interest is payable in the three business days after the settlement date.',
    'Clause 22 of the General Conditions is deleted.',
    'Special condition 4 does not apply if the Buyer obtains finance.',
    'A party has three business days of grace before interest runs.',
  ],
  clear: ['The 2022 Joint Form of General Conditions is incorporated in this contract.'],
})
