import type { Row, Segment } from './rows.ts'

/** Rows that are read one after the other: the whole width, or one column of prose. */
export type Flow = readonly Row[]

/** Fewer lines than this beside each other are a form, not columns. */
const LEAST_LINES = 6

/**
 * Cuts rows into flows to be read in order. Prose set in columns is read column by column; labels
 * with their values beside them stay rows.
 */
export function splitColumns(rows: Flow): Flow[] {
  const found = findGutter(rows)
  if (!found) return rows.length > 0 ? [rows] : []
  const { first, last, at } = found
  const within = rows.slice(first, last + 1)
  return [
    ...splitColumns(rows.slice(0, first)),
    ...splitColumns(side(within, (segment) => segment.left < at - 3)),
    ...splitColumns(side(within, (segment) => segment.left >= at - 3)),
    ...splitColumns(rows.slice(last + 1)),
  ]
}

type Gutter = { readonly first: number; readonly last: number; readonly at: number }

function side(rows: Flow, keep: (segment: Segment) => boolean): Row[] {
  return rows.flatMap((row) => {
    const segments = row.segments.filter(keep)
    const lead = segments[0]?.items[0]
    if (!lead) return []
    // Beside one another the two columns need not share baselines.
    return [{ baseline: lead.baseline, size: lead.size, segments }]
  })
}

function findGutter(rows: Flow): Gutter | null {
  for (const at of commonStarts(rows)) {
    for (const { first, last } of uncrossed(rows, at)) {
      const within = rows.slice(first, last + 1)
      const left = side(within, (segment) => segment.left < at - 3)
      const right = side(within, (segment) => segment.left >= at - 3)
      if (isProse(left) && readsDown(right) && !gapsAgree(left, right)) {
        return trim(rows, first, last, at)
      }
    }
  }
  return null
}

/** A column of prose, or more such columns side by side. */
function readsDown(rows: Flow): boolean {
  return isProse(rows) || findGutter(rows) !== null
}

/** Where second segments begin, most common first. */
function commonStarts(rows: Flow): number[] {
  const counts = new Map<number, { count: number; at: number }>()
  for (const row of rows) {
    for (const segment of row.segments.slice(1)) {
      const key = Math.round(segment.left / 4)
      const entry = counts.get(key) ?? { count: 0, at: segment.left }
      counts.set(key, { count: entry.count + 1, at: Math.min(entry.at, segment.left) })
    }
  }
  return [...counts.values()]
    .filter((entry) => entry.count >= LEAST_LINES - 2)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, 3)
    .map((entry) => entry.at)
}

/** Stretches of rows in which nothing reaches across the gutter left of `at`. */
function uncrossed(rows: Flow, at: number): { readonly first: number; readonly last: number }[] {
  const stretches: { first: number; last: number }[] = []
  let first = 0
  for (let i = 0; i <= rows.length; i += 1) {
    const row = rows[i]
    const crossed = !row || row.segments.some((s) => s.left < at - 6 && s.right > at - 3)
    if (!crossed) continue
    if (i - first >= LEAST_LINES) stretches.push({ first, last: i - 1 })
    first = i + 1
  }
  return stretches
}

/** Lines of running text: one segment each, several words, most of them filling the column. */
function isProse(lines: Flow): boolean {
  if (lines.length < LEAST_LINES) return false
  const left = Math.min(...lines.map((row) => row.segments[0]?.left ?? Infinity))
  const right = Math.max(...lines.map((row) => row.segments.at(-1)?.right ?? 0))
  let words = 0
  let full = 0
  let single = 0
  for (const row of lines) {
    words += row.segments.reduce((sum, segment) => sum + segment.text.split(' ').length, 0)
    const reach = (row.segments.at(-1)?.right ?? 0) - left
    if (reach > 0.75 * (right - left)) full += 1
    if (row.segments.length === 1) single += 1
  }
  const most = lines.length * 0.5
  return words / lines.length >= 4 && full >= most && single >= lines.length * 0.8
}

/**
 * True where paragraphs end at the same height on both sides, as the rows of a table do. Columns of
 * prose break where their own words break.
 */
function gapsAgree(left: Flow, right: Flow): boolean {
  const leftGaps = wideGaps(left)
  const rightGaps = wideGaps(right)
  const fewer = Math.min(leftGaps.length, rightGaps.length)
  const more = Math.max(leftGaps.length, rightGaps.length)
  if (more < 2) return false
  const shared = leftGaps.filter((y) => rightGaps.some((other) => Math.abs(other - y) < 3)).length
  return fewer >= 2 && shared >= 0.75 * fewer
}

function wideGaps(lines: Flow): number[] {
  const pitches = lines.slice(1).map((row, i) => row.baseline - (lines[i]?.baseline ?? 0))
  const usual = [...pitches].sort((a, b) => a - b)[pitches.length >> 1] ?? 0
  return lines.slice(1).flatMap((row, i) => ((pitches[i] ?? 0) > usual * 1.3 ? [row.baseline] : []))
}

/** Leaves a heading that stands alone above the columns out of them. */
function trim(rows: Flow, first: number, last: number, at: number): Gutter {
  const both = (row: Row | undefined) =>
    row !== undefined &&
    row.segments.some((s) => s.left < at - 3) &&
    row.segments.some((s) => s.left >= at - 3)
  let start = first
  while (start < last && !both(rows[start])) start += 1
  return { first: start, last, at }
}
