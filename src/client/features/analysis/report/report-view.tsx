import './front.css'
import './findings.css'
import './property.css'
import './record.css'
import { useEffect, useMemo, type ReactNode } from 'react'

import { Wordmark } from '#client/ui/logo.tsx'
import type { Report } from '#shared/report.ts'

import { BuyerSummaryColumns } from './buyer-summary.tsx'
import { Checks } from './checks.tsx'
import { type Chapter, Contents } from './contents.tsx'
import { Contradictions } from './contradictions.tsx'
import { Dates } from './dates.tsx'
import { FindingLinksProvider } from './finding-links.tsx'
import { Findings } from './findings.tsx'
import { Front } from './front.tsx'
import { Masthead } from './masthead.tsx'
import { PropertyTabs } from './property-tabs.tsx'
import { Questions } from './questions.tsx'
import { useAskedFinding } from './report-actions.ts'
import { useFindingsView } from './use-findings-view.ts'
import { WhatWasRead } from './what-was-read.tsx'

/** The completed report, in the order of a reader with little time: worst first, proof last. */
export function ReportView({
  report,
  documentName,
  documentsButton,
}: {
  report: Report
  documentName: string
  /** What brings the list of documents back; stands above the title. */
  documentsButton: ReactNode
}) {
  const { concerns, contradictions, deadlines, checks, questions, coverage } = report
  const property = report.comprehensivePropertyAnalysis
  const view = useFindingsView(concerns)
  useAskedFinding(view.reveal)
  const links = useMemo(
    () => ({
      concerns: new Map(concerns.map((concern) => [concern.id, concern])),
      open: view.reveal,
    }),
    [concerns, view.reveal],
  )
  // Chosen from the list beside another report, this one begins at its beginning.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <FindingLinksProvider value={links}>
      <div className="report">
        <div className="wrap">
          <Masthead report={report} documentName={documentName} documentsButton={documentsButton} />
          <hr className="rule-double" />
        </div>
        <div className="contents-bar">
          <div className="wrap">
            <Contents chapters={chaptersOf(report)} />
          </div>
        </div>
        {property && (
          <div className="wrap">
            <Front report={report} summary={property.buyerSummary} />
            <BuyerSummaryColumns summary={property.buyerSummary} />
          </div>
        )}
        <Findings concerns={concerns} view={view} />
        <div className="wrap">
          <Contradictions contradictions={contradictions} />
          {property && <PropertyTabs property={property} />}
          <Checks checks={checks} />
          <Dates deadlines={deadlines} />
          {questions.length > 0 && <Questions questions={questions} />}
          {coverage && (
            <WhatWasRead coverage={coverage} register={report.registerSearchStatement} />
          )}
        </div>
        <Foot report={report} />
      </div>
    </FindingLinksProvider>
  )
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
            ` Report ${engine.version}, ${engine.model === null ? 'by rules alone' : `by rules and the model ${engine.model}`}.`}
        </p>
      </div>
    </footer>
  )
}
