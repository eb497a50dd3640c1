import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n7. «The marble mantelpieces were left by will to a cousin of the deceased and are not sold.» Her carpenter may take them out before settlement.',
      severity: 'medium',
    },
    {
      text: '[particulars]\n«Excluded | Garden pots; the leadlight entrance door, which the Vendor will take down and replace with a plain one»',
      state: 'SA',
      severity: 'medium',
    },
    '[special-conditions]\n4. «Before completion the vendor will remove the stained glass and the hall doors and make the openings safe.»',
    '[special-conditions]\n9. «The vendor keeps the slow combustion stove and may disconnect it.»',
  ],
  passes: [
    '[particulars]\n10. Exclusions | Piano, sewing table, two rose pots at the front door',
    '[special-conditions]\n7. The vendor must not remove the mantelpieces or the leadlights.',
    '[particulars]\nExcluded | Garden pots and the mower',
    '[particulars]\nInclusions | Leadlight doors, mantelpieces, floorboards',
    '[special-conditions]\n8. The old fireplace was removed in 2004 and its flue was capped.',
  ],
  clear: ['[special-conditions]\n1. The property is sold with all its fixtures.'],
})
