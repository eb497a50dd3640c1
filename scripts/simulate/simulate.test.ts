import { describe, test } from 'vitest'

import { simulate } from './simulate.ts'

describe('credits and payments', () => {
  test.for([1, 2, 3, 4])(
    'lose and make no credit and no cent under crashes, seed %i',
    async (seed, { expect }) => {
      expect((await simulate(seed, 500)).operations).toBe(500)
    },
  )

  test('go the same way again with the same seed', async ({ expect }) => {
    expect(await simulate(7, 100)).toEqual(await simulate(7, 100))
  })
})
