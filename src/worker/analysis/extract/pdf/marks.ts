import { standsIn } from './fields.ts'
import type { Field } from './fields.ts'
import { areaOf, type Rect } from './geometry.ts'
import type { Run } from './runs.ts'

export type DrawnBox = { readonly rect: Rect; readonly ticked: boolean }

/** More boxes than a page of a form has: a pattern or a plan. */
const MOST_BOXES = 200

export type ReadBoxes = {
  readonly boxes: readonly DrawnBox[]
  /** Letters that are the mark in a box, and are read as its state. */
  readonly lettersInBoxes: ReadonlySet<Run>
}

/**
 * Tells which drawn squares are boxes to tick, and which of them hold a drawn mark. A square in which
 * something is written is a cell; squares side by side take one letter each. Boxes of a form that is
 * filled in on a screen say their state themselves.
 */
export function readBoxes(
  squares: readonly Rect[],
  marks: readonly Rect[],
  runs: readonly Run[],
  fields: readonly Field[],
): ReadBoxes {
  const lettersInBoxes = new Set<Run>()
  const known: DrawnBox[] = []
  for (const field of fields) {
    if (field.kind !== 'box' || known.length >= MOST_BOXES) continue
    known.push(field)
    for (const run of runs)
      if (standsIn(field.rect, run.rect) && run.text.length <= 2) lettersInBoxes.add(run)
  }
  if (squares.length > MOST_BOXES) return { boxes: known, lettersInBoxes }
  const single = squares.filter(
    (box, i) =>
      !squares.some((other, j) => j < i && overlap(box, other) > 0.7) &&
      !known.some((other) => overlap(box, other.rect) > 0.5),
  )
  const apart = single.filter((box) => !single.some((other) => other !== box && adjoin(box, other)))
  const drawn: DrawnBox[] = []
  for (const box of apart) {
    const inside = runs.filter((run) => holds(box, run.rect))
    if (inside.some((run) => !/^[xX✓✗√/]$/u.test(run.text))) continue
    for (const run of inside) lettersInBoxes.add(run)
    const ticked = inside.length > 0 || marks.some((mark) => holds(box, mark))
    drawn.push({ rect: box, ticked })
  }
  return { boxes: [...known, ...drawn], lettersInBoxes }
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
