import { expect, test } from 'vitest'

import { clampQuantity, quantityOf, typedQuantity } from './quantity.ts'

test('steps never leave 1 to 100', () => {
  expect([-5, 0, 1, 57, 100, 101].map(clampQuantity)).toEqual([1, 1, 1, 57, 100, 100])
})

test('typing keeps digits, and 100 where it would be more', () => {
  expect(['', '7', '1o2', ' 20 ', '-3', '101', '99999'].map(typedQuantity)).toEqual([
    '',
    '7',
    '12',
    '20',
    '3',
    '100',
    '100',
  ])
})

test('nothing and 0 can stand in the field, but cannot be bought', () => {
  expect(['', '0', '00', '1', '100'].map(quantityOf)).toEqual([null, null, null, 1, 100])
})
