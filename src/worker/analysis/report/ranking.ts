import type { Concern, Severity } from '#shared/report.ts'

import type { Finding } from '../rules/finding.ts'
import { severityRank, worstOf } from '../severity.ts'
import { harmOrderOf } from './harm-order.ts'

type Ranked = {
  readonly finding: Pick<Finding, 'usualSeverity'>
  readonly concern: Pick<Concern, 'severity' | 'confidence' | 'evidence' | 'ruleId' | 'id'>
}

/**
 * Worst first; of equals what usually weighs more, then what is not doubtful, then the matter that a
 * conveyancer raises first, since how plainly a thing is said tells nothing of the harm; then surest,
 * then in document order; never by chance.
 */
export function byRank(a: Ranked, b: Ranked): number {
  return (
    severityRank(b.concern.severity) - severityRank(a.concern.severity) ||
    severityRank(b.finding.usualSeverity) - severityRank(a.finding.usualSeverity) ||
    Number(isDoubtful(a)) - Number(isDoubtful(b)) ||
    harmOrderOf(a.concern.ruleId) - harmOrderOf(b.concern.ruleId) ||
    b.concern.confidence - a.concern.confidence ||
    placeOf(a.concern) - placeOf(b.concern) ||
    compare(a.concern.ruleId, b.concern.ruleId) ||
    compare(a.concern.id, b.concern.id)
  )
}

/** Below this confidence a finding is as likely a question as a fault. */
const DOUBTFUL_BELOW = 70

function isDoubtful({ concern }: Ranked): boolean {
  return concern.confidence < DOUBTFUL_BELOW
}

/** The worst finding decides; risks are not averaged. */
export function overallRisk(concerns: readonly Pick<Concern, 'severity'>[]): Severity {
  return worstOf(concerns.map(({ severity }) => severity))
}

function placeOf({ evidence }: Ranked['concern']): number {
  const first = evidence[0]
  return first === undefined ? Number.MAX_SAFE_INTEGER : first.page * 1_000_000 + first.start
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
