import { cases } from '../cases.ts'

export default cases({
  flags: [
    '8. «The purchaser is not entitled to make any requisition or objection about the title.»',
    'The buyer must not:\n(a) «deliver requisitions other than those annexed;»',
    '«Requisitions have to be served within three business days of the contract date.»',
    '«No objection may be raised to the title to the land or any claim for compensation be made.»',
  ],
  passes: [
    'Requisitions may be made within 21 days of the contract date.',
    'The vendor must not object to a requisition made in time about the land.',
    'The attached standard requisitions are taken to have been served.',
    '[general-conditions]\nThe purchaser must not make requisitions after 21 days.',
  ],
  clear: ['The vendor must answer all questions about the title.'],
})
