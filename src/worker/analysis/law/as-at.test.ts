import { it } from 'vitest'

import { LAW_AS_AT as OF_THE_ENGINE } from '../engine.ts'
import { act } from './acts.ts'
import { LAW_AS_AT } from './as-at.ts'

it('is one day for the engine and for every act that it cites', ({ expect }) => {
  const acts = Object.values(act).flatMap((ofOne) => Object.values(ofOne))
  expect(new Set([OF_THE_ENGINE, ...acts.map(({ asAt }) => asAt)])).toEqual(new Set([LAW_AS_AT]))
})
