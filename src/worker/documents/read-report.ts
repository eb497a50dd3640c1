import type { Report, ReportBody } from '#shared/report.ts'
import { emptyReportBody } from '#shared/report.ts'
import { LAW_AS_AT } from '#worker/analysis/engine.ts'
import { withInputs } from '#worker/analysis/report/with-inputs.ts'
import type { AnalysisRow } from '#worker/analysis/status.ts'
import { isStalled, rescue } from '#worker/analysis/sweep.ts'
import type { Bindings } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import type { Services } from '#worker/services.ts'

import { loadBargain } from './bargain-store.ts'
import { findAnalysis } from './find-analysis.ts'
import { notesOf, withNotes } from './notes.ts'
import { reportKey } from './object-keys.ts'
import { loadReport } from './report-store.ts'
import { hasInputs, inputsOf, toAnalysis } from './to-answer.ts'

/**
 * The report of an analysis: its row, and what the engine found once it is completed. Asking about
 * a run that nobody works on any more brings it forward first.
 *
 * @throws AppError('not-found') without a row.
 */
export async function readReport(
  env: Bindings,
  services: Services,
  found: AnalysisRow | null,
): Promise<Report> {
  const { database, now } = services
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
    row.status === 'completed' ? await completedReport(env.FILES, services, row) : emptyReportBody()
  return { analysis: toAnalysis(row), ...body }
}

/** The kept report with the buyer's notes; its costs and deadlines for the buyer's inputs. */
async function completedReport(
  files: R2Bucket,
  { database }: Services,
  row: AnalysisRow,
): Promise<ReportBody> {
  const [stored, notes] = await Promise.all([
    loadReport(files, reportKey(row, row.id, row.run)),
    notesOf(database, row),
  ])
  const kept = withNotes(stored, notes)
  if (!hasInputs(row)) return kept
  const bargain = await loadBargain(files, database, row)
  return withInputs(kept, bargain, inputsOf(row), row.lawAsAt ?? LAW_AS_AT)
}
