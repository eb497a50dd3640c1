import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

import { classes } from '#client/ui/classes.ts'
import { SeverityMark } from '#client/ui/severity.tsx'
import { SEVERITIES, type Severity } from '#shared/report.ts'

import type { Passage } from './passages.ts'

/** What is known of a page besides its text. */
export type PageNote = {
  readonly page: number
  /** What it is: "Special conditions". */
  readonly kind: string
  readonly read: 'text' | 'ocr' | 'unread'
}

/** Above this, leaves share pixels; their marks stay. */
const MOST_LEAVES = 120
const LEAP = 10

/** The page strip: one leaf a page, findings on their leaf. One stop for the keyboard. */
export function Leaves({
  count,
  current,
  notes,
  passages,
  onPage,
}: {
  count: number
  current: number
  notes: ReadonlyMap<number, PageNote>
  passages: ReadonlyMap<number, readonly Passage[]>
  onPage: (page: number) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  const move = (page: number) => onPage(Math.min(count, Math.max(1, page)))
  const pageAt = (event: PointerEvent) => {
    const frame = strip.current?.getBoundingClientRect()
    if (frame === undefined || frame.width === 0) return current
    const share = (event.clientX - frame.left) / frame.width
    return Math.min(count, Math.max(1, Math.floor(share * count) + 1))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = pageByKey(event.key, current, count)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    move(to)
  }
  const dense = count > MOST_LEAVES
  return (
    <div
      ref={strip}
      className={classes('viewer-leaves', dense && 'is-dense')}
      style={{ maxWidth: `${count * 2.25}rem` }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has no leaves
      role="slider"
      tabIndex={0}
      aria-label="Pages"
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current}
      aria-valuetext={valueText(current, count, notes.get(current), passages.get(current))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        strip.current?.setPointerCapture(event.pointerId)
        move(pageAt(event))
      }}
      onPointerMove={(event) => {
        if (strip.current?.hasPointerCapture(event.pointerId)) move(pageAt(event))
      }}
    >
      {dense ? (
        <DenseLeaves count={count} current={current} passages={passages} />
      ) : (
        Array.from({ length: count }, (_, index) => index + 1).map((page) => {
          const severity = worstOf(passages.get(page))
          return (
            <span
              key={page}
              className={classes(
                'viewer-leaf',
                `is-${notes.get(page)?.read ?? 'text'}`,
                page === current && 'is-here',
              )}
            >
              {severity && <SeverityMark severity={severity} />}
            </span>
          )
        })
      )}
    </div>
  )
}

function DenseLeaves({
  count,
  current,
  passages,
}: {
  count: number
  current: number
  passages: ReadonlyMap<number, readonly Passage[]>
}) {
  const at = (page: number) => ({ left: `${((page - 0.5) / count) * 100}%` })
  return (
    <>
      <span className="viewer-leaf is-all" />
      {[...passages].map(([page, own]) => {
        const severity = worstOf(own)
        return (
          severity && (
            <span key={page} className="viewer-leaf-mark" style={at(page)}>
              <SeverityMark severity={severity} />
            </span>
          )
        )
      })}
      <span className="viewer-leaf-here" style={at(current)} />
    </>
  )
}

function pageByKey(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return current - 1
    case 'ArrowRight':
    case 'ArrowDown':
      return current + 1
    case 'PageUp':
      return current - LEAP
    case 'PageDown':
      return current + LEAP
    case 'Home':
      return 1
    case 'End':
      return count
    default:
      return null
  }
}

function worstOf(passages: readonly Passage[] | undefined): Severity | null {
  const ranks = (passages ?? []).map(({ severity }) =>
    severity === null ? -1 : SEVERITIES.indexOf(severity),
  )
  return SEVERITIES[Math.max(-1, ...ranks)] ?? null
}

function valueText(
  page: number,
  count: number,
  note: PageNote | undefined,
  passages: readonly Passage[] = [],
): string {
  const findings = new Set(passages.map(({ concernId }) => concernId)).size
  return [
    `Page ${page} of ${count}`,
    note?.kind,
    note?.read === 'unread' && 'not read',
    findings > 0 && `${findings} ${findings === 1 ? 'finding' : 'findings'}`,
  ]
    .filter(Boolean)
    .join(', ')
}
