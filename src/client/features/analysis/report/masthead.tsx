import { memo, type ReactNode } from 'react'

import { calendarDate, dayOf } from '#client/lib/format.ts'
import { classes } from '#client/ui/classes.ts'
import type { Report } from '#shared/report.ts'

import { counted, STATE_NAMES } from './words.ts'

/** Longer titles are set a size smaller. */
const LONG_TITLE = 48

/** What was read, when, and by the law of which day; the address is the page's first heading. */
export const Masthead = memo(function Masthead({
  report,
  documentName,
  documentsButton,
}: {
  report: Report
  documentName: string
  documentsButton: ReactNode
}) {
  const { analysis, coverage } = report
  const title = report.comprehensivePropertyAnalysis?.propertyDetails.address ?? documentName
  const facts = [
    coverage?.documentTitle,
    [
      coverage?.state && STATE_NAMES[coverage.state],
      coverage && counted(coverage.pages.length, 'page'),
    ]
      .filter(Boolean)
      .join(', '),
    [
      analysis.completedAt && `Read ${dayOf(analysis.completedAt)}`,
      analysis.engine && `law as at ${calendarDate(analysis.engine.lawAsAt)}`,
    ]
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean)
  return (
    <div className="masthead">
      {documentsButton}
      <h1 className={classes(title.length > LONG_TITLE && 'is-long')}>{title}</h1>
      <p className="masthead-meta">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  )
})
