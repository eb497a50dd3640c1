import type { Severity } from '#shared/report.ts'
import { expect, test } from 'vitest'

import { byRank } from './ranking.ts'

const ranked = (id: string, severity: Severity, usualSeverity: Severity, confidence: number) => ({
  finding: { usualSeverity },
  concern: { id, ruleId: `national/${id}`, severity, confidence, evidence: [] },
})

test('worst comes first, of equals what usually weighs more, then what is surest', () => {
  const told = [
    ranked('pool-certificate', 'high', 'medium', 99),
    ranked('deposit-released', 'high', 'high', 60),
    ranked('owner-not-selling', 'critical', 'critical', 40),
    ranked('levy', 'high', 'high', 80),
    ranked('mortgage', 'low', 'critical', 99),
  ]
  expect(told.toSorted(byRank).map(({ concern }) => concern.id)).toEqual([
    'owner-not-selling',
    'levy',
    'deposit-released',
    'pool-certificate',
    'mortgage',
  ])
})

test('of equals, who may sell and what is lost for good come before what a price settles', () => {
  const told = [
    ranked('land-tax-shared', 'high', 'high', 95),
    ranked('special-levy', 'high', 'high', 90),
    ranked('deposit-early-release', 'high', 'high', 80),
    ranked('caveat-on-title', 'high', 'high', 75),
    ranked('mortgage-or-charge', 'high', 'high', 60),
  ]
  expect(told.toSorted(byRank).map(({ concern }) => concern.id)).toEqual([
    'caveat-on-title',
    'deposit-early-release',
    'special-levy',
    'land-tax-shared',
    'mortgage-or-charge',
  ])
})

test('a statement that nobody signed is raised before what it would have said', () => {
  const told = [
    ranked('special-levy', 'high', 'high', 95),
    ranked('flood', 'high', 'high', 90),
    ranked('signature-missing', 'high', 'high', 75),
  ]
  expect(told.toSorted(byRank)[0]?.concern.id).toBe('signature-missing')
})
