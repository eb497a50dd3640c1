import { expect, test } from 'vitest'

import { A4, pageOf } from './testing.ts'
import { clampZoom, factorOf, zoomStep } from './zoom.ts'

test.each([
  [1, 1, 1.25],
  [1.25, -1, 1],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('steps from %f by %i to %f', (factor, direction, next) => {
  expect(zoomStep(factor, direction)).toBe(next)
})

test('fits a page as it is seen, turned pages too', () => {
  // 600 points are 800 pixels.
  expect(factorOf('fit', 832, pageOf([], A4))).toBeCloseTo(1)
  expect(factorOf('fit', 832, pageOf([], { ...A4, rotation: 90 }))).toBeCloseTo(0.75)
  expect(factorOf('fit', 832, null)).toBe(1)
  expect(factorOf(2, 832, null)).toBe(2)
})

test('keeps a pinch within bounds', () => {
  expect(clampZoom(9)).toBe(3)
  expect(clampZoom(0.1)).toBe(0.5)
})
