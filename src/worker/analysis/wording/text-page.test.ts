import { expect, test } from 'vitest'

import { literalScanner } from './literal-scanner.ts'
import { TEXTS_OF_PAGE, TextPage } from './text-page.ts'

const LISTS = [['roof'], ['drain', 'sewer'], ['stair']]
const ROOF = 0
const DRAIN = 1
const STAIR = 2

function pageOf(texts: readonly string[]) {
  const scanner = literalScanner(LISTS)
  const found = new Int32Array(scanner.literals)
  const page = new TextPage(scanner)
  const add = (text: string) => {
    page.add(found, scanner.scan(text, found))
  }
  for (const text of texts) add(text)
  return { page, add }
}

test('a list that was asked for before tells of the texts that came since', () => {
  const { page, add } = pageOf(['a roof', 'a drain'])
  expect(page.meets(DRAIN, 1)).toBe(true)
  add('a sewer')
  add('a roof over a drain')
  expect([0, 1, 2, 3].map((row) => page.meets(DRAIN, row))).toEqual([false, true, true, true])
  expect([0, 1, 2, 3].map((row) => page.meets(ROOF, row))).toEqual([true, false, false, true])
})

test('all lists are met by the texts that meet each, up to the last of a full page', () => {
  const texts = Array.from({ length: TEXTS_OF_PAGE }, (_unused, row) =>
    row % 100 === 33 ? 'a roof and a sewer' : row % 2 === 0 ? 'a roof' : 'a drain',
  )
  const { page } = pageOf(texts)
  const rows = Array.from({ length: TEXTS_OF_PAGE / 32 }, (_unused, word) => {
    const bits = page.meetAll([ROOF, DRAIN], word)
    return Array.from({ length: 32 }, (_none, bit) => (bits >>> bit) & 1)
  }).flat()
  expect(rows.flatMap((bit, row) => (bit === 1 ? row : []))).toEqual([33, 133, 233, 333, 433])
  expect(page.meets(DRAIN, TEXTS_OF_PAGE - 1)).toBe(true)
  expect(page.meets(STAIR, TEXTS_OF_PAGE - 1)).toBe(false)
})
