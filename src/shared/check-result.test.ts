import { expect, test } from 'vitest'

import { checkResultOf } from './check-result.ts'
import type { Check } from './report.ts'

function check(outcome: Check['outcome'], role: 'quote' | 'searched'): Check {
  const evidence = [{ page: 1, quote: 'The bore', start: 0, end: 8, role }]
  return {
    ruleId: 'vic/rural-water',
    title: 'Bores',
    outcome,
    concernIds: [],
    evidence,
    note: null,
  }
}

test('tells a clear check that words show from one that found nothing', () => {
  expect(checkResultOf(check('clear', 'quote'))).toBe('in-order')
  expect(checkResultOf(check('clear', 'searched'))).toBe('nothing-found')
})

test('tells a check on a subject that the papers speak of from both', () => {
  expect(checkResultOf({ ...check('clear', 'quote'), isSpokenOf: true })).toBe('spoken-of')
})

test('a problem, and what is not in the document, is told as that', () => {
  expect(checkResultOf({ ...check('problem', 'quote'), isSpokenOf: true })).toBe('problem')
  expect(checkResultOf(check('not-in-document', 'searched'))).toBe('not-in-document')
})
