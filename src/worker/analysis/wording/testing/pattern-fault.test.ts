import { describe, expect, test } from 'vitest'

import { patternFault } from './pattern-fault.ts'

describe('patternFault', () => {
  test.for([/a+b/, /(?:ab*)c/, /x{3,}/, /.*x/])('refuses the unbounded repeat in %s', (pattern) => {
    expect(patternFault(pattern)).toMatch(/bound/)
  })

  test('refuses three long gaps after one another', () => {
    expect(patternFault(/a.{0,60}b.{0,60}c.{0,60}d/)).toMatch(/ways/)
  })

  test('refuses a pattern that remembers where it stopped', () => {
    expect(patternFault(/a/g)).toMatch(/state/)
  })

  test.for([/a.{0,60}b/, /\d{1,3}(?:,\d{3}){0,3}/, /[*+]{1,2}\+/])('accepts %s', (pattern) => {
    expect(patternFault(pattern)).toBeNull()
  })
})
