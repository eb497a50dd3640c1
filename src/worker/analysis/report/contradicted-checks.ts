import type { Check, Contradiction } from '#shared/report.ts'

import { FACT_CONTRADICTIONS } from './fact-contradictions.ts'

/** What a check says whose own words found nothing, while the recognised values differ. */
export const CONTRADICTED =
  'Two papers tell this differently: see the contradictions before you rely on it.'

/** No check is ticked on a matter that the report sets side by side as told in two ways. */
export function contradictedChecks(
  checks: readonly Check[],
  contradictions: readonly Contradiction[],
): Check[] {
  const differing = new Map(
    contradictions.flatMap((one) =>
      FACT_CONTRADICTIONS.filter(({ title }) => title === one.title).map(
        ({ ruleId }) => [ruleId, one] as const,
      ),
    ),
  )
  return checks.map((check) => {
    const found = check.outcome === 'clear' ? differing.get(check.ruleId) : undefined
    if (found === undefined) return check
    const { isSpokenOf: _isSpokenOf, ...rest } = check
    return {
      ...rest,
      outcome: 'problem',
      note: CONTRADICTED,
      evidence: found.sides.flatMap(({ evidence }) => evidence.slice(0, 1)),
    }
  })
}
