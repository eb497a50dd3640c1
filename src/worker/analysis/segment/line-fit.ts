import type { SourceLine, SourcePage } from '../source.ts'

/** How far right a line reaches and how far its column usually does, in points or in letters. */
export type Reach = { readonly right: number; readonly edge: number; readonly perLetter: number }

/** Lines whose ends lie this close were wrapped at the same margin. */
const TOLERANCE_POINTS = 40
const TOLERANCE_LETTERS = 10
const SAME_LEFT_POINTS = 6
const WIDEST_WRAPPED = 105
const WIDEST_MARGIN = 0.15
/** Share of the lines that may reach beyond the margin of the others. */
const MOST_BEYOND = 0.15

/**
 * For each line of running text of a page, how far it reaches and where its column ends. A line that
 * ends although the next word would have fitted was ended on purpose. Null for rows of a table.
 */
export function reaches(page: SourcePage): (line: SourceLine) => Reach | null {
  const columns = new Map<number, number[]>()
  for (const line of page.lines) {
    if (line.cells !== null || line.furniture || line.end === line.start) continue
    const key = columnOf(line)
    const rights = columns.get(key)
    if (rights === undefined) columns.set(key, [rightOf(line)])
    else rights.push(rightOf(line))
  }
  const edges = new Map([...columns].map(([key, rights]) => [key, edgeOf(rights, key, page)]))
  return (line) => {
    const edge = edges.get(columnOf(line))
    if (edge === undefined || line.cells !== null) return null
    const letters = Math.max(1, line.end - line.start)
    return {
      right: rightOf(line),
      edge,
      perLetter: line.box === null ? 1 : line.box.width / letters,
    }
  }
}

/** True where the first word of `next` would have stood on the line before it. */
export function leftRoom(before: Reach, next: string, perLetter: number): boolean {
  const word = /^\S+/.exec(next)?.[0].length ?? 0
  // A line beyond the margin of the others was never wrapped at it.
  if (before.right > before.edge + TOLERANCE_LETTERS * before.perLetter) return true
  return before.right + (word + 1) * perLetter <= before.edge
}

function columnOf(line: SourceLine): number {
  return line.box === null ? -1 : Math.round(line.box.x / SAME_LEFT_POINTS)
}

function rightOf(line: SourceLine): number {
  return line.box === null ? line.end - line.start : line.box.x + line.box.width
}

/** The farthest place at which three lines end together; where none do, the farthest end. */
function edgeOf(rights: readonly number[], column: number, page: SourcePage): number {
  const points = column >= 0
  const sorted = rights.toSorted((a, b) => b - a)
  const tolerance = points ? TOLERANCE_POINTS : TOLERANCE_LETTERS
  const beyond = Math.max(1, Math.floor(sorted.length * MOST_BEYOND))
  const together = sorted.slice(0, beyond + 1).find((right, index) => {
    const third = sorted[index + 2]
    return third !== undefined && right - third <= tolerance
  })
  if (together !== undefined) return together
  // Plain text with a line wider than any page is not wrapped at all.
  const farthest = sorted[0] ?? 0
  // A column at the page's own margin ends at the margin on the other side.
  if (points && page.width !== null && column * SAME_LEFT_POINTS < page.width * WIDEST_MARGIN)
    return Math.max(farthest, page.width - column * SAME_LEFT_POINTS)
  return !points && farthest > WIDEST_WRAPPED ? Number.POSITIVE_INFINITY : farthest
}
