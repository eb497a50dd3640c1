import { PROGRESS_DEFAULT_PERCENT } from '#shared/limits.ts'
import type { Analysis, AnalysisStage } from '#shared/report.ts'

const ORDER: readonly AnalysisStage[] = ['queued', 'reading', 'checking', 'writing']

export type StageLine = { label: string; is: 'done' | 'now' | 'next' }

/** What the bar shows: the server's percentage, and 65 while nothing better is known (spec §9). */
export function percentOf(analysis: Pick<Analysis, 'progress'>): number {
  return analysis.progress ?? PROGRESS_DEFAULT_PERCENT
}

/** The stages in order, with what is known of the present one. */
export function stageLines(
  analysis: Pick<Analysis, 'stage' | 'pagesRead' | 'pagesTotal'>,
): StageLine[] {
  const here = ORDER.indexOf(analysis.stage ?? 'queued')
  return ORDER.map((stage, index) => ({
    label: labelOf(stage, analysis, index === here),
    is: index < here ? 'done' : index === here ? 'now' : 'next',
  }))
}

function labelOf(
  stage: AnalysisStage,
  { pagesRead, pagesTotal }: Pick<Analysis, 'pagesRead' | 'pagesTotal'>,
  now: boolean,
): string {
  switch (stage) {
    case 'queued':
      return 'Queued'
    case 'reading':
      if (pagesTotal === null) return 'Reading the pages'
      return now && pagesRead !== null
        ? `Reading page ${Math.max(1, pagesRead)} of ${pagesTotal}`
        : `Reading ${pagesTotal} ${pagesTotal === 1 ? 'page' : 'pages'}`
    case 'checking':
      return 'Checking against the rules'
    case 'writing':
      return 'Writing the report'
  }
}
