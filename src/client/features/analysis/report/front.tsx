import { memo } from 'react'

import { SeverityMark, SeverityTag, severityWord } from '#client/ui/severity.tsx'
import { isJudged } from '#shared/is-judged.ts'
import type { BuyerSummary, Concern, Report, SummaryEntry } from '#shared/report.ts'

import { FindingLink, useFindingLinks } from './finding-links.tsx'
import { tally } from './order.ts'
import { pagesOf, shortRef } from './page-refs.ts'
import {
  checksSentence,
  leadOf,
  NOT_JUDGED,
  NOTHING_FIRST,
  raiseFirstTitle,
  UPLOAD_MORE,
} from './words.ts'

/** Shapes drawn for one severity before the rest is told by its number. */
const SHOWN_SHAPES = 20

/** Overall risk, the count of findings in shapes, the limits, and the things to raise first. */
export const Front = memo(function Front({
  report,
  summary,
}: {
  report: Report
  summary: BuyerSummary
}) {
  const { concerns, checks } = report
  const judged = isJudged(report)
  return (
    <section className="front" id="summary">
      <div>
        <p className="label">Overall risk</p>
        {judged ? (
          <p className={`risk-word sev-${summary.overallRisk}`}>
            <SeverityMark severity={summary.overallRisk} />
            {severityWord[summary.overallRisk]}
          </p>
        ) : (
          <p className="risk-word">Not judged</p>
        )}
        <p className="front-lead">{judged ? leadOf(concerns, summary.isSigned) : NOT_JUDGED}</p>
        {concerns.length > 0 && <FindingCount concerns={concerns} />}
        {checks.length > 0 && <p className="t-sm soft">{checksSentence(checks)}</p>}
        <p className="t-sm soft limits">
          Fineprint shows what your document says and where. It is information, not legal advice:
          ask a lawyer or conveyancer {summary.isSigned === true ? 'now' : 'before you sign'}.
        </p>
      </div>
      <RaiseFirst entries={summary.raiseFirst} isSigned={summary.isSigned} isJudged={judged} />
    </section>
  )
})

function FindingCount({ concerns }: { concerns: readonly Concern[] }) {
  const counts = tally(concerns)
  return (
    <>
      <div className="units" aria-hidden="true">
        {counts.map(({ severity, count }) => (
          <span key={severity} className="unit-group">
            {Array.from({ length: Math.min(count, SHOWN_SHAPES) }, (_, index) => (
              <SeverityMark key={index} severity={severity} />
            ))}
            {count > SHOWN_SHAPES && <span className="more">+{count - SHOWN_SHAPES}</span>}
          </span>
        ))}
      </div>
      <dl className="tally">
        {counts.map(({ severity, count }) => (
          <div key={severity}>
            <dt>
              <SeverityTag severity={severity} />
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function RaiseFirst({
  entries,
  isSigned,
  isJudged,
}: {
  entries: readonly SummaryEntry[]
  isSigned: boolean | undefined
  isJudged: boolean
}) {
  return (
    <div>
      <h2>{raiseFirstTitle(entries.length, isSigned)}</h2>
      {entries.length === 0 ? (
        <p className="soft front-none">{isJudged ? NOTHING_FIRST : UPLOAD_MORE}</p>
      ) : (
        <ol className="five">
          {entries.map((entry, index) => (
            <RaiseFirstItem key={entry.text} entry={entry} number={index + 1} />
          ))}
        </ol>
      )}
    </div>
  )
}

function RaiseFirstItem({ entry, number }: { entry: SummaryEntry; number: number }) {
  const { concerns } = useFindingLinks()
  const concern = entry.concernIds.map((id) => concerns.get(id)).find(Boolean)
  const title = concern?.title ?? entry.text
  // The entry may begin with the finding's title, which stands above it already.
  const text = entry.text.startsWith(title)
    ? entry.text.slice(title.length).replace(/^[.:\s]+/, '')
    : entry.text
  const pages = shortRef(pagesOf(entry.evidence))
  return (
    <li>
      <span className="five-n" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{title}</h3>
        {text !== '' && <p>{text}</p>}
      </div>
      {concern ? (
        <FindingLink concernId={concern.id} className="five-ref">
          <SeverityMark severity={concern.severity} label={severityWord[concern.severity]} />
          {pages || 'Open'}
        </FindingLink>
      ) : (
        <span className="five-ref">{pages}</span>
      )}
    </li>
  )
}
