import { expect, test } from 'vitest'

import type { Concern, Evidence } from '#shared/report.ts'

import { inReadingOrder, isExact, passagesByPage } from './passages.ts'
import { placesOf, shownOf, stepFrom } from './target.ts'
import { pageOf } from './testing.ts'

const at = (page: number, start: number, role: Evidence['role'] = 'quote'): Evidence => ({
  page,
  quote: 'words',
  start,
  end: start + 5,
  role,
})

function finding(id: string, severity: Concern['severity'], ...evidence: Evidence[]): Concern {
  return {
    id,
    ruleId: 'national/x',
    source: 'rule',
    category: 'legal',
    severity,
    title: id,
    description: '',
    recommendation: '',
    location: '',
    confidence: 90,
    confidenceReason: '',
    context: null,
    law: [],
    evidence,
    notes: [],
  }
}

const first = finding('first', 'low', at(9, 0), at(2, 40))
const second = finding('second', 'critical', at(5, 0))
const absent = finding('absent', 'medium', at(1, 0, 'searched'), at(7, 0, 'searched'))
const wordless = finding('wordless', 'high')

test('orders findings by where a reader meets them, and leaves out what has no place', () => {
  const ordered = inReadingOrder([second, wordless, first, absent])
  expect(ordered.map(({ id }) => id)).toEqual(['absent', 'first', 'second'])
})

test('marks quotations and no searched headings; the gravest of a page comes last', () => {
  const light = finding('light', 'low', at(5, 20))
  const pages = passagesByPage([second, light, absent])
  expect([...pages.keys()]).toEqual([5])
  expect(pages.get(5)?.map(({ concernId }) => concernId)).toEqual(['light', 'second'])
})

test.each([
  ['words', 4, 9, true],
  ['words', 5, 10, false],
  ['Words', 4, 9, false],
  ['', 4, 4, false],
])('takes "%s" at %i–%i for exact: %s', (quote, start, end, exact) => {
  const page = pageOf([['The words here']])
  expect(isExact(page, { page: 1, quote, start, end, role: 'quote' })).toBe(exact)
})

test('shows the passage of the page asked for, else the first', () => {
  const target = {
    page: 9,
    start: null,
    concernId: 'first',
    about: 'first',
    evidence: first.evidence,
  }
  expect(shownOf(target, first).focus).toEqual(at(9, 0))
  expect(shownOf({ ...target, page: 1 }, first).focus).toEqual(at(2, 40))
  const twice = finding('twice', 'low', at(3, 90), at(3, 10))
  const on3 = { ...target, page: 3, evidence: twice.evidence }
  expect(shownOf(on3, twice).focus).toEqual(at(3, 10))
  expect(shownOf({ ...on3, start: 90 }, twice).focus).toEqual(at(3, 90))
  expect(shownOf(target, first)).toMatchObject({ activeId: 'first:9:0', extra: [] })
})

test('marks what was searched, and words that are no finding, while they are shown', () => {
  const searched = {
    page: 1,
    start: null,
    concernId: 'absent',
    about: 'absent',
    evidence: absent.evidence,
  }
  expect(shownOf(searched, absent).extra.map(({ severity }) => severity)).toEqual([null, null])
  const cost = { page: 4, start: null, concernId: null, about: 'Rates', evidence: [at(4, 8)] }
  expect(shownOf(cost, null)).toMatchObject({
    activeId: 'shown:4:8',
    extra: [{ title: 'Rates', concernId: null }],
  })
})

test('steps through the findings and around the ends, from the page being read at first', () => {
  const ordered = inReadingOrder([first, second, absent])
  const next = (index: number, page: number, direction: 1 | -1) =>
    stepFrom(ordered, index, page, direction)?.id
  expect(next(0, 1, 1)).toBe('first')
  expect(next(2, 1, 1)).toBe('absent')
  expect(next(0, 1, -1)).toBe('second')
  expect(next(-1, 3, 1)).toBe('second')
  expect(next(-1, 3, -1)).toBe('first')
  expect(next(-1, 8, 1)).toBe('absent')
  expect(stepFrom([], -1, 1, 1)).toBeNull()
})

test('leads from one passage of a finding to the next', () => {
  const asked: unknown[] = []
  const places = placesOf(first, at(9, 0), (...ask) => asked.push(ask))
  expect(places).toMatchObject({ at: 0, of: 2 })
  places?.onNext()
  expect(asked).toEqual([['first', at(2, 40)]])
  expect(placesOf(second, at(5, 0), () => undefined)).toBeNull()
})
