import { expect, test } from 'vitest'

import { inFull } from './contractions.ts'

test.for([
  ["The lot isn't within the floodplain map.", 'The lot is not within the floodplain map.'],
  ['They can’t find a permit and won’t ask.', 'They cannot find a permit and will not ask.'],
  ['Nothing to write in full.', 'Nothing to write in full.'],
] as const)('writes out what is contracted: %s', ([said, written]) => {
  expect(inFull(said)).toBe(written)
})
