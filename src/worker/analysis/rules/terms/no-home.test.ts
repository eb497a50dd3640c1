import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { NO_HOME_PATTERNS, noHome } from './no-home.ts'

const HEAD = 'BY-LAWS\n\n'

describe('a lot in which nobody may have a home', () => {
  it.for([
    '22 Use. A lot shall be used only for short-term accommodation of guests and an owner shall not reside in it.',
    '4. No unit to be a permanent residence.',
    '9. An owner must not occupy a villa for more than 42 days. The villas are to be used solely for tourist accommodation.',
    '12. A lot may not be used as a principal place of residence.',
    '3. Permanent residential use of the units is not permitted.',
  ])('is told: %s', (text, { expect }) => {
    expect(noHome(docOf(HEAD + text))).not.toBeNull()
  })

  it.for([
    '22 A lot may not be used for short-term accommodation.',
    '5. Nobody may live in the lot until an occupancy certificate is issued.',
    '7. A garage must not be used as a permanent residence.',
    '8. An owner must not use the lot other than as a permanent residence.',
    '9. An owner who does not live in the lot must give the committee the name of the tenant.',
    '11. Owners shall not live in fear of noise: quiet hours begin at 10 pm.',
  ])('is not told: %s', (text, { expect }) => {
    expect(noHome(docOf(HEAD + text))).toBeNull()
  })

  it.for(Object.entries(NO_HOME_PATTERNS))(
    'has a bounded pattern: %s',
    ([, pattern], { expect }) => {
      expect(patternFault(pattern)).toBeNull()
    },
  )
})
