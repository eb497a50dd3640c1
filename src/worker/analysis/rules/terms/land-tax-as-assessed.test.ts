import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { sharesLandTaxAsAssessed } from './land-tax-as-assessed.ts'

const CONTRACT = 'CONTRACT OF SALE\nVendor: Ada Lind\n\n'

test.each([
  ['GENERAL CONDITIONS\n\n5. Land tax is shared as if this were the only land owned.', false],
  [
    'SPECIAL CONDITIONS\n\n5. Despite general condition 5, land tax is apportioned on the amount in fact assessed for the unit and not on the footing that it is the only land held.',
    true,
  ],
  [
    'SPECIAL CONDITIONS\n\n5. Land tax is not adjusted, whatever was in fact assessed to the vendor.',
    false,
  ],
])('tells whether the tax is shared as it was assessed: %s', (terms, is) => {
  expect(sharesLandTaxAsAssessed(docOf(CONTRACT + terms))).toBe(is)
})
