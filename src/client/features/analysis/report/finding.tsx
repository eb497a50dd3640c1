import { memo } from 'react'

import { classes } from '#client/ui/classes.ts'
import { Icon } from '#client/ui/icon.tsx'
import { SeverityMark, SeverityTag, severityWord } from '#client/ui/severity.tsx'
import type { Concern } from '#shared/report.ts'

import { FindingEvidence } from './finding-evidence.tsx'
import { FindingFacts } from './finding-facts.tsx'
import { findingId } from './finding-links.tsx'
import { FindingNotes } from './finding-notes.tsx'
import { pagesOf, shortRef } from './page-refs.ts'
import { passageOf, useReportActions } from './report-actions.ts'
import { CATEGORY_NAMES } from './words.ts'

/** One marginal note: closed a line with mark, title and page; open a sheet with its words. */
export const Finding = memo(function Finding({
  concern,
  isOpen,
  onToggle,
  position,
  of,
}: {
  concern: Concern
  isOpen: boolean
  onToggle: (concernId: string) => void
  /** Its place in a list of which not all rows are drawn. */
  position?: number | undefined
  of?: number | undefined
}) {
  const id = findingId(concern.id)
  const where = placeOf(concern.location)
  const { follow } = useReportActions()
  return (
    <article
      className={classes('note', `note-${concern.severity}`, isOpen && 'is-open')}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-posinset={position}
      aria-setsize={of}
    >
      <h3>
        <button
          type="button"
          className="note-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={() => {
            if (!isOpen) follow(passageOf(concern))
            onToggle(concern.id)
          }}
        >
          <SeverityMark severity={concern.severity} label={severityWord[concern.severity]} />
          <span className="note-title" id={`${id}-title`}>
            {concern.title}
          </span>
          <span className="note-ref">
            {concern.notes.length > 0 && (
              <Icon name="i-lucide-pencil-line" label="with your note," className="note-has" />
            )}{' '}
            {shortRef(pagesOf(concern.evidence))}
          </span>
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
          <FindingNotes concern={concern} />
        </div>
      )}
    </article>
  )
})

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
