import { describe, expect, test } from 'vitest'

import { backtracking } from './backtracking.ts'
import { builtBelow, literalsBelow, type Placed } from './patterns-of-source.ts'

function slow(patterns: readonly Placed[]): string[] {
  const bySource = new Map(patterns.map((placed) => [String(placed.pattern), placed]))
  return [...bySource.values()].flatMap(({ pattern, place }) => {
    const why = backtracking(pattern)
    return why === null ? [] : `${place}: ${why}: ${pattern.source}`
  })
}

describe('no pattern of ours can hold a reader', () => {
  test('the check knows what backtracks', () => {
    expect(backtracking(/(?:a+)+b/)).toBe('exponential time')
    expect(backtracking(/\s*,?\s*x/)).toBe('polynomial time')
    // On a page ruled with hyphens this ran for ten minutes and longer.
    expect(backtracking(/\bWater(?:[\s-]{1,3}[a-z-]+){0,8}?\soverlay/)).toBe('polynomial time')
    // Where a run begins it is looked at once, and not from each of its signs.
    expect(backtracking(/\.{3,}\d$/)).toBe('quadratic time, begun anew at each sign')
    expect(backtracking(/(?<!\.)\.{3,}\d$/)).toBeNull()
    expect(backtracking(/a{1,3}b/)).toBeNull()
  })

  test.for(['src/shared', 'src/worker', 'src/client', 'src/cli'])(
    'in the sources of %s',
    (folder) => {
      const patterns = literalsBelow(folder)
      expect(patterns.length).toBeGreaterThan(1)
      expect(slow(patterns)).toEqual([])
    },
  )

  test('put together while the reading is loaded', async () => {
    const patterns = await builtBelow('src/worker/analysis')
    expect(patterns.length).toBeGreaterThan(100)
    expect(slow(patterns)).toEqual([])
  })
})
