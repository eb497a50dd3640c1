import type { Analysis } from '#shared/report.ts'

import { useAnalysis } from './use-analysis.ts'

/** Follows a run that is not on the screen, so that its end is told. Draws nothing. */
export function AnalysisWatch({
  documentId,
  onFinished,
}: {
  documentId: string
  onFinished: (analysis: Analysis) => void
}) {
  useAnalysis(documentId, onFinished)
  return null
}
