import { expect, test } from 'vitest'

import { literalScanner } from './literal-scanner.ts'
import { EDGE } from './needs.ts'
import { TextPage } from './text-page.ts'

const LISTS = [
  ['he', 'his'],
  ['she'],
  [`${EDGE}end${EDGE}`],
  ['$1', 'hers'],
  [`${EDGE}pre`],
  ['☐ no'],
]

function found(text: string): number[] {
  const scanner = literalScanner(LISTS)
  const held = new Int32Array(scanner.literals)
  const page = new TextPage(scanner)
  page.add(held, scanner.scan(text, held))
  return [...LISTS.keys()].filter((list) => page.meets(list, 0))
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
  const out = new Int32Array(scanner.literals)
  expect(scanner.scan('she', out)).toBe(2)
  expect(scanner.scan('', out)).toBe(0)
  expect(scanner.scan('she', out)).toBe(2)
})
