import { expect, test } from 'vitest'

import { analysisFixture } from '#client/testing/report-fixture.ts'

import { percentOf, stageLines } from './stages.ts'

const at = (changes: Partial<typeof analysisFixture>) => ({
  ...analysisFixture,
  stage: null,
  progress: null,
  pagesRead: null,
  pagesTotal: null,
  ...changes,
})

test('the bar shows 65 while nothing better is known, and then the server’s percentage', () => {
  expect(percentOf(at({}))).toBe(65)
  expect(percentOf(at({ progress: 0 }))).toBe(0)
  expect(percentOf(at({ progress: 80 }))).toBe(80)
})

test('names the page being read', () => {
  const lines = stageLines(at({ stage: 'reading', pagesRead: 41, pagesTotal: 63 }))
  expect(lines).toEqual([
    { label: 'Queued', is: 'done' },
    { label: 'Reading page 41 of 63', is: 'now' },
    { label: 'Checking against the rules', is: 'next' },
    { label: 'Writing the report', is: 'next' },
  ])
})

test('never says page 0, and claims no page before their number is known', () => {
  expect(stageLines(at({ stage: 'reading', pagesRead: 0, pagesTotal: 63 }))[1]?.label).toBe(
    'Reading page 1 of 63',
  )
  expect(stageLines(at({ stage: 'reading' }))[1]?.label).toBe('Reading the pages')
  expect(stageLines(at({}))[0]).toEqual({ label: 'Queued', is: 'now' })
})
