import { union } from './geometry.ts'
import type { Item } from './items.ts'
import type { Row, Segment } from './rows.ts'
import type { Rule } from './shapes.ts'

/** One row as it is read: cells from left to right, each with its lines joined. */
export type Line = {
  readonly cells: readonly string[]
  readonly table: boolean
  readonly items: readonly Item[]
  /** Baseline of its first line. */
  readonly baseline: number
  /** Baseline of its last line. */
  readonly lastBaseline: number
  readonly left: number
  readonly size: number
  readonly bold: boolean
}

/** A row of words; more than one segment makes it a row of cells. */
export function lineOf(row: Row): Line {
  return lineFrom(
    row.segments.map((segment) => segment.text),
    row.segments.flatMap((segment) => segment.items),
    row.baseline,
    row.baseline,
    row.size,
    row.segments.length > 1,
  )
}

export function lineFrom(
  cells: readonly string[],
  items: readonly Item[],
  baseline: number,
  lastBaseline: number,
  size: number,
  table: boolean,
): Line {
  let letters = 0
  let bold = 0
  for (const item of items) {
    letters += item.text.length
    if (item.bold) bold += item.text.length
  }
  return {
    cells,
    table,
    items,
    baseline,
    lastBaseline,
    left: items.length > 0 ? union(items).left : 0,
    size,
    bold: bold * 2 > letters,
  }
}

/**
 * Lines of one cell as one text. A word cut at the line's end keeps its hyphen without a blank, so
 * that "in-ground" stays one word; where `breaks` says that a line began by itself, it parts by `\n`.
 */
export function joinLines(lines: readonly string[], breaks: readonly boolean[] = []): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    const cut = /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(line)
    const between = breaks[index] === true ? '\n' : ' '
    text += text === '' || cut ? line : `${between}${line}`
  }
  return text
}

export function rowText(row: Row): string {
  return row.segments.map((segment) => segment.text).join(' ')
}

/** Turns a flow into lines; in a table without ruled cells, wrapped cells are put together again. */
export function readRows(rows: readonly Row[], horizontal: readonly Rule[]): Line[] {
  const lines: Line[] = []
  let i = 0
  while (i < rows.length) {
    const table = tableFrom(rows, i)
    if (table.length < 2) {
      const row = rows[i]
      if (row) lines.push(lineOf(row))
      i += 1
      continue
    }
    lines.push(...readTable(table, horizontal))
    i += table.length
  }
  return lines
}

/** The rows from `start` on that share columns: rows of cells, and what wraps below a cell of theirs. */
function tableFrom(rows: readonly Row[], start: number): readonly Row[] {
  const first = rows[start]
  if (!first || first.segments.length < 2) return []
  const starts = first.segments.map((segment) => segment.left)
  let end = start + 1
  for (; end < rows.length; end += 1) {
    const row = rows[end]
    const before = rows[end - 1]
    if (!row || !before || row.baseline - before.baseline > 3.2 * row.size) break
    if (row.segments.length >= 2) {
      if (!sharesColumn(row, starts)) break
      for (const segment of row.segments)
        if (columnOf(segment, starts) === -1) starts.push(segment.left)
      continue
    }
    const only = row.segments[0]
    if (!only || !wraps(only, starts)) break
    if (row.baseline - before.baseline > 1.6 * row.size) break
  }
  // Rows of one segment at the end belong to a cell only if something follows close; keep them.
  return rows.slice(start, end)
}

const SAME_COLUMN = 4

function columnOf(segment: Segment, starts: readonly number[]): number {
  return starts.findIndex((left) => Math.abs(left - segment.left) <= SAME_COLUMN)
}

function sharesColumn(row: Row, starts: readonly number[]): boolean {
  return row.segments.slice(1).some((segment) => columnOf(segment, starts) > 0)
}

/** A lone segment below a row of cells goes on in one of them if it begins there and stays inside it. */
function wraps(segment: Segment, starts: readonly number[]): boolean {
  const column = columnOf(segment, starts)
  if (column === -1) return false
  const next = Math.min(...starts.filter((left) => left > segment.left + SAME_COLUMN), Infinity)
  return segment.right < next - 2
}

function readTable(rows: readonly Row[], horizontal: readonly Rule[]): Line[] {
  const starts = columnStarts(rows)
  const pitches = rows.slice(1).map((row, i) => row.baseline - (rows[i]?.baseline ?? 0))
  const closest = Math.min(...pitches)
  const spaced = pitches.some((pitch) => pitch > closest * 1.2)
  const edge = Math.max(...rows.map((row) => row.segments.at(-1)?.right ?? 0))
  const groups: Row[][] = []
  rows.forEach((row, i) => {
    const group = groups.at(-1)
    const before = rows[i - 1]
    if (!group || !before) {
      groups.push([row])
      return
    }
    const pitch = row.baseline - before.baseline
    const close = pitch <= closest * 1.12 && pitch <= 1.6 * row.size
    const ruled = isRuledBetween(before, row, horizontal)
    const runsOn = !ruled && goesOn(row, before, starts, close, spaced)
    if (runsOn && hadNoRoom(row, before, starts, edge)) group.push(row)
    else groups.push([row])
  })
  return groups.map((group) => joinRow(group, starts))
}

/**
 * True where a row is the next line of the cells above it. Where rows are set apart, closeness tells;
 * where all lines are evenly spaced, only a row without its first cell can be one, or one whose
 * single cell goes on in small letters.
 */
function goesOn(
  row: Row,
  before: Row,
  starts: readonly number[],
  close: boolean,
  spaced: boolean,
): boolean {
  const first = row.segments[0]
  if (!first || !close) return false
  const leads = columnOf(first, starts) <= 0 && first.left <= (starts[0] ?? 0) + SAME_COLUMN
  if (row.segments.length > 1 && leads && !spaced) return false
  if (!leads) return true
  if (row.segments.length === 1) return /^[\p{Ll}(&,]/u.test(first.text) || spaced
  return spaced && before.segments.length > 1
}

/** Columns are at least this far apart, and a line is seldom broken for less room than this. */
const PADDING_EM = 1.2

/**
 * A cell runs on to a next line only where its words did not fit: a row is a row of its own if the
 * first word of the first cell that it shares with the row above had room up there. The cells after
 * it prove less, as a name and an address in one are broken at will.
 */
function hadNoRoom(row: Row, before: Row, starts: readonly number[], edge: number): boolean {
  const room = PADDING_EM * row.size
  for (const segment of row.segments) {
    const above = before.segments.find(({ left }) => Math.abs(left - segment.left) <= SAME_COLUMN)
    if (above === undefined) continue
    // A cell may reach over columns that only other rows have.
    const next = starts.find((left) => left > Math.max(above.right, segment.right))
    const end = next === undefined ? edge : next - room
    return above.right + firstWordWidth(segment) > end - room
  }
  return true
}

/** About: letters differ in width, and that is within the padding. */
function firstWordWidth({ text, left, right }: Segment): number {
  const length = text.indexOf(' ')
  return length === -1 ? right - left : ((right - left) * length) / text.length
}

function columnStarts(rows: readonly Row[]): number[] {
  const starts: number[] = []
  for (const row of rows) {
    for (const segment of row.segments)
      if (columnOf(segment, starts) === -1) starts.push(segment.left)
  }
  return starts.sort((a, b) => a - b)
}

function isRuledBetween(above: Row, below: Row, horizontal: readonly Rule[]): boolean {
  const left = below.segments[0]?.left ?? 0
  const right = above.segments.at(-1)?.right ?? 0
  return horizontal.some(
    (rule) =>
      rule.at > above.baseline - 0.1 * above.size &&
      rule.at < below.baseline - 0.5 * below.size &&
      rule.from < Math.max(left, right) &&
      rule.to > Math.min(left, right),
  )
}

function joinRow(group: readonly Row[], starts: readonly number[]): Line {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last || group.length === 1)
    return lineOf(first ?? { baseline: 0, size: 0, segments: [] })
  const cells = new Map<number, string[]>()
  for (const row of group) {
    for (const segment of row.segments) {
      const at = columnOf(segment, starts)
      cells.set(at, [...(cells.get(at) ?? []), segment.text])
    }
  }
  const texts = [...cells].sort(([a], [b]) => a - b).map(([, lines]) => joinLines(lines))
  const items = group.flatMap((row) => row.segments.flatMap((segment) => segment.items))
  return lineFrom(texts, items, first.baseline, last.baseline, first.size, texts.length > 1)
}
