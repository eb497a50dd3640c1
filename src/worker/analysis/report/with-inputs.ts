import type { ReportBody } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Bargain } from './bargain.ts'
import { costsOf } from './costs.ts'
import { deadlinesOf } from './deadlines.ts'

/**
 * A report with its costs and deadlines computed again for what the buyer told; everything else is
 * the report as it was.
 */
export function withInputs(
  body: ReportBody,
  bargain: Bargain,
  inputs: BuyerInputs,
  lawAsAt: string,
): ReportBody {
  const analysis = body.comprehensivePropertyAnalysis
  return {
    ...body,
    comprehensivePropertyAnalysis:
      analysis === null ? null : { ...analysis, costs: costsOf(bargain, inputs, lawAsAt) },
    deadlines: deadlinesOf(bargain, inputs),
  }
}
