import { opensByMarker } from '../markers.ts'
import type { Line } from './tables.ts'

/** Says of each line of one flow whether it begins a paragraph of its own. */
export function markBlocks(lines: readonly Line[]): (Line & { readonly startsBlock: boolean })[] {
  const pitch = usualPitch(lines)
  const right = Math.max(...lines.map(rightOf))
  return lines.map((line, i) => {
    const before = lines[i - 1]
    return {
      ...line,
      startsBlock: before === undefined || startsBlock(line, before, lines[i - 2], pitch, right),
    }
  })
}

function startsBlock(
  line: Line,
  before: Line,
  earlier: Line | undefined,
  pitch: number,
  right: number,
): boolean {
  if (line.table || before.table) return true
  const gap = (line.baseline - before.lastBaseline) / Math.max(line.size, before.size)
  if (gap > pitch * 1.22 || gap < 0) return true
  if (Math.abs(line.size - before.size) > 0.08 * before.size) return true
  if (
    line.bold !== before.bold &&
    !before.bold === line.bold &&
    rightOf(before) < right - 4 * line.size
  )
    return true
  const indent = (line.left - before.left) / line.size
  if (Math.abs(indent) <= 0.6) {
    return opensByMarker(line.cells[0] ?? '') && endsShort(before, right)
  }
  // After a first line set in or out, the rest of the paragraph stands at its own margin.
  const beforeIsFirst =
    !earlier ||
    Math.abs(earlier.left - before.left) > 0.6 * line.size ||
    gapAbove(before, earlier) > pitch * 1.22
  const full = rightOf(before) > right - 0.12 * (right - before.left)
  const opens = opensByMarker(line.cells[0] ?? '')
  if (beforeIsFirst && full && !opens) return false
  if (opensByMarker(before.cells[0] ?? '') && indent > 0 && !opens) return !full && indent > 6
  return true
}

function gapAbove(line: Line, above: Line): number {
  return (line.baseline - above.lastBaseline) / Math.max(line.size, above.size)
}

function rightOf(line: Line): number {
  return line.items.reduce((right, item) => Math.max(right, item.right), 0)
}

/** The line before ended early, or with the stop of a sentence or clause. */
function endsShort(before: Line, right: number): boolean {
  return (
    rightOf(before) < right - 5 * before.size ||
    /[.;:]\s*(?:and|or)?$/u.test(before.cells.at(-1) ?? '')
  )
}

/** The distance between lines that is most common, in ems of the letters; 1.2 where none can be told. */
function usualPitch(lines: readonly Line[]): number {
  const counts = new Map<number, number>()
  for (let i = 1; i < lines.length; i += 1) {
    const line = lines[i]
    const before = lines[i - 1]
    if (!line || !before || line.table || before.table) continue
    const gap = gapAbove(line, before)
    if (gap < 0.9 || gap > 2.2) continue
    const key = Math.round(gap * 20)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  let best = 24
  let most = 0
  for (const [key, count] of counts) {
    if (count > most || (count === most && key < best)) [best, most] = [key, count]
  }
  return best / 20
}
