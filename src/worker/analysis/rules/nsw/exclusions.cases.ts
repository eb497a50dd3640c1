import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    '[particulars]\n«Exclusions | Dishwasher, chandelier in dining room»',
    '[particulars]\n«Exclusions: garden shed and spa»',
    '«exclusions | wall battery, plantation shutters in the studio and the ducted vacuum unit»',
    '«Exclusions: dining room chandelier»',
    '[particulars]\n«EXCLUSIONS | Cattle yards panels and portable troughs»',
    '[special-conditions]\n44. «The pool cleaner and the garden sculptures are not included in the sale.»',
    '[special-conditions]\n«The vendor may remove the solar battery before completion.»',
    '[special-conditions]\n«Livestock, hay and machinery do not form part of the sale.»',
  ],
  passes: [
    "[particulars]\nExclusions | all lessee's fixtures, treatment tables and equipment",
    "[particulars]\nExclusions: the tenant's stock and shelving",
    '[particulars]\nExclusions: nil',
    'exclusions | nil',
    'exclusions',
    '[special-conditions]\n44. Furniture shown in the brochure images is not included.',
    '[special-conditions]\n44. The stove and dishwasher are included.',
  ],
  clear: ['inclusions | ☒ blinds ☒ stove'],
})
