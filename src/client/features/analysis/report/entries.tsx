import { Fragment, type ReactNode } from 'react'

import { Quotation } from '#client/ui/quotation.tsx'
import { SeverityTag } from '#client/ui/severity.tsx'
import type { Evidence, Overlay, Restriction, Risk, Severity } from '#shared/report.ts'

import { FindingLink, useFindingLinks } from './finding-links.tsx'
import { LongList } from './long-list.tsx'
import { longRef, pagesOf } from './page-refs.ts'
import { useReportActions } from './report-actions.ts'

/** Easements, covenants and other restrictions on the use of the land. */
export function RestrictionsPane({ restrictions }: { restrictions: readonly Restriction[] }) {
  return (
    <Entries
      items={restrictions}
      label="Restrictions"
      none="No easement or restriction was found in what was read. The checks say what was looked for."
    >
      {({ type, description, riskLevel, impact, evidence }) => (
        <Entry severity={riskLevel} title={type} evidence={evidence}>
          <p>{description}</p>
          <Labelled label="What it means for you" text={impact} />
        </Entry>
      )}
    </Entries>
  )
}

/** Planning overlays, with the council's rules. */
export function OverlaysPane({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <Entries
      items={overlays}
      label="Overlays"
      none="No planning overlay was found in what was read. The checks say what was looked for."
    >
      {({ type, description, councilRules, riskLevel, impact, evidence }) => (
        <Entry severity={riskLevel} title={type} evidence={evidence}>
          <p>{description}</p>
          <Labelled label="Council rules" text={councilRules} />
          <Labelled label="What it means for you" text={impact} />
        </Entry>
      )}
    </Entries>
  )
}

/** The findings about the property itself. */
export function RisksPane({ risks }: { risks: readonly Risk[] }) {
  const { concerns } = useFindingLinks()
  return (
    <Entries
      items={risks}
      label="Risks"
      none="No finding is about the property itself. The findings above are about the contract."
    >
      {(risk) => (
        <Entry
          severity={risk.severity}
          title={risk.title}
          evidence={risk.evidence}
          concernId={risk.concernId}
        >
          <p>{risk.description}</p>
          {risk.impact !== risk.description && (
            <Labelled label="What it means for you" text={risk.impact} />
          )}
          <Labelled label="What to do" text={risk.recommendation} />
          {concerns.has(risk.concernId) && (
            <p>
              <FindingLink concernId={risk.concernId} className="link t-sm">
                Open the finding
              </FindingLink>
            </p>
          )}
        </Entry>
      )}
    </Entries>
  )
}

const LONG = 20
const ENTRY_PX = 220

function Entries<T>({
  items,
  label,
  none,
  children,
}: {
  items: readonly T[]
  label: string
  none: string
  children: (item: T) => ReactNode
}) {
  if (items.length === 0) return <p className="soft pane-none">{none}</p>
  // Two entries may say the same of different words: their place in the report is their name.
  const numbered = items.map((item, index) => ({ item, key: String(index) }))
  return (
    <LongList
      items={numbered}
      keyOf={({ key }) => key}
      estimatePx={ENTRY_PX}
      from={LONG}
      as="list"
      label={label}
      plain={(rows) => <div className="entries">{rows}</div>}
    >
      {({ item, key }) => <Fragment key={key}>{children(item)}</Fragment>}
    </LongList>
  )
}

function Entry({
  severity,
  title,
  evidence,
  concernId = null,
  children,
}: {
  severity: Severity
  title: string
  evidence: readonly Evidence[]
  /** The finding that these words belong to. */
  concernId?: string | null
  children: ReactNode
}) {
  const { show } = useReportActions()
  const quotes = evidence.filter(({ role }) => role === 'quote')
  const searched = evidence.filter(({ role }) => role === 'searched')
  return (
    <article className="entry">
      <SeverityTag severity={severity} />
      <h3>{title}</h3>
      {children}
      {quotes.length > 0 && (
        <div>
          {quotes.map((entry) => (
            <Quotation
              key={`${entry.page}:${entry.start}`}
              page={entry.page}
              quote={entry.quote}
              severity={severity}
              onPage={show && (() => show({ evidence: [entry], concernId, about: title }))}
            />
          ))}
        </div>
      )}
      {quotes.length === 0 && searched.length > 0 && (
        <p className="t-sm soft">Looked for on {longRef(pagesOf(searched))}</p>
      )}
    </article>
  )
}

function Labelled({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <p>
      <b className="entry-label">{label}</b> {text}
    </p>
  )
}
