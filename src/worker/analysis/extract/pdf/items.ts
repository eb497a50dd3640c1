import { turnRect } from './geometry.ts'
import type { Angle, Rect } from './geometry.ts'
import type { Letters, Run } from './runs.ts'

/** A run in the frame in which the page's text stands upright: x to the right, y down. */
export type Item = Rect & {
  readonly text: string
  readonly baseline: number
  readonly size: number
  readonly bold: boolean
  readonly spaceBefore: boolean
  readonly fontShowsBlanks: boolean
  readonly letters?: Letters
}

export type SortedRuns = {
  /** The direction in which most of the page's letters stand. */
  readonly angle: Angle
  readonly items: readonly Item[]
  /** Square to the page's text: notes along a margin, labels on a plan. */
  readonly turned: readonly Run[]
  /** The labels of a drawing, along its slanting lines: numbers of lots, measures, names of streets. */
  readonly slanting: readonly Run[]
  /** Aslant, or huge across other words: a watermark. */
  readonly watermark: readonly Run[]
}

/** A mark across a page is a word or two, or the same ones again and again. */
const LEAST_LABELS = 6

/** A poster has many huge words; only a few can be a watermark. */
const MOST_HUGE = 40

/** Parts the page's letters into those that are read in lines and those that would break the lines. */
export function sortRuns(runs: readonly Run[]): SortedRuns {
  const letters: Record<Angle, number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  for (const run of runs) if (run.angle !== null) letters[run.angle] += run.text.length
  const angles: readonly Angle[] = [0, 90, 270, 180]
  const angle = angles.reduce((best, next) => (letters[next] > letters[best] ? next : best))
  const turned: Run[] = []
  const items: Item[] = []
  const huge = hugeSize(runs)
  const aslant = runs.filter((run) => run.angle === null)
  const isDrawn = new Set(aslant.map(({ text }) => text)).size >= LEAST_LABELS
  const slanting = aslant.filter(({ size }) => isDrawn && size <= huge)
  const watermark = aslant.filter((run) => !slanting.includes(run))
  let checked = 0
  for (const run of runs) {
    if (run.angle === null) continue
    if (run.angle !== angle) turned.push(run)
    else if (run.size > huge && checked++ < MOST_HUGE && overprints(run, runs)) watermark.push(run)
    else items.push(toItem(run, angle))
  }
  return { angle, items, turned, slanting, watermark }
}

export function toItem(run: Run, angle: Angle): Item {
  return {
    ...turnRect(angle, run.rect),
    text: run.text,
    baseline: run.baseline,
    size: run.size,
    bold: run.bold,
    spaceBefore: run.spaceBefore,
    fontShowsBlanks: run.fontShowsBlanks,
    ...(run.letters && { letters: run.letters }),
  }
}

/** A box to tick as an item that stands on the line of the words beside it. */
export function boxItem(rect: Rect, angle: Angle, ticked: boolean): Item {
  const turned = turnRect(angle, rect)
  const size = Math.min(12, turned.bottom - turned.top)
  return {
    ...turned,
    text: ticked ? '☒' : '☐',
    // Boxes stand at the middle of the letters beside them.
    baseline: (turned.top + turned.bottom) / 2 + 0.35 * size,
    size,
    bold: false,
    spaceBefore: true,
    fontShowsBlanks: false,
  }
}

/** Three times the size in which most of the page is set, and at least 30 points. */
function hugeSize(runs: readonly Run[]): number {
  const bySize = new Map<number, number>()
  for (const run of runs) {
    const size = Math.round(run.size)
    bySize.set(size, (bySize.get(size) ?? 0) + run.text.length)
  }
  let usual = 10
  let most = 0
  for (const [size, count] of bySize) if (count > most) [usual, most] = [size, count]
  return Math.max(30, usual * 3)
}

function overprints(huge: Run, runs: readonly Run[]): boolean {
  let over = 0
  for (const run of runs) {
    if (run.size * 2 > huge.size) continue
    const apart =
      run.rect.right < huge.rect.left ||
      run.rect.left > huge.rect.right ||
      run.rect.bottom < huge.rect.top ||
      run.rect.top > huge.rect.bottom
    if (!apart) over += 1
    if (over >= 2) return true
  }
  return false
}
