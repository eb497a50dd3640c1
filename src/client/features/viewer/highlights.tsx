import { classes } from '#client/ui/classes.ts'
import { SeverityMark, severityWord } from '#client/ui/severity.tsx'
import type { Page } from '#shared/contract/documents.ts'

import { asSeen, boxesOf, type Box } from './boxes.ts'
import type { Found } from './find-text.ts'
import { isExact, type Passage } from './passages.ts'
import type { TextPiece } from './text-pieces.ts'

type Pieces = ReadonlyMap<number, readonly TextPiece[]>

/** A passage with the boxes that lie over it, as shares of the page that is seen. */
export type Highlight = { readonly passage: Passage; readonly boxes: readonly Box[] }

/** Only words that stand on the page letter by letter get a box. */
export function highlightsOf(
  page: Page,
  passages: readonly Passage[],
  pieces: Pieces | undefined,
): Highlight[] {
  return passages
    .filter(({ evidence }) => isExact(page, evidence))
    .map((passage) => ({
      passage,
      boxes: boxesOf(page, passage.evidence, pieces).map((box) => asSeen(page, box)),
    }))
    .filter(({ boxes }) => boxes.length > 0)
}

/** The finding whose words lie under a point, given in shares of the page. */
export function findingAt(
  highlights: readonly Highlight[],
  { x, y }: { x: number; y: number },
): string | null {
  const hit = highlights.find(
    ({ passage, boxes }) =>
      passage.concernId !== null &&
      boxes.some(
        (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      ),
  )
  return hit?.passage.concernId ?? null
}

/** The marker behind the words: drawn over the page, and blended so that the ink stays. */
export function HighlightLayer({
  highlights,
  activeId,
}: {
  highlights: readonly Highlight[]
  /** The passage that is shown now. */
  activeId: string | null
}) {
  return (
    <div className="viewer-marker" aria-hidden="true">
      {highlights
        .toSorted((a, b) => Number(a.passage.id === activeId) - Number(b.passage.id === activeId))
        .map(({ passage, boxes }) =>
          boxes.map((box) => (
            <span
              key={`${passage.id}:${box.x}:${box.y}`}
              className={classes(
                'viewer-box',
                passage.severity === null ? 'is-plain' : `hl-${passage.severity}`,
                passage.id === activeId && 'is-active',
              )}
              style={placed(box)}
            />
          )),
        )}
    </div>
  )
}

export function HitLayer({
  page,
  hits,
  current,
  pieces,
}: {
  page: Page
  hits: readonly Found[]
  current: Found | null
  pieces: Pieces | undefined
}) {
  return (
    <div className="viewer-marker" aria-hidden="true">
      {hits.map((hit) =>
        boxesOf(page, hit, pieces).map((box) => {
          const seen = asSeen(page, box)
          return (
            <span
              key={`${hit.start}:${seen.x}:${seen.y}`}
              className={classes('viewer-hit', hit === current && 'is-current')}
              data-hit={hit === current || undefined}
              style={placed(seen)}
            />
          )
        }),
      )}
    </div>
  )
}

/** The shapes in the margin, each at the first line of its passage; they open their findings. */
export function MarginMarks({
  highlights,
  activeId,
  pageHeight,
  onFinding,
}: {
  highlights: readonly Highlight[]
  activeId: string | null
  /** In pixels: marks keep their size at every zoom. */
  pageHeight: number
  onFinding: (concernId: string) => void
}) {
  return (
    <>
      {spread(highlights, activeId, MARK_PX / pageHeight).map(({ passage, y }) => {
        const { concernId, severity, title, id } = passage
        const place = { top: `${y * 100}%` }
        const isActive = id === activeId
        if (concernId === null || severity === null) {
          return <span key={id} className="viewer-anchor" data-active={isActive} style={place} />
        }
        return (
          <button
            key={id}
            type="button"
            className={classes('viewer-mark', isActive && 'is-active')}
            data-active={isActive}
            aria-label={markLabel(passage, isActive)}
            style={place}
            onClick={() => onFinding(concernId)}
          >
            <SeverityMark severity={severity} />
            <span className="visually-hidden">{title}</span>
          </button>
        )
      })}
    </>
  )
}

export function markLabel({ severity, title }: Passage, isActive: boolean): string {
  const word = severity === null ? '' : `${severityWord[severity]}: `
  return `${word}${title}, ${isActive ? 'shown' : 'open the finding'}`
}

/** Marks closer than this would cover one another. */
const MARK_PX = 26

/** Marks of one line stand under one another; the one that is shown keeps its place. */
function spread(
  highlights: readonly Highlight[],
  activeId: string | null,
  apart: number,
): { passage: Passage; y: number }[] {
  const ordered = highlights
    .map(({ passage, boxes: [first] }) => ({
      passage,
      y: first === undefined ? 0 : first.y + first.height / 2,
    }))
    .toSorted(
      (a, b) => Number(b.passage.id === activeId) - Number(a.passage.id === activeId) || a.y - b.y,
    )
  const marks: { passage: Passage; y: number }[] = []
  for (const { passage, y } of ordered) {
    let free = y
    while (marks.some((mark) => isTooClose(mark.y, free, apart))) {
      free = nextBelow(marks, free, apart)
    }
    marks.push({ passage, y: free })
  }
  return marks
}

function nextBelow(marks: readonly { y: number }[], y: number, apart: number): number {
  const inTheWay = marks.filter((mark) => isTooClose(mark.y, y, apart))
  return Math.max(...inTheWay.map((mark) => mark.y)) + apart
}

function isTooClose(a: number, b: number, apart: number): boolean {
  // Sums of shares are never quite exact.
  return Math.abs(a - b) < apart * 0.99
}

function placed({ x, y, width, height }: Box) {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  }
}
