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
