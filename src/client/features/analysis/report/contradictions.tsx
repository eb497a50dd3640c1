import { memo, Fragment } from 'react'

import { Icon } from '#client/ui/icon.tsx'
import { Quotation } from '#client/ui/quotation.tsx'
import type { Contradiction, Evidence } from '#shared/report.ts'

import { LongList } from './long-list.tsx'
import { useReportActions } from './report-actions.ts'
import { SectionHead } from './section-head.tsx'

type Side = Contradiction['sides'][number]

const LONG = 12
const CONTRADICTION_PX = 240

/** Places of the document that cannot both be right, side by side, each with its question. */
export const Contradictions = memo(function Contradictions({
  contradictions,
}: {
  contradictions: readonly Contradiction[]
}) {
  return (
    <section className="chapter" id="contradictions">
      <SectionHead title="Contradictions">
        {contradictions.length === 0
          ? 'No two places of this document were found to say different things about the same fact.'
          : 'Places in your document that cannot both be right. Neither is taken as true; each becomes a question.'}
      </SectionHead>
      <LongList
        items={contradictions}
        keyOf={keyOf}
        estimatePx={CONTRADICTION_PX}
        from={LONG}
        as="list"
        label="Contradictions"
        plain={(rows) => <>{rows}</>}
      >
        {(contradiction) => <Versus key={keyOf(contradiction)} contradiction={contradiction} />}
      </LongList>
    </section>
  )
})

function keyOf({ title, sides, question }: Contradiction): string {
  return [title, question, ...sides.map(({ value }) => value)].join(' ')
}

function Versus({ contradiction: { title, sides, question } }: { contradiction: Contradiction }) {
  return (
    <div className="versus">
      <h3>{title}</h3>
      <div className="versus-pair">
        {sides.map((side, index) => (
          <Fragment key={`${side.label} ${side.value}`}>
            {index > 0 && (
              <span className="versus-sign">
                <Icon name="i-lucide-equal-not" label="differs from" />
              </span>
            )}
            <SideOf side={side} />
          </Fragment>
        ))}
      </div>
      <p className="question">
        <b>Question</b> {question}
      </p>
    </div>
  )
}

function SideOf({ side: { label, value, evidence } }: { side: Side }) {
  const { show } = useReportActions()
  const view = (entry: Evidence) =>
    show && (() => show({ evidence: [entry], concernId: null, about: `${label}: ${value}` }))
  const [first, ...rest] = evidence
  if (first === undefined) return <Quotation page={null} where={label} quote={value} wide />
  const parts = around(first.quote, value)
  return (
    <div className="versus-side">
      <Quotation
        page={first.page}
        where={label}
        quote={parts.found}
        before={parts.before || undefined}
        after={parts.after || undefined}
        onPage={view(first)}
        wide
      />
      {rest.map((entry) => (
        <Quotation
          key={`${entry.page}:${entry.start}`}
          page={entry.page}
          quote={entry.quote}
          onPage={view(entry)}
          wide
        />
      ))}
    </div>
  )
}

/** The value inside its quotation, so that only the words that differ are tinted. */
function around(quote: string, value: string): { before: string; found: string; after: string } {
  const at = value === '' ? -1 : quote.toLowerCase().indexOf(value.toLowerCase())
  if (at === -1) return { before: '', found: quote, after: '' }
  // Cents belong to the amount that stands before them.
  const cents = /^\.\d\d\b/.exec(quote.slice(at + value.length))?.[0] ?? ''
  const end = at + value.length + cents.length
  return { before: quote.slice(0, at), found: quote.slice(at, end), after: quote.slice(end) }
}
