import { classes } from '#client/ui/classes.ts'
import { Icon } from '#client/ui/icon.tsx'
import { SeverityMark, SeverityTag, severityWord } from '#client/ui/severity.tsx'
import type { Concern } from '#shared/report.ts'

import { FindingEvidence } from './finding-evidence.tsx'
import { FindingFacts } from './finding-facts.tsx'
import { findingId } from './finding-links.tsx'
import { pagesOf, shortRef } from './page-refs.ts'
import { passageOf, useReportActions } from './report-actions.ts'
import { ViewInDocument } from './view-in-document.tsx'
import { CATEGORY_NAMES } from './words.ts'

/** One marginal note: closed a line with mark, title and page; open a sheet with its words. */
export function Finding({
  concern,
  isOpen,
  onToggle,
}: {
  concern: Concern
  isOpen: boolean
  onToggle: () => void
}) {
  const id = findingId(concern.id)
  const where = placeOf(concern.location)
  const { follow } = useReportActions()
  return (
    <article className={classes('note', `note-${concern.severity}`, isOpen && 'is-open')} id={id}>
      <h3>
        <button
          type="button"
          className="note-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={() => {
            if (!isOpen) follow(passageOf(concern))
            onToggle()
          }}
        >
          <SeverityMark severity={concern.severity} label={severityWord[concern.severity]} />
          <span className="note-title">{concern.title}</span>
          <span className="note-ref">{shortRef(pagesOf(concern.evidence))}</span>
          {isOpen ? (
            <Icon name="i-lucide-chevron-up" className="note-chev" />
          ) : (
            <Icon name="i-lucide-chevron-down" className="note-chev" />
          )}
        </button>
      </h3>
      {isOpen && (
        <div className="note-body" id={`${id}-body`}>
          <p className="note-kind">
            <SeverityTag severity={concern.severity} />
            <span>{CATEGORY_NAMES[concern.category]}</span>
            {where !== '' && <span>{where}</span>}
          </p>
          <div className="note-columns">
            <FindingEvidence concern={concern} />
            <FindingFacts concern={concern} />
          </div>
          <div className="btn-row note-actions">
            <ViewInDocument concern={concern} />
          </div>
        </div>
      )}
    </article>
  )
}

/**
 * The clauses of a location such as "Page 12, special condition 7; page 14, special condition 9":
 * the pages stand in the margin already, and so does where an absence was looked for.
 */
export function placeOf(location: string): string {
  if (/^looked for/i.test(location)) return ''
  const places = location
    .split('; ')
    .map((place) => place.replace(/^pages? [\d\s–-]+(?:, )?/i, ''))
    .filter((place) => place !== '')
  const text = [...new Set(places)].join('; ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
