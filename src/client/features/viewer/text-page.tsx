import { Fragment, useMemo, type ReactNode } from 'react'

import { classes } from '#client/ui/classes.ts'
import { SeverityMark } from '#client/ui/severity.tsx'
import type { Page } from '#shared/contract/documents.ts'

import type { Found } from './find-text.ts'
import { markLabel } from './highlights.tsx'
import { isExact, type Passage } from './passages.ts'
import { setText, type Block } from './set-text.ts'

export type PageMarks = {
  readonly passages: readonly Passage[]
  /** The passage that is shown now. */
  readonly activeId: string | null
  readonly hits: readonly Found[]
  readonly currentHit: Found | null
  readonly onFinding: (concernId: string) => void
}

/** A page set as text: Word and plain text files, small screens, and pages that cannot be drawn. */
export function TextPage({
  page,
  marks,
  note,
}: {
  page: Page
  marks: PageMarks
  /** Why text stands where a page was expected. */
  note?: ReactNode
}) {
  const blocks = useMemo(() => setText(page), [page])
  const exact = { ...marks, passages: marks.passages.filter((p) => isExact(page, p.evidence)) }
  return (
    <article className="viewer-page viewer-text sheet" aria-label={`Page ${page.page}`}>
      {note}
      {blocks.length === 0 && <p className="soft">No text was read on this page.</p>}
      {blocks.map((block) => (
        <BlockOf key={firstStart(block)} block={block} page={page} marks={exact} />
      ))}
      {blocks.every(({ kind }) => kind !== 'furniture') && (
        <footer className="viewer-folio">{page.page}</footer>
      )}
    </article>
  )
}

function firstStart(block: Block): number {
  return block.kind === 'table' ? (block.rows[0]?.[0]?.start ?? 0) : (block.lines[0]?.start ?? 0)
}

function BlockOf({ block, page, marks }: { block: Block; page: Page; marks: PageMarks }) {
  const words = (lines: readonly Found[]) => <Words page={page} lines={lines} marks={marks} />
  switch (block.kind) {
    case 'heading':
      return (
        <h4 className={classes('viewer-block', block.level < 3 && 'is-large')}>
          {words(block.lines)}
          <Marks lines={block.lines} marks={marks} />
        </h4>
      )
    case 'paragraph': {
      const lines = block.marker ? [block.marker, ...block.lines] : block.lines
      return (
        <p
          className={classes(
            'viewer-block',
            block.marker && 'is-numbered',
            activeClass(lines, marks),
          )}
        >
          {block.marker && <i>{words([block.marker])}</i>}
          {block.marker && ' '}
          {words(block.lines)}
          <Marks lines={lines} marks={marks} />
        </p>
      )
    }
    case 'table':
      return (
        <div className="viewer-table">
          <table>
            <tbody>
              {block.rows.map((cells) => (
                <tr key={cells[0]?.start} className="viewer-block">
                  {cells.map((cell, index) => (
                    <td key={cell.start}>
                      {words([cell])}
                      {index === cells.length - 1 && <Marks lines={cells} marks={marks} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'furniture':
      return (
        <p className="viewer-furniture">
          {block.lines.map((line) => (
            <span key={line.start}>{words([line])}</span>
          ))}
        </p>
      )
  }
}

/** Lines that go on become one paragraph; the break between two of them is a blank. */
function Words({ page, lines, marks }: { page: Page; lines: readonly Found[]; marks: PageMarks }) {
  return lines.map((line, index) => (
    <Fragment key={line.start}>
      {index > 0 && ' '}
      {cut(line, marks).map((run) => {
        const text = page.text.slice(run.start, run.end)
        const marked = run.hit ? (
          <mark
            className={classes('viewer-found', run.hit === marks.currentHit && 'is-current')}
            data-hit={run.hit === marks.currentHit || undefined}
          >
            {text}
          </mark>
        ) : (
          text
        )
        if (run.passage === null) return <Fragment key={run.start}>{marked}</Fragment>
        return <Marked key={run.start} passage={run.passage} marks={marks} text={marked} />
      })}
    </Fragment>
  ))
}

function Marked({ passage, marks, text }: { passage: Passage; marks: PageMarks; text: ReactNode }) {
  const { concernId, severity } = passage
  return (
    // The mark in the margin is the way for the keyboard; this one is for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <mark
      className={classes(
        severity === null ? 'is-plain' : `hl-${severity}`,
        passage.id === marks.activeId && 'is-active',
        concernId !== null && 'is-link',
      )}
      onClick={concernId === null ? undefined : () => marks.onFinding(concernId)}
    >
      {text}
    </mark>
  )
}

/** The margin marks of the passages that begin in these lines. */
function Marks({ lines, marks }: { lines: readonly Found[]; marks: PageMarks }) {
  const beginning = beginningIn(lines, marks)
  if (beginning.length === 0) return null
  return (
    <span className="viewer-text-marks">
      {beginning.map((passage) => {
        const { concernId, severity, id } = passage
        const isActive = id === marks.activeId
        if (concernId === null || severity === null) {
          return <span key={id} className="viewer-anchor" data-active={isActive} />
        }
        return (
          <button
            key={id}
            type="button"
            className={classes('viewer-mark', isActive && 'is-active')}
            data-active={isActive}
            aria-label={markLabel(passage, isActive)}
            onClick={() => marks.onFinding(concernId)}
          >
            <SeverityMark severity={severity} />
          </button>
        )
      })}
    </span>
  )
}

function beginningIn(lines: readonly Found[], { passages }: PageMarks): Passage[] {
  const start = lines[0]?.start ?? 0
  const end = lines.at(-1)?.end ?? 0
  return passages.filter(({ evidence }) => evidence.start >= start && evidence.start < end)
}

/** The passage that is shown now has its severity's colour at the paragraph's edge. */
function activeClass(lines: readonly Found[], marks: PageMarks): string | false {
  const active = beginningIn(lines, marks).find(({ id }) => id === marks.activeId)
  return active !== undefined && `is-active is-${active.severity ?? 'plain'}`
}

type Run = Found & { readonly passage: Passage | null; readonly hit: Found | null }

/** Cuts a line wherever a highlight or a hit begins or ends; the passage shown now lies on top. */
export function cut(line: Found, { passages, activeId, hits }: PageMarks): Run[] {
  // The gravest passage comes last.
  const ranked = passages
    .toReversed()
    .toSorted((a, b) => Number(b.id === activeId) - Number(a.id === activeId))
  const spans = [...ranked.map(({ evidence }) => evidence), ...hits]
  const edges = [line.start, line.end]
  for (const { start, end } of spans) {
    for (const edge of [start, end]) if (edge > line.start && edge < line.end) edges.push(edge)
  }
  const ordered = [...new Set(edges)].toSorted((a, b) => a - b)
  return ordered.slice(0, -1).map((start, index) => {
    const end = ordered[index + 1] ?? line.end
    const covers = (span: Found) => span.start <= start && span.end >= end
    return {
      start,
      end,
      passage: ranked.find(({ evidence }) => covers(evidence)) ?? null,
      hit: hits.find(covers) ?? null,
    }
  })
}
