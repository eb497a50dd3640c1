import { expect, test } from 'vitest'

import { growthOf } from './growth.ts'

/** Growth of work that takes as long as `msOf` says, by a clock that only the work moves. */
function growthWhen(msOf: (size: number) => number) {
  let clock = 0
  const prepare = (size: number) => () => {
    clock += msOf(size)
  }
  const options = { size: 1_000, mostSize: 8_000, enoughMs: 3, limit: 3, runs: 3 }
  return growthOf(prepare, { ...options, now: () => clock })
}

test('work that grows with its text doubles with it', () => {
  expect(growthWhen((size) => size / 100).ratio).toBeCloseTo(2)
})

test('work that grows with the square of its text stays beyond the limit at every size', () => {
  expect(growthWhen((size) => (size / 1_000) ** 2).ratio).toBeCloseTo(4)
})

test('one step, from which on a text is read in another way, is no growth', () => {
  expect(growthWhen((size) => (size >= 2_000 ? size / 100 : size / 1_000)).ratio).toBeCloseTo(2)
  expect(growthWhen((size) => (size >= 16_000 ? 12 + size / 1_000 : 0.5)).ratio).toBeLessThan(3)
})

test('a step does not hide the growth behind it', () => {
  const steep = (size: number) => (size >= 2_000 ? (size / 500) ** 2 : 4)
  expect(growthWhen(steep).ratio).toBeGreaterThan(3)
})
