import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { SeverityTag } from '#client/ui/severity.tsx'
import type { Concern } from '#shared/report.ts'

/** What the report says of the words on the page, where the report itself is out of sight. */
export function FindingSheet({
  concern,
  about,
  children,
}: {
  /** The finding that is shown; null for words that are no finding. */
  concern: Concern | null
  about: string
  children: React.ReactNode
}) {
  return (
    <aside
      className={`viewer-note ${concern === null ? 'is-plain' : `note-${concern.severity}`}`}
      aria-label={concern === null ? 'What rests on these words' : 'Finding'}
    >
      <div className="viewer-note-words">
        {concern === null ? (
          <h2>{about === '' ? 'Findings in this document' : about}</h2>
        ) : (
          <>
            <SeverityTag severity={concern.severity} />
            <h2>{concern.title}</h2>
            <p className="viewer-note-why">{concern.description}</p>
            <p className="soft">{concern.recommendation || concern.description}</p>
          </>
        )}
      </div>
      {children}
    </aside>
  )
}

/** To the finding before or after this one, in the order of the document. */
export function FindingSteps({
  index,
  count,
  places,
  onStep,
}: {
  /** -1 where no finding is shown. */
  index: number
  count: number
  /** The passages of the finding shown, where it has several. */
  places: { readonly at: number; readonly of: number; readonly onNext: () => void } | null
  onStep: (direction: 1 | -1) => void
}) {
  if (count === 0) return null
  return (
    <div className="viewer-steps">
      <Button
        variant="outline"
        size="icon"
        aria-label="Previous finding"
        onClick={() => onStep(-1)}
      >
        <Icon name="i-lucide-chevron-left" />
      </Button>
      <span className="viewer-of">
        {index === -1
          ? `${count} ${count === 1 ? 'finding' : 'findings'}`
          : `Finding ${index + 1} of ${count}`}
        {places !== null && (
          <button type="button" className="link ref-button" onClick={places.onNext}>
            {`Passage ${places.at + 1} of ${places.of}`}
            <span className="visually-hidden">, show the next</span>
          </button>
        )}
      </span>
      <Button variant="outline" size="icon" aria-label="Next finding" onClick={() => onStep(1)}>
        <Icon name="i-lucide-chevron-right" />
      </Button>
    </div>
  )
}
