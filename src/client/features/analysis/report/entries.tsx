import type { ReactNode } from 'react'

import { Quotation } from '#client/ui/quotation.tsx'
import { SeverityTag } from '#client/ui/severity.tsx'
import type { Evidence, Overlay, Restriction, Risk, Severity } from '#shared/report.ts'

import { FindingLink, useFindingLinks } from './finding-links.tsx'
import { longRef, pagesOf } from './page-refs.ts'
import { useReportActions } from './report-actions.ts'

/** Easements, covenants and other restrictions on the use of the land. */
export function RestrictionsPane({ restrictions }: { restrictions: readonly Restriction[] }) {
  return (
    <Entries none="No easement or restriction was found in what was read. The checks say what was looked for.">
      {restrictions.map(({ type, description, riskLevel, impact, evidence }) => (
        <Entry key={`${type} ${description}`} severity={riskLevel} title={type} evidence={evidence}>
          <p>{description}</p>
          <Labelled label="What it means for you" text={impact} />
        </Entry>
      ))}
    </Entries>
  )
}

/** Planning overlays, with the council's rules. */
export function OverlaysPane({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <Entries none="No planning overlay was found in what was read. The checks say what was looked for.">
      {overlays.map(({ type, description, councilRules, riskLevel, impact, evidence }) => (
        <Entry key={`${type} ${description}`} severity={riskLevel} title={type} evidence={evidence}>
          <p>{description}</p>
          <Labelled label="Council rules" text={councilRules} />
          <Labelled label="What it means for you" text={impact} />
        </Entry>
      ))}
    </Entries>
  )
}

/** The findings about the property itself. */
export function RisksPane({ risks }: { risks: readonly Risk[] }) {
  const { concerns } = useFindingLinks()
  return (
    <Entries none="No finding is about the property itself. The findings above are about the contract.">
      {risks.map((risk) => (
        <Entry
          key={risk.concernId}
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
      ))}
    </Entries>
  )
}

function Entries({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="soft pane-none">{none}</p>
  return <div className="entries">{children}</div>
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
