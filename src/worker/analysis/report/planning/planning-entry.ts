import type { Severity } from '#shared/report.ts'

/** What a zone or an overlay means for the buyer of an ordinary home. */
export type PlanningEntry = {
  readonly name: string
  readonly meaning: string
  /** What a permit usually involves. */
  readonly councilRules: string
  readonly riskLevel: Severity
}
