import { isOnlyMarkers } from '../markers.ts'
import type { Item } from './items.ts'
import { formRows } from './rows.ts'
import type { Row } from './rows.ts'

/** Rows that are read one after the other: the whole width, or one column of prose. */
export type Flow = readonly Row[]

/** Fewer lines than this beside each other are a form, not columns. */
const LEAST_LINES = 6
/** From this many lines on, columns of like width may hold lists of terms beside their meanings. */
const LONG_LINES = 12
/** Where the two sides of a gutter begin to differ from columns of one text. */
const LIKE_WIDTH = 0.75
/** Left edges this near to one another are one. */
const SAME_EDGE = 4
/** No gutter is narrower: of a numbered list only the room of its numbers may be left. */
const LEAST_GUTTER = 2
/** So far before a clause its number may stand. */
const HANGING_EM = 6
const MOST_CANDIDATES = 8

/**
 * Cuts rows into flows to be read in order. Prose set in columns is read column by column; labels
 * with their values beside them stay rows.
 */
export function splitColumns(rows: Flow): Flow[] {
  const found = findGutter(rows)
  if (!found) return rows.length > 0 ? [rows] : []
  const { first, last, left, right } = found
  return [
    ...splitColumns(rows.slice(0, first)),
    ...splitColumns(left),
    ...splitColumns(right),
    ...splitColumns(rows.slice(last + 1)),
  ]
}

type Gutter = {
  readonly first: number
  readonly last: number
  readonly left: Flow
  readonly right: Flow
}

type Stretch = { readonly first: number; readonly last: number; readonly at: number }

/**
 * The gutter that runs down the most rows. The edges at which most lines begin are not it where the
 * numbers of clauses hang out of them: a line that hangs out crosses such an edge.
 */
function findGutter(rows: Flow): Gutter | null {
  const stretches = edges(rows)
    .flatMap((at) => uncrossed(rows, at))
    .sort((a, b) => b.last - b.first - (a.last - a.first) || a.at - b.at)
  for (const stretch of stretches.slice(0, MOST_CANDIDATES)) {
    const gutter = columnsOf(rows, trim(rows, stretch))
    if (gutter) return gutter
  }
  return null
}

/** The two sides of a stretch where they are prose; beside one another they need not share baselines. */
function columnsOf(rows: Flow, { first, last, at }: Stretch): Gutter | null {
  const sides: Sides = { left: [], right: [] }
  for (const row of rows.slice(first, last + 1)) part(row, at, sides)
  const left = formRows(sides.left)
  const right = formRows(sides.right)
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return null
  if (isAnswers(left) || isAnswers(right)) return null
  const lists = isTextInTwo(left, right)
  if (!isProse(left, lists) || !readsDown(right, lists) || gapsAgree(left, right)) return null
  return { first, last, left, right }
}

/** A column of boxes and yes or no answers the questions beside it. */
function isAnswers(rows: Flow): boolean {
  const answers = rows.filter(({ segments }) =>
    ANSWER.test(segments.map(({ text }) => text).join(' ')),
  )
  return answers.length * 2 > rows.length
}

const ANSWER =
  /^(?:(?:[☐☒☑✓✔✗✘]|\[[ xX]?\]|[xX]|yes|no|y|n|n\/a|nil|none|not applicable|unknown)(?:[ /|,]{1,4}|$)){1,8}$/i

type Sides = { readonly left: Item[]; readonly right: Item[] }

/** Sorts a row's words to the sides of the gutter; a lone number that hangs out goes with its clause. */
function part(row: Row, at: number, { left, right }: Sides): void {
  const items = row.segments.flatMap((segment) => segment.items)
  const first = items.findIndex((item) => item.left >= at - LEAST_GUTTER)
  const number = items[first - 1]
  const before = items[first - 2]
  const hangs =
    number !== undefined &&
    isOnlyMarkers(number.text) &&
    number.left > at - HANGING_EM * number.size &&
    number.left - (before?.right ?? -Infinity) > number.size
  const cut = first === -1 ? items.length : hangs ? first - 1 : first
  left.push(...items.slice(0, cut))
  right.push(...items.slice(cut))
}

/** A column of prose, or more such columns side by side. */
function readsDown(rows: Flow, lists: boolean): boolean {
  return isProse(rows, lists) || findGutter(rows) !== null
}

/** Where lines begin to the right of the first ones, most common first. */
function edges(rows: Flow): number[] {
  const counts = new Map<number, { count: number; at: number }>()
  const left = Math.min(...rows.map((row) => row.segments[0]?.left ?? Infinity))
  for (const row of rows) {
    for (const segment of row.segments) {
      for (const item of segment.items) {
        if (item.left < left + 10 * item.size) continue
        const key = Math.round(item.left / SAME_EDGE)
        const entry = counts.get(key) ?? { count: 0, at: item.left }
        counts.set(key, { count: entry.count + 1, at: Math.min(entry.at, item.left) })
      }
    }
  }
  return [...counts.values()]
    .filter((entry) => entry.count >= 3)
    .sort((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, MOST_CANDIDATES)
    .map((entry) => entry.at)
}

/** Stretches of rows in which nothing reaches across the gutter left of `at`. */
function uncrossed(rows: Flow, at: number): Stretch[] {
  const stretches: Stretch[] = []
  let first = 0
  for (let i = 0; i <= rows.length; i += 1) {
    const row = rows[i]
    if (row && !crosses(row, at)) continue
    if (i - first >= LEAST_LINES) stretches.push({ first, last: i - 1, at })
    first = i + 1
  }
  return stretches
}

function crosses(row: Row, at: number): boolean {
  let before = -Infinity
  let after = Infinity
  for (const segment of row.segments) {
    for (const item of segment.items) {
      if (item.left < at - LEAST_GUTTER) before = Math.max(before, item.right)
      else after = Math.min(after, item.left)
    }
  }
  if (before > at - LEAST_GUTTER) return true
  // A line across the page may be cut between two words just there.
  return after - before < row.size && Math.abs(after - at) > SAME_EDGE
}

/** A long text set in two columns of one width. */
function isTextInTwo(left: Flow, right: Flow): boolean {
  if (left.length < LONG_LINES || right.length < LONG_LINES) return false
  const [a, b] = [widthOf(left), widthOf(right)]
  return Math.min(a, b) >= LIKE_WIDTH * Math.max(a, b)
}

function widthOf(rows: Flow): number {
  return rightOf(rows) - leftOf(rows)
}

function leftOf(rows: Flow): number {
  return rows.reduce((left, row) => Math.min(left, row.segments[0]?.left ?? Infinity), Infinity)
}

function rightOf(rows: Flow): number {
  return rows.reduce((right, row) => Math.max(right, row.segments.at(-1)?.right ?? 0), 0)
}

/**
 * Lines of running text: several words, most of them filling the column, and one segment each but
 * where the column may hold `lists` of terms.
 */
function isProse(lines: Flow, lists: boolean): boolean {
  if (lines.length < LEAST_LINES) return false
  const left = leftOf(lines)
  const right = rightOf(lines)
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
  return words / lines.length >= 4 && full >= most && single >= lines.length * (lists ? 0.4 : 0.8)
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
  const pitches = pitchesOf(lines)
  const usual = median(pitches)
  return lines.slice(1).flatMap((row, i) => ((pitches[i] ?? 0) > usual * 1.3 ? [row.baseline] : []))
}

function pitchesOf(lines: Flow): number[] {
  return lines.slice(1).map((row, i) => row.baseline - (lines[i]?.baseline ?? 0))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** How far, in ems, a running line or a signature stands from the columns at least. */
const APART_EM = 2.6
/** Running heads and feet, and the title under them. */
const MOST_TRIMMED = 3

/** Leaves out what stands apart above the columns and below them: running lines, titles, signatures. */
function trim(rows: Flow, { first, last, at }: Stretch): Stretch {
  let [start, end] = [first, last]
  for (let i = Math.min(first + MOST_TRIMMED, last) - 1; i >= first; i -= 1) {
    const [row, next] = [rows[i], rows[i + 1]]
    if (!row || !next || next.baseline - row.baseline < APART_EM * next.size) continue
    start = i + 1
    break
  }
  for (let i = Math.max(last - MOST_TRIMMED, start) + 1; i <= last; i += 1) {
    const [row, above] = [rows[i], rows[i - 1]]
    if (!row || !above || row.baseline - above.baseline < APART_EM * above.size) continue
    end = i - 1
    break
  }
  return { first: start, last: end, at }
}
