import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«Since the contract was prepared the plan has been altered by moving the boundary between lots 8 and 9.»',
    '[vendor-statement]\n«Notice of amendment to the plan of subdivision was sent to purchasers on 4 May 2026.»',
    '«The Plan has been amended since it was first shown to the Purchaser and the current version is attached.»',
    '[particulars]\n«Lot 14 on amended plan PS845112X, version D, which was re-lodged on 3 March 2026»',
    '«The Vendor gives notice under section 9AC of the Sale of Land Act 1962.»',
    '«The amended plan of subdivision reduces the depth of lots 3 to 9.»',
  ],
  passes: [
    '[special-conditions]\nNo alterations have been made to the plan.',
    'The Developer will advise the Buyer of any amendment to the plan and nothing here limits the right to rescind under section 9AC.',
    'The plan of subdivision has not been amended.',
    'The Vendor may amend the plan of subdivision before registration.',
    '[vendor-statement]\nPlanning scheme amendment C123 changed the zone.',
    'Plan means the plan of subdivision PS845112X, as amended.',
  ],
  clear: ['Settlement is due 60 days after the day of sale.'],
})
