import { SeverityMark, severityWord } from '#client/ui/severity.tsx'
import type { BuyerSummary, SummaryEntry } from '#shared/report.ts'

import { PageRef, useFindingLinks } from './finding-links.tsx'

/** Key points, red flags and recommendations side by side. */
export function BuyerSummaryColumns({ summary }: { summary: BuyerSummary }) {
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
}

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
  const severityOf = (entry: SummaryEntry) =>
    entry.concernIds.map((id) => concerns.get(id)?.severity).find(Boolean)
  return (
    <div>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <p className="soft columns3-none">{none}</p>
      ) : (
        <ul className="ruled">
          {entries.map((entry) => {
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
    </div>
  )
}
