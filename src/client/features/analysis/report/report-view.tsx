import './front.css'
import './findings.css'
import './property.css'
import './record.css'
import { useEffect, useMemo, type ReactNode } from 'react'

import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { Wordmark } from '#client/ui/logo.tsx'
import { hadNothingToCheck, type BuyerInputs, type Report } from '#shared/report.ts'

import { BuyerSummaryColumns } from './buyer-summary.tsx'
import { Checks } from './checks.tsx'
import { type Chapter, Contents } from './contents.tsx'
import { Contradictions } from './contradictions.tsx'
import { Dates } from './dates.tsx'
import { EditingProvider, type ReportEditing } from './editing.ts'
import { concernIdOf, FindingLinksProvider } from './finding-links.tsx'
import { Findings } from './findings.tsx'
import { Front } from './front.tsx'
import { Masthead } from './masthead.tsx'
import { NothingToCheck } from './nothing-to-check.tsx'
import { PropertyTabs } from './property-tabs.tsx'
import { Questions } from './questions.tsx'
import { useAskedFinding } from './report-actions.ts'
import { useFindingsView, type FindingsView } from './use-findings-view.ts'
import { WhatWasRead } from './what-was-read.tsx'

const NOTHING_TOLD: BuyerInputs = {}

/**
 * The completed report, in the order of a reader with little time: worst first, proof last. Without
 * `editing` it is only shown: no notes, no inputs.
 */
export function ReportView({
  report,
  documentName,
  documentsButton,
  editing = null,
}: {
  report: Report
  documentName: string
  /** What brings the list of documents back; stands above the title. */
  documentsButton: ReactNode
  editing?: ReportEditing | null
}) {
  const { concerns, coverage } = report
  const unchecked = hadNothingToCheck(report) ? coverage : null
  const view = useFindingsView(concerns)
  useAskedFinding(view.openConcern)
  useLinkedPlace(view.openConcern)
  const links = useMemo(
    () => ({
      concerns: new Map(concerns.map((concern) => [concern.id, concern])),
      open: view.openConcern,
    }),
    [concerns, view.openConcern],
  )
  return (
    <EditingProvider value={editing}>
      <FindingLinksProvider value={links}>
        <div className="report">
          <div className="wrap">
            <Masthead
              report={report}
              documentName={documentName}
              documentsButton={documentsButton}
            />
            <hr className="rule-double" />
          </div>
          {unchecked === null ? (
            <Chapters report={report} documentName={documentName} view={view} />
          ) : (
            <div className="wrap">
              <NothingToCheck coverage={unchecked} />
              <WhatWasRead
                coverage={{ ...unchecked, remarks: [] }}
                register={report.registerSearchStatement}
              />
            </div>
          )}
          <Foot report={report} />
        </div>
      </FindingLinksProvider>
    </EditingProvider>
  )
}

/** What a report on a property tells, under its line of contents. */
function Chapters({
  report,
  documentName,
  view,
}: {
  report: Report
  documentName: string
  view: FindingsView
}) {
  const { analysis, concerns, contradictions, deadlines, checks, questions, coverage } = report
  const property = report.comprehensivePropertyAnalysis
  const inputs = analysis.inputs ?? NOTHING_TOLD
  const chapters = useMemo(() => chaptersOf(report), [report])
  return (
    <>
      <div className="contents-bar">
        <div className="wrap">
          <Contents chapters={chapters} />
        </div>
      </div>
      {property && (
        <div className="wrap">
          <ErrorBoundary region="The summary">
            <Front report={report} summary={property.buyerSummary} />
            <BuyerSummaryColumns summary={property.buyerSummary} />
          </ErrorBoundary>
        </div>
      )}
      <ErrorBoundary region="The findings">
        <Findings concerns={concerns} view={view} />
      </ErrorBoundary>
      <div className="wrap">
        <ErrorBoundary region="The contradictions">
          <Contradictions contradictions={contradictions} />
        </ErrorBoundary>
        {property && (
          <ErrorBoundary region="The property">
            <PropertyTabs property={property} inputs={inputs} />
          </ErrorBoundary>
        )}
        <ErrorBoundary region="The checks">
          <Checks checks={checks} />
        </ErrorBoundary>
        <ErrorBoundary region="The dates">
          <Dates
            deadlines={deadlines}
            inputs={inputs}
            analysisId={analysis.id}
            place={property?.propertyDetails.address ?? documentName}
          />
        </ErrorBoundary>
        {questions.length > 0 && (
          <ErrorBoundary region="The questions">
            <Questions questions={questions} />
          </ErrorBoundary>
        )}
        {coverage && (
          <ErrorBoundary region="What was read">
            <WhatWasRead coverage={coverage} register={report.registerSearchStatement} />
          </ErrorBoundary>
        )}
      </div>
    </>
  )
}

/**
 * The place that the address names: a finding is opened wherever it stands in its list, a chapter is
 * scrolled to. Without one a report begins at its beginning, also when it was chosen beside another.
 */
function useLinkedPlace(openConcern: (id: string) => void): void {
  useEffect(() => {
    const go = () => {
      const id = decodeURIComponent(window.location.hash.slice(1))
      const concernId = concernIdOf(id)
      if (concernId !== null) openConcern(concernId)
      else if (id !== '') document.getElementById(id)?.scrollIntoView()
    }
    if (window.location.hash === '') window.scrollTo(0, 0)
    else go()
    window.addEventListener('hashchange', go)
    return () => window.removeEventListener('hashchange', go)
    // The place is gone to once; a new list of findings is no new address.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [])
}

function chaptersOf(report: Report): Chapter[] {
  return [
    report.comprehensivePropertyAnalysis && { id: 'summary', label: 'Summary' },
    { id: 'findings', label: 'Findings', count: report.concerns.length },
    { id: 'contradictions', label: 'Contradictions', count: report.contradictions.length },
    report.comprehensivePropertyAnalysis && { id: 'property', label: 'The property' },
    { id: 'checks', label: 'Checks', count: report.checks.length },
    { id: 'dates', label: 'Dates', count: report.deadlines.length },
    report.questions.length > 0 && {
      id: 'questions',
      label: 'Questions',
      count: report.questions.length,
    },
    report.coverage && { id: 'read', label: 'What was read' },
  ].filter((chapter) => chapter !== null && chapter !== false)
}

function Foot({ report: { analysis } }: { report: Report }) {
  const { engine } = analysis
  return (
    <footer className="foot">
      <div className="wrap">
        <Wordmark />
        <p className="t-sm soft">
          Information, not legal advice.
          {engine !== null &&
            ` Report ${engine.version}, ${engine.model === null ? 'without a language model' : `with the model ${engine.model}`}.`}
        </p>
      </div>
    </footer>
  )
}
