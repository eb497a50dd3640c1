import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\nThe printed form of contract is amended as follows:\n(a) «Clause 7.1.1 is amended by replacing 5% with 1%;»\n(b) «Clause 14.4.2 is deleted;»\n(c) «Clause 16.5 is amended by deleting the words "plus another 20% of that fee".»',
    '[special-conditions]\n«Clause 7: delete 7.1.1 and substitute "claims exceed $500".»',
    '[special-conditions]\n«Clause 7.1.1: "5%" is replaced by "1%".»',
    '[special-conditions]\n«Printed clauses 10.1.8 and 10.1.9 are extended by adding the words "existence" after "substance".»',
    '[special-conditions]\n«In clause 14.1 omit "up to and including".»',
    '[special-conditions]\n«Delete clauses 8.1 and 16.8.»',
    { text: '33.1 «Printed clause 11 is deleted.»', severity: 'medium' },
    { text: '«Clauses 6.1, 8.2, 12 and 16.3 do not apply to this contract.»', severity: 'high' },
    '33. The printed form is varied:\n(a) «omit clause 17.2 and insert "the purchaser takes the property as occupied";»',
    '«Clause 28.2 is replaced with: the plan must be registered within 60 months.»',
    { text: '41. «In clause 7.1.1 the figure 5% is replaced by one dollar.»', severity: 'medium' },
    '«Claims for compensation, whatever their amount, shall be deemed to be an objection or requisition entitling the vendor to rescind.»',
    '«Any claim made under clause 6 is taken to be a requisition for the purposes of clause 8.»',
    '41. «The parties agree that every claim by the purchaser will be treated as an objection under clause 8.1.»',
  ],
  passes: [
    "[special-conditions]\nThe time in clause 5 is extended to 28 days for the purchaser's benefit.",
    '[special-conditions]\nClause 7 is printed.',
    '[special-conditions]\nClause 4 applies to this sale.',
    'A claim served under clause 7 must state its amount.',
    '33. Clause 20.6.5 is amended so that email is good service.',
    '[general-conditions]\n28. If the plan is not registered, clause 19 applies and clause 16 does not apply.',
    'This contract is completed under clause 16.',
    'Clause 12: no amendment.',
  ],
  clear: ['The printed clauses apply as they stand.'],
})
