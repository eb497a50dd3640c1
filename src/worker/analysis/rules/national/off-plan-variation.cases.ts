import { cases } from '../cases.ts'

export default cases({
  flags: [
    '4. «The final area may differ from the draft by up to 6% and the purchaser must not claim compensation.»',
    '«The Developer may substitute any materials and finishes in its absolute discretion.»',
    '«The purchaser waives its rights under section 9AC and may not rescind because of an amendment to the plan.»',
    '«The vendor may increase the price by the amount of any new government charge.»',
  ],
  passes: [
    'The area may vary, the vendor to notify the purchaser, by minor amounts not exceeding 2%.',
    'If an amendment to the plan materially affects the lot, the purchaser may rescind within 14 days of the vendor’s notice.',
    'This contract may be varied only in writing signed by the vendor and the purchaser; the plan is attached.',
  ],
  clear: ['The vendor must build in line with the attached plans.'],
})
