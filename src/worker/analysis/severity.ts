import { SEVERITIES, type Severity } from '#shared/report.ts'

/** The higher, the worse. */
export function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity)
}

/** The worst of several; low where there is none. */
export function worstOf(severities: readonly Severity[]): Severity {
  return SEVERITIES[Math.max(0, ...severities.map(severityRank))] ?? 'low'
}
