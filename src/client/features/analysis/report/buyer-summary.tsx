import { memo, useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { SeverityMark, severityWord } from '#client/ui/severity.tsx'
import type { BuyerSummary, SummaryEntry } from '#shared/report.ts'

import { PageRef, useFindingLinks } from './finding-links.tsx'

const FIRST_SHOWN = 8
const MORE_AT_ONCE = 40
/** So few more than the limit are shown at once: a button for them would take as much room. */
const SLACK = 2

/** Key points, red flags and recommendations side by side. */
export const BuyerSummaryColumns = memo(function BuyerSummaryColumns({
  summary,
}: {
  summary: BuyerSummary
}) {
  return (
    <section className="columns3" aria-label="Buyer’s summary">
      <Column title="Key Points" entries={summary.keyPoints} none="No key points were read." />
      <Column title="Red Flags" entries={summary.redFlags} none="No red flags were found." marked />
      <Column
        title="Recommendations"
        entries={summary.recommendations}
        none="No recommendations follow from what was read."
      />
    </section>
  )
})

function Column({
  title,
  entries,
  none,
  marked = false,
}: {
  title: string
  entries: readonly SummaryEntry[]
  none: string
  /** Puts the severity of the finding before each entry. */
  marked?: boolean
}) {
  const { concerns } = useFindingLinks()
  const [limit, setShown] = useState(FIRST_SHOWN)
  const shown = entries.length <= limit + SLACK ? entries : entries.slice(0, limit)
  const severityOf = (entry: SummaryEntry) =>
    entry.concernIds.map((id) => concerns.get(id)?.severity).find(Boolean)
  return (
    <div>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <p className="soft columns3-none">{none}</p>
      ) : (
        <ul className="ruled">
          {shown.map((entry) => {
            const severity = marked ? severityOf(entry) : undefined
            return (
              <li key={entry.text}>
                {severity && <SeverityMark severity={severity} label={severityWord[severity]} />}{' '}
                {entry.text}{' '}
                <PageRef
                  evidence={entry.evidence}
                  concernIds={entry.concernIds}
                  about={entry.text}
                />
              </li>
            )
          })}
        </ul>
      )}
      {shown.length < entries.length && (
        <Button variant="link" size="sm" onClick={() => setShown(shown.length + MORE_AT_ONCE)}>
          {entries.length - shown.length <= MORE_AT_ONCE
            ? `All ${entries.length} ${title.toLowerCase()}`
            : `${MORE_AT_ONCE} more ${title.toLowerCase()}`}
        </Button>
      )}
    </div>
  )
}
