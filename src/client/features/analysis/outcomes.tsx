import { ApiError, NO_ANSWER } from '#client/lib/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Analysis } from '#shared/report.ts'

/** A run that ended without a report. */
export function Failed({ analysis, onTryAgain }: { analysis: Analysis; onTryAgain: () => void }) {
  return (
    <div className="outcome">
      <h2>Analysis Failed</h2>
      <p role="alert">
        {analysis.failure?.message ?? 'Something went wrong while this document was read.'}
      </p>
      <p className="soft">The credit for this analysis is given back by itself.</p>
      <div className="btn-row">
        <Button onClick={onTryAgain}>Try Again</Button>
      </div>
    </div>
  )
}

/** A document whose analysis was never begun, for instance for want of a credit. */
export function NotStarted({
  documentName,
  onStart,
}: {
  documentName: string
  onStart: () => void
}) {
  return (
    <div className="outcome">
      <h2>Not started</h2>
      <p className="working-file soft">{documentName}</p>
      <p>This document is saved, but its analysis has not been started. It uses 1 credit.</p>
      <div className="btn-row">
        <Button onClick={onStart}>Start Analysis</Button>
      </div>
    </div>
  )
}

/** The two sentences of spec §8; both offer a new analysis. */
export function LoadError({
  error,
  onRunNew,
  onReload,
}: {
  error: unknown
  onRunNew: () => void
  onReload: () => void
}) {
  const missing = error instanceof ApiError && error.status === 404
  const unanswered = error instanceof ApiError && error.status === NO_ANSWER
  return (
    <div className="outcome">
      <h2>{missing ? 'No report yet' : 'The report did not load'}</h2>
      <p role="alert">
        {missing
          ? 'No analysis found for this document. Please run a new analysis.'
          : 'Failed to load analysis results. Please try again.'}
      </p>
      {unanswered && (
        <p className="soft">
          Fineprint could not be reached. Check your connection; your documents are safe.
        </p>
      )}
      <div className="btn-row">
        {!missing && <Button onClick={onReload}>Load Again</Button>}
        <Button variant="outline" onClick={onRunNew}>
          Run New Analysis
        </Button>
      </div>
    </div>
  )
}

/** The shape of what is to come, so that nothing jumps when it does. */
export function ResultsSkeleton() {
  return (
    <div className="results-skeleton" aria-busy="true">
      <output className="visually-hidden">Loading the analysis</output>
      <Skeleton width="62%" />
      <Skeleton width="44%" />
      <Skeleton />
      <Skeleton width="91%" />
      <Skeleton width="78%" />
      <Skeleton width="85%" />
    </div>
  )
}
