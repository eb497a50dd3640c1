import { memo, useState, type ReactNode } from 'react'

import { Button } from '#client/ui/button.tsx'
import { classes } from '#client/ui/classes.ts'
import { Icon } from '#client/ui/icon.tsx'
import { SeverityMark, severityWord } from '#client/ui/severity.tsx'
import { checkResultOf, type CheckResult } from '#shared/check-result.ts'
import type { Check, Severity } from '#shared/report.ts'

import { PageRef, useFindingLinks } from './finding-links.tsx'
import { LongList } from './long-list.tsx'
import { BY_WEIGHT } from './order.ts'
import { SectionHead } from './section-head.tsx'
import { CHECK_RESULTS } from './words.ts'

const RESULTS: readonly CheckResult[] = [
  'problem',
  'in-order',
  'spoken-of',
  'nothing-found',
  'not-in-document',
]
const FIRST_SHOWN = 6
/** So many checks of one outcome are drawn near the screen only. */
const LONG = 60
const CHECK_PX = 42
/** Checks beside one another where one outcome is shown alone. */
const ALONE_IN_A_ROW = 3

/** Every check that ran, by what came of it. */
export const Checks = memo(function Checks({ checks }: { checks: readonly Check[] }) {
  const [only, setOnly] = useState<CheckResult | null>(null)
  const of = (result: CheckResult) => checks.filter((check) => checkResultOf(check) === result)
  if (checks.length === 0) {
    return (
      <section className="chapter" id="checks">
        <SectionHead title="Checks">No check could run on this document.</SectionHead>
      </section>
    )
  }
  const chip = (result: CheckResult | null, label: ReactNode, count: number) => (
    <button
      key={result}
      type="button"
      className="chip"
      aria-pressed={only === result}
      onClick={() => setOnly(result)}
    >
      {label} <span className="n">{count}</span>
    </button>
  )
  return (
    <section className="chapter" id="checks">
      <SectionHead title="Checks">
        Everything that was looked for. A clear check shows the words that it was made on. Where the
        papers speak of its subject and no problem was recognised, the nearest words are shown for
        you to read. Where nothing was found, that is no promise that nothing is there.
      </SectionHead>
      <fieldset className="chips">
        <legend className="visually-hidden">Show</legend>
        {chip(null, 'All', checks.length)}
        {RESULTS.map((result) =>
          chip(
            result,
            <>
              <ResultSign result={result} /> {CHECK_RESULTS[result]}
            </>,
            of(result).length,
          ),
        )}
      </fieldset>
      <div className={classes('checks', only !== null && 'is-single')}>
        {RESULTS.filter((result) => only === null || only === result).map((result) => (
          <Column key={result} result={result} checks={of(result)} whole={only === result} />
        ))}
      </div>
    </section>
  )
})

function Column({
  result,
  checks,
  whole,
}: {
  result: CheckResult
  checks: readonly Check[]
  /** Shown alone, and therefore in full. */
  whole: boolean
}) {
  const [expanded, setExpanded] = useState(false)
  const { concerns } = useFindingLinks()
  const severityOf = (check: Check) =>
    BY_WEIGHT.find((severity) =>
      check.concernIds.some((id) => concerns.get(id)?.severity === severity),
    )
  const rank = (check: Check) => {
    const severity = severityOf(check)
    return severity === undefined ? BY_WEIGHT.length : BY_WEIGHT.indexOf(severity)
  }
  const sorted = result === 'problem' ? checks.toSorted((a, b) => rank(a) - rank(b)) : checks
  const shown = whole || expanded ? sorted : sorted.slice(0, FIRST_SHOWN)
  const row = (check: Check) => (
    <CheckRow key={check.ruleId} check={check} severity={severityOf(check)} />
  )
  return (
    <div className="checks-col">
      <h3>{CHECK_RESULTS[result]}</h3>
      {checks.length === 0 && <p className="soft">None.</p>}
      {result === 'spoken-of' && checks.length > 0 && (
        <p className="soft">
          Words on these subjects that no check recognised as a problem. Read them before you rely
          on it.
        </p>
      )}
      {whole ? (
        <LongList
          items={inRowsOf(ALONE_IN_A_ROW, shown)}
          keyOf={([first]) => first?.ruleId ?? ''}
          estimatePx={CHECK_PX}
          from={LONG / ALONE_IN_A_ROW}
          as="list"
          label={CHECK_RESULTS[result]}
          plain={() => (
            <ul>
              {shown.map((check) => (
                <li key={check.ruleId}>{row(check)}</li>
              ))}
            </ul>
          )}
        >
          {(checksOfRow) => <div className="checks-row">{checksOfRow.map(row)}</div>}
        </LongList>
      ) : (
        <LongList
          items={shown}
          keyOf={({ ruleId }) => ruleId}
          estimatePx={CHECK_PX}
          from={LONG}
          as="list"
          label={CHECK_RESULTS[result]}
          plain={() => (
            <ul>
              {shown.map((check) => (
                <li key={check.ruleId}>{row(check)}</li>
              ))}
            </ul>
          )}
        >
          {row}
        </LongList>
      )}
      {shown.length < checks.length && (
        <Button variant="link" size="sm" onClick={() => setExpanded(true)}>
          {allOf(result, checks.length)}
        </Button>
      )}
    </div>
  )
}

/** On a subject that the papers speak of the words say more than a note that is the same for all. */
function CheckRow({ check, severity }: { check: Check; severity: Severity | undefined }) {
  const result = checkResultOf(check)
  return (
    <div className="check-row">
      {severity ? (
        <SeverityMark severity={severity} label={severityWord[severity]} />
      ) : (
        <ResultSign result={result} />
      )}
      <span>
        {check.title}
        {result === 'spoken-of' ? (
          <q className="check-words">{folded(check.evidence[0]?.quote ?? '')}</q>
        ) : (
          check.note !== null && <span className="check-note">{check.note}</span>
        )}
      </span>
      <PageRef evidence={check.evidence} concernIds={check.concernIds} about={check.title} />
    </div>
  )
}

function folded(quote: string): string {
  return quote.replace(/\s+/g, ' ').trim()
}

function inRowsOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

function ResultSign({ result }: { result: CheckResult }) {
  switch (result) {
    case 'problem':
      return <SeverityMark severity="high" />
    case 'in-order':
      return <Icon name="i-lucide-check" className="sign-clear" />
    case 'spoken-of':
      return <Icon name="i-lucide-eye" className="sign-absent" />
    case 'nothing-found':
      return <Icon name="i-lucide-search-check" className="sign-clear" />
    case 'not-in-document':
      return <Icon name="i-lucide-circle-dashed" className="sign-absent" />
  }
}

function allOf(result: CheckResult, count: number): string {
  switch (result) {
    case 'problem':
      return `All ${count} problems`
    case 'in-order':
      return `All ${count} clear checks with their words`
    case 'spoken-of':
      return `All ${count} on subjects that the papers speak of`
    case 'nothing-found':
      return `All ${count} clear checks that found nothing`
    case 'not-in-document':
      return `All ${count} not in this document`
  }
}
