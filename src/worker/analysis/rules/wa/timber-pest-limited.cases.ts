import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Timber pest inspection | ☐ This annexure is applicable | ☒ This annexure is not applicable»\n5 “Building” does not include fences, garden sheds or trees unless written here: ____',
    '[special-conditions]\n«Annexure C - Timber Pest Inspection | No»\n[annexure] Timber pest annexure\n«☒ This condition does not apply»\nThe report is limited to the residential building.',
    '[special-conditions]\n«Termite inspection schedule: ☐ This schedule applies ☒ This schedule does not apply»\nOnly active termites count, and sheds are excluded.',
    '[contract-form]\n«☒ Annexure A ☒ Annexure B Building ☐ Annexure C Timber Pest ☐ 48 Hour»',
    '[contract-form]\n☒ Building inspection annexure\n«☐ Timber pest inspection annexure»',
    '[special-conditions]\n«Timber pest annexure: N/A»',
    '[special-conditions]\n«Past or inactive termite damage is not a ground to terminate and is accepted by the Buyer.»',
    '2. «This contract is subject to a building inspection within 10 business days.»',
    '2. The building report must satisfy the Buyer.\n3. «The timber pest report excludes the shed and the garden stumps.»',
    '«The Buyer accepts the old termite damage in the roof.»\nThe building inspection condition applies.',
  ],
  passes: [
    '[contract-form]\n☒ Annexure B Building ☒ Annexure C Timber Pest ☐ 48 Hour',
    {
      text: '[special-conditions]\nTimber pest annexure: not required, the building is of reinforced concrete.',
      state: 'WA',
    },
    '[special-conditions]\nThis offer depends on a building and pest report that satisfies the buyer.',
    '2. This contract is subject to a building inspection report.\n3. It is also subject to a timber pest inspection of all structures.',
    '2. The Seller must have the pool fence repaired.',
    '1. The lot is a vacant lot. Building inspection: none.',
  ],
  clear: [
    '2. A building inspection and a timber pest inspection of all structures are conditions.',
  ],
})
