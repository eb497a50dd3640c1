import { standsIn } from './fields.ts'
import type { Field } from './fields.ts'
import { areaOf, turnRect } from './geometry.ts'
import type { Rect } from './geometry.ts'
import { sliceRun } from './runs.ts'
import type { Run } from './runs.ts'

export type DrawnBox = { readonly rect: Rect; readonly ticked: boolean }

/** More boxes than a page of a form has: a pattern or a plan. */
const MOST_BOXES = 200

export type ReadBoxes = {
  readonly boxes: readonly DrawnBox[]
  /** What is written, parted at the boxes, without the letters that are the mark in one. */
  readonly runs: readonly Run[]
}

/** What a person writes into a box to choose it. */
const MARK = /^[xX✓✗√/]$/u

/**
 * Tells which drawn squares are boxes to tick, and which of them hold a drawn mark. A square in which
 * something is written is a cell; squares side by side take one letter each. Boxes of a form that is
 * filled in on a screen say their state themselves.
 */
export function readBoxes(
  squares: readonly Rect[],
  marks: readonly Rect[],
  written: readonly Run[],
  fields: readonly Field[],
): ReadBoxes {
  let runs = written
  const lettersInBoxes = new Set<Run>()
  const known: DrawnBox[] = []
  for (const field of fields) {
    if (field.kind !== 'box' || known.length >= MOST_BOXES) continue
    known.push(field)
    for (const run of runs)
      if (standsIn(field.rect, run.rect) && run.text.length <= 2) lettersInBoxes.add(run)
  }
  const shown = () => runs.filter((run) => !lettersInBoxes.has(run))
  if (squares.length > MOST_BOXES) return { boxes: known, runs: shown() }
  const single = squares.filter(
    (box, i) =>
      !squares.some((other, j) => j < i && overlap(box, other) > 0.7) &&
      !known.some((other) => overlap(box, other.rect) > 0.5),
  )
  const apart = single.filter((box) => !single.some((other) => other !== box && adjoin(box, other)))
  const drawn: DrawnBox[] = []
  for (const box of apart) {
    runs = runs.flatMap((run) => partAt(box, run))
    const inside = runs.filter((run) => holds(box, run.rect))
    if (inside.some((run) => !MARK.test(run.text))) continue
    for (const run of inside) lettersInBoxes.add(run)
    const ticked = inside.length > 0 || marks.some((mark) => holds(box, mark))
    drawn.push({ rect: box, ticked })
  }
  return { boxes: [...known, ...drawn], runs: shown() }
}

/** Words set on both sides of a box in one go, or with the mark in it, are no word that runs over it. */
function partAt(box: Rect, run: Run): Run[] {
  const { angle, letters } = run
  if (angle === null || letters === undefined) return [run]
  const { left, right, top, bottom } = turnRect(angle, box)
  const height = run.baseline - 0.3 * run.size
  if (height < top || height > bottom) return [run]
  const middles = letters.lefts.map((start, i) => (start + (letters.rights[i] ?? start)) / 2)
  const first = middles.findIndex((x) => x > left)
  if (first === -1) return [run]
  const behind = middles.findIndex((x) => x >= right)
  const last = behind === -1 ? middles.length : behind
  const inside = letters.signs.slice(first, last).join('')
  if (inside !== '' && !MARK.test(inside)) return [run]
  const cuts = [0, first, last, middles.length]
  return cuts.slice(1).flatMap((end, i) => {
    const start = cuts[i] ?? 0
    return end > start ? [sliceRun(run, letters, start, end)] : []
  })
}

function holds(box: Rect, mark: Rect): boolean {
  const x = (mark.left + mark.right) / 2
  const y = (mark.top + mark.bottom) / 2
  const within = x > box.left && x < box.right && y > box.top && y < box.bottom
  return within && mark.right - mark.left <= (box.right - box.left) * 1.9
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return 0
  const smaller = Math.min(areaOf(a), areaOf(b))
  return smaller === 0 ? 0 : (width * height) / smaller
}

/** Two squares of a row of letter boxes touch or nearly do. */
function adjoin(a: Rect, b: Rect): boolean {
  const sameRow = Math.abs(a.top - b.top) < 2
  return sameRow && (Math.abs(a.right - b.left) < 2.5 || Math.abs(b.right - a.left) < 2.5)
}
