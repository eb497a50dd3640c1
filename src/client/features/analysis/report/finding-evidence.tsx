import { Icon } from '#client/ui/icon.tsx'
import { Quotation } from '#client/ui/quotation.tsx'
import type { Concern, Evidence } from '#shared/report.ts'

import { longRef, pagesOf } from './page-refs.ts'
import { passageOf, useReportActions } from './report-actions.ts'

/** The words a finding rests on, or the parts that were searched for something that is absent. */
export function FindingEvidence({ concern }: { concern: Concern }) {
  const quotes = concern.evidence.filter(({ role }) => role === 'quote')
  const searched = concern.evidence.filter(({ role }) => role === 'searched')
  return (
    <div className="note-words">
      {quotes.map((evidence) => (
        <Words key={`${evidence.page}:${evidence.start}`} concern={concern} evidence={evidence} />
      ))}
      {quotes.length > 0 && (
        <p className="proof">
          <Icon name="i-lucide-check" /> Matched word for word on {longRef(pagesOf(quotes))}
        </p>
      )}
      {searched.length > 0 && <Searched evidence={searched} location={concern.location} />}
    </div>
  )
}

/** The passage with its surroundings where they are of this page, else the passage alone. */
function Words({ concern, evidence }: { concern: Concern; evidence: Evidence }) {
  const { context, severity } = concern
  const { show } = useReportActions()
  const around = context?.page === evidence.page && context.passage === evidence.quote
  return (
    <Quotation
      page={evidence.page}
      quote={evidence.quote}
      before={around ? lastWords(context.before) : undefined}
      after={around ? firstWords(context.after) : undefined}
      severity={severity}
      onPage={show && (() => show({ ...passageOf(concern), evidence: [evidence] }))}
    />
  )
}

/** Enough to see where the passage stands, and not more than the passage. */
const SURROUNDINGS = 160

function lastWords(text: string): string | undefined {
  if (text.length <= SURROUNDINGS) return text || undefined
  return `… ${text.slice(text.indexOf(' ', text.length - SURROUNDINGS) + 1)}`
}

function firstWords(text: string): string | undefined {
  if (text.length <= SURROUNDINGS) return text || undefined
  return `${text.slice(0, text.lastIndexOf(' ', SURROUNDINGS))} …`
}

/** The server's location names whole parts, from their first page to their last. */
function Searched({ evidence, location }: { evidence: readonly Evidence[]; location: string }) {
  const told = /^looked for/i.test(location)
    ? location
    : `Looked for on ${longRef(pagesOf(evidence))}`
  return (
    <div className="searched">
      <p className="searched-line">
        <Icon name="i-lucide-search" /> {told}
      </p>
      <ul>
        {evidence.map(({ page, quote, start }) => (
          <li key={`${page}:${start}`}>
            <b>p. {page}</b> <span>{quote}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
