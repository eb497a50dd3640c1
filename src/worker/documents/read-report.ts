import type { Report } from '#shared/report.ts'
import { emptyReportBody } from '#shared/report.ts'
import type { AnalysisRow } from '#worker/analysis/status.ts'
import { isStalled, rescue } from '#worker/analysis/sweep.ts'
import type { Bindings } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import type { Services } from '#worker/services.ts'

import { findAnalysis } from './find-analysis.ts'
import { reportKey } from './object-keys.ts'
import { loadReport } from './report-store.ts'
import { toAnalysis } from './to-answer.ts'

/**
 * The report of an analysis: its row, and what the engine found once it is completed. Asking about
 * a run that nobody works on any more brings it forward first.
 *
 * @throws AppError('not-found') without a row.
 */
export async function readReport(
  env: Bindings,
  { database, now }: Services,
  found: AnalysisRow | null,
): Promise<Report> {
  let row = found
  if (row && isStalled(row, now())) {
    await rescue(env, row, now())
    row = await findAnalysis(database, row.id, row.userId)
  }
  if (!row) {
    // The sentence is fixed by spec §8.
    throw new AppError(
      'not-found',
      'No analysis found for this document. Please run a new analysis.',
    )
  }
  const body =
    row.status === 'completed'
      ? await loadReport(env.FILES, reportKey(row, row.id, row.run))
      : emptyReportBody()
  return { analysis: toAnalysis(row), ...body }
}
