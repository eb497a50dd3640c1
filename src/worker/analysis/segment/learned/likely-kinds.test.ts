import { expect, test } from 'vitest'

import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

import { likelyKinds, type ToldBlock } from './likely-kinds.ts'

/** A block of one paper by its heading whose words fit some kinds well and the rest not at all. */
function block(told: PageKind, fits: readonly PageKind[], set: Partial<ToldBlock> = {}): ToldBlock {
  const odds = Float64Array.from(PAGE_KINDS, (kind) => (fits.includes(kind) ? -0.5 : -9))
  return { told, odds, opens: false, headed: false, tops: false, ...set }
}

const many = (count: number, one: ToldBlock) => Array.from({ length: count }, () => one)

test('a few blocks with the words of another paper stay where the headings put them', () => {
  const minutes = block('minutes', ['minutes'])
  const odd = block('minutes', ['lease'])
  const kinds = likelyKinds([...many(6, minutes), ...many(2, odd), ...many(6, minutes)])
  expect(new Set(kinds)).toEqual(new Set(['minutes']))
})

test('a long run of them is the other paper', () => {
  const kinds = likelyKinds([
    ...many(6, block('minutes', ['minutes'])),
    ...many(8, block('minutes', ['lease'])),
  ])
  expect(kinds.slice(0, 6)).toEqual(many(6, block('minutes', [])).map(({ told }) => told))
  expect(new Set(kinds.slice(6))).toEqual(new Set(['lease']))
})

test('a new page or a line in capitals lets a shorter run be another paper', () => {
  const run = (set: Partial<ToldBlock>) =>
    likelyKinds([
      ...many(6, block('minutes', ['minutes'])),
      block('minutes', ['lease'], set),
      block('minutes', ['lease']),
      ...many(6, block('vendor-statement', ['vendor-statement'], { opens: true })),
    ])
  expect(run({}).slice(6, 8)).toEqual(['minutes', 'minutes'])
  expect(run({ headed: true }).slice(6, 8)).toEqual(['lease', 'lease'])
})

test('a long run that fits no paper at all is tied on, and not of the paper before it', () => {
  const kinds = likelyKinds([
    ...many(6, block('minutes', ['minutes'])),
    ...many(20, block('minutes', [])),
  ])
  expect(kinds.at(-1)).toBe('annexure')
})
