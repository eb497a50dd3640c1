import './analysis.css'
import { lazy, Suspense, type ReactNode } from 'react'

import { Panel } from '#client/ui/panel.tsx'
import type { Analysis, Report } from '#shared/report.ts'

import { Failed, LoadError, NotStarted, ResultsSkeleton } from './outcomes.tsx'
import { Processing } from './processing.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useReportEditing } from './use-report-editing.ts'

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
  isCutOff = false,
  reading = false,
}: {
  report: Report | null
  error: unknown
  /** Whether a run goes on that cannot be asked about at the moment. */
  isCutOff?: boolean
  /** Whether a report is known to be there, although it has not come yet. */
  reading?: boolean
  documentName: string
  documentsButton: ReactNode
  onRunNew: () => void
  onStart: (analysis: Analysis) => void
  onReload: () => void
}) {
  if (report?.analysis.status === 'completed') {
    return (
      <Suspense fallback={<ReportSkeleton documentsButton={documentsButton} />}>
        <OwnReport
          key={report.analysis.id}
          report={report}
          documentName={documentName}
          documentsButton={documentsButton}
        />
      </Suspense>
    )
  }
  if (report === null && error === undefined && reading) {
    return <ReportSkeleton documentsButton={documentsButton} />
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
          isCutOff={isCutOff}
          onRunNew={onRunNew}
          onStart={onStart}
        />
      )}
    </Panel>
  )
}

/** The report of the user who looks at it: notes and inputs can be changed. */
function OwnReport(shown: { report: Report; documentName: string; documentsButton: ReactNode }) {
  const { id, documentId } = shown.report.analysis
  return <ReportView {...shown} editing={useReportEditing(id, documentId)} />
}

function Unfinished({
  analysis,
  documentName,
  isCutOff,
  onRunNew,
  onStart,
}: {
  analysis: Analysis
  documentName: string
  isCutOff: boolean
  onRunNew: () => void
  onStart: (analysis: Analysis) => void
}) {
  const running = <Processing analysis={analysis} documentName={documentName} isCutOff={isCutOff} />
  switch (analysis.status) {
    case 'failed':
      return <Failed analysis={analysis} onTryAgain={onRunNew} />
    case 'pending':
      // A start that is still being written down has its stage before its status.
      return analysis.stage === null ? (
        <NotStarted documentName={documentName} onStart={() => onStart(analysis)} />
      ) : (
        running
      )
    case 'processing':
    case 'completed':
      return running
  }
}
