import './analysis.css'
import { lazy, Suspense, type ReactNode } from 'react'

import { Panel } from '#client/ui/panel.tsx'
import type { Analysis, Report } from '#shared/report.ts'

import { Failed, LoadError, NotStarted, ResultsSkeleton } from './outcomes.tsx'
import { Processing } from './processing.tsx'

const ReportView = lazy(async () => {
  const { ReportView: view } = await import('./report/report-view.tsx')
  return { default: view }
})

/** A document's analysis in whichever of its states it is: loading, error, running, failed, completed. */
export function ResultsView({
  report,
  error,
  documentName,
  documentsButton,
  onRunNew,
  onStart,
  onReload,
}: {
  report: Report | null
  error: unknown
  documentName: string
  documentsButton: ReactNode
  onRunNew: () => void
  onStart: (analysis: Analysis) => void
  onReload: () => void
}) {
  if (report?.analysis.status === 'completed') {
    return (
      <Suspense
        fallback={
          <Panel>
            <ResultsSkeleton />
          </Panel>
        }
      >
        <ReportView
          key={report.analysis.id}
          report={report}
          documentName={documentName}
          documentsButton={documentsButton}
        />
      </Suspense>
    )
  }
  return (
    <Panel>
      {report === null ? (
        error === undefined ? (
          <ResultsSkeleton />
        ) : (
          <LoadError error={error} onRunNew={onRunNew} onReload={onReload} />
        )
      ) : (
        <Unfinished
          analysis={report.analysis}
          documentName={documentName}
          onRunNew={onRunNew}
          onStart={onStart}
        />
      )}
    </Panel>
  )
}

function Unfinished({
  analysis,
  documentName,
  onRunNew,
  onStart,
}: {
  analysis: Analysis
  documentName: string
  onRunNew: () => void
  onStart: (analysis: Analysis) => void
}) {
  switch (analysis.status) {
    case 'failed':
      return <Failed analysis={analysis} onTryAgain={onRunNew} />
    case 'pending':
      // A start that is still being written down has its stage before its status.
      return analysis.stage === null ? (
        <NotStarted documentName={documentName} onStart={() => onStart(analysis)} />
      ) : (
        <Processing analysis={analysis} documentName={documentName} />
      )
    case 'processing':
    case 'completed':
      return <Processing analysis={analysis} documentName={documentName} />
  }
}
