import { cases } from '../cases.ts'

export default cases({
  flags: [
    { text: '33.1 «Printed clause 11 is deleted.»', severity: 'medium' },
    { text: '«Clauses 6.1, 8.2, 12 and 16.3 do not apply to this contract.»', severity: 'high' },
    '33. The printed form is varied:\n(a) «omit clause 17.2 and insert "the purchaser takes the property as occupied";»',
    '«Clause 28.2 is replaced with: the plan must be registered within 60 months.»',
  ],
  passes: [
    '33. Clause 20.6.5 is amended so that email is good service.',
    '[general-conditions]\n28. If the plan is not registered, clause 19 applies and clause 16 does not apply.',
    'This contract is completed under clause 16.',
    'Clause 12: no amendment.',
  ],
  clear: ['The printed clauses apply as they stand.'],
})
