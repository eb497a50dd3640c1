import { expect, test } from 'vitest'

import { literalScanner } from './literal-scanner.ts'
import { EDGE } from './needs.ts'

const LISTS = [
  ['he', 'his'],
  ['she'],
  [`${EDGE}end${EDGE}`],
  ['$1', 'hers'],
  [`${EDGE}pre`],
  ['☐ no'],
]

function found(text: string): number[] {
  const out = new Int32Array(LISTS.length)
  const count = literalScanner(LISTS).scan(text, out)
  return Array.from(out.slice(0, count)).toSorted((a, b) => a - b)
}

test.for([
  ['ushers', [0, 1, 3]],
  ['THIS', [0]],
  ['the end.', [0, 2]],
  ['end', [2]],
  ['the vendor sends', [0]],
  ['for $15', [3]],
  ['express premises', [4]],
  ['express', []],
  ['yes ☒ ☐ No', [5]],
  ['', []],
] as const)('finds in "%s" the lists %s', ([text, lists]) => {
  expect(found(text)).toEqual(lists)
})

test('forgets the text before', () => {
  const scanner = literalScanner(LISTS)
  const out = new Int32Array(LISTS.length)
  expect(scanner.scan('she', out)).toBe(2)
  expect(scanner.scan('', out)).toBe(0)
  expect(scanner.scan('she', out)).toBe(2)
})
