import { expect, test } from 'vitest'

import type { Check, Contradiction } from '#shared/report.ts'

import { CONTRADICTED, contradictedChecks } from './contradicted-checks.ts'

function check(ruleId: string, outcome: Check['outcome']): Check {
  return { ruleId, title: ruleId, outcome, concernIds: [], evidence: [], note: null }
}

const zones: Contradiction = {
  title: 'The statement and the planning certificate name different zones',
  sides: [
    { label: 'Statement', value: 'GRZ1', evidence: [] },
    { label: 'Planning certificate', value: 'NRZ1', evidence: [] },
  ],
  question: 'Which zone is the land in?',
}

test('no check is ticked on a matter that the report shows as told in two ways', () => {
  const checks = [check('national/zone-differs', 'clear'), check('national/asbestos', 'clear')]
  expect(contradictedChecks(checks, [zones])).toMatchObject([
    { outcome: 'problem', note: CONTRADICTED },
    { outcome: 'clear', note: null },
  ])
})

test('a check that could not be made, or that found it itself, stays as it is', () => {
  const checks = [
    check('national/zone-differs', 'not-in-document'),
    check('national/zone-differs', 'problem'),
  ]
  expect(contradictedChecks(checks, [zones])).toEqual(checks)
  expect(contradictedChecks(checks, [])).toEqual(checks)
})
