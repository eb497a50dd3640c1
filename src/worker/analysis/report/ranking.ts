import type { Concern, Severity } from '#shared/report.ts'

import { severityRank, worstOf } from '../severity.ts'

type Ranked = Pick<Concern, 'severity' | 'confidence' | 'evidence' | 'ruleId' | 'id'>

/** Worst first, then surest, then in document order; never by chance. */
export function byRank(a: Ranked, b: Ranked): number {
  return (
    severityRank(b.severity) - severityRank(a.severity) ||
    b.confidence - a.confidence ||
    placeOf(a) - placeOf(b) ||
    compare(a.ruleId, b.ruleId) ||
    compare(a.id, b.id)
  )
}

/** The worst finding decides; risks are not averaged. */
export function overallRisk(concerns: readonly Pick<Concern, 'severity'>[]): Severity {
  return worstOf(concerns.map(({ severity }) => severity))
}

function placeOf({ evidence }: Ranked): number {
  const first = evidence[0]
  return first === undefined ? Number.MAX_SAFE_INTEGER : first.page * 1_000_000 + first.start
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
