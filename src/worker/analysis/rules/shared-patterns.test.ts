import { describe, expect, test } from 'vitest'

import { patternFault } from '../wording/testing/pattern-fault.ts'

/** What rules share: a rule that spreads a set may have a pattern of the same name, which hides it. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['./*/**/*.ts', '!./**/*.rule.ts', '!./**/*.cases.ts', '!./**/*.test.ts', '!./testing/**'],
  { eager: true },
)

const sets = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([name, value]) => name === name.toUpperCase() && isSetOfPatterns(value))
    .map(([name, value]) => [`${path}: ${name}`, value as Record<string, RegExp>] as const),
)

function isSetOfPatterns(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const values = Object.values(value)
  return values.length > 0 && values.every((one) => one instanceof RegExp)
}

describe('no shared pattern can run longer than linear time', () => {
  test('all sets are found', () => {
    expect(sets.length).toBeGreaterThan(100)
  })

  test.for(sets)('%s', ([, patterns]) => {
    for (const [name, pattern] of Object.entries(patterns)) {
      expect({ [name]: patternFault(pattern) }).toEqual({ [name]: null })
    }
  })
})
