import { areaOf, transformRect, union } from './geometry.ts'
import type { Matrix, Rect } from './geometry.ts'

/** A drawn straight line along one axis; `at` is its place across, `from`–`to` its reach. */
export type Rule = { readonly at: number; readonly from: number; readonly to: number }

export type Shapes = {
  readonly horizontal: readonly Rule[]
  readonly vertical: readonly Rule[]
  /** Small hollow squares and circles: the places to tick. */
  readonly boxes: readonly Rect[]
  /** Small drawn strokes: what a pen puts into them. */
  readonly marks: readonly Rect[]
  readonly pictures: readonly Rect[]
  /** How many paths were painted: a plan drawn in lines has many and little text. */
  readonly pathCount: number
  /** How many separate lines and figures they hold, and the part of the page that they take up. */
  readonly strokeCount: number
  readonly drawn: Rect | null
}

/** A plan may hold a million strokes; past this many, lines no longer make tables. */
const MOST_SHAPES = 6_000
/** Boxes to tick are 2 to 6 mm wide on paper. */
const BOX_MIN = 5.5
const BOX_MAX = 18
/** A rectangle thinner than this is a line. */
const THIN = 2.2
/** A picture smaller than this part of the page covers nothing that could be read. */
const PICTURE_MIN_SHARE = 0.02

/** With what a path is filled, as far as it matters: a light ground is no ink. */
export type Fill = 'ink' | 'pale' | 'pattern'

type Level = { ctm: Matrix | null; busy: boolean }

/** Collects what is drawn rather than written. */
export class ShapeCollector {
  readonly #horizontal: Rule[] = []
  readonly #vertical: Rule[] = []
  readonly #boxes: Rect[] = []
  readonly #marks: Rect[] = []
  /** Small fills with a pattern: browsers print a cross made of two gradients so. */
  readonly #patterned: Rect[] = []
  readonly #pictures: Rect[] = []
  readonly #pageArea: number
  #pathCount = 0
  #strokeCount = 0
  #drawn: Rect | null = null
  #strokes = new Set<number>()
  #fills = new Set<number>()
  #levels: Level[] = [{ ctm: null, busy: false }]

  constructor(pageArea: number) {
    this.#pageArea = pageArea
  }

  learn(ops: Readonly<Record<string, number>>): void {
    const pick = (names: readonly string[]) =>
      new Set(names.flatMap((name) => (ops[name] === undefined ? [] : [ops[name]])))
    this.#strokes = pick([
      'stroke',
      'closeStroke',
      'fillStroke',
      'eoFillStroke',
      'closeFillStroke',
      'closeEOFillStroke',
    ])
    this.#fills = pick([
      'fill',
      'eoFill',
      'fillStroke',
      'eoFillStroke',
      'closeFillStroke',
      'closeEOFillStroke',
    ])
  }

  /*
   * Pictures are left out by the size limit set at opening, so that only the moves round them are
   * seen: save, move, (nothing), restore. Such an empty group is where a picture stands.
   */
  saved(): void {
    this.#levels.push({ ctm: null, busy: false })
  }

  moved(ctm: Matrix): void {
    const level = this.#levels.at(-1)
    if (level) level.ctm = ctm
  }

  painted(): void {
    const level = this.#levels.at(-1)
    if (level) level.busy = true
  }

  restored(): void {
    const level = this.#levels.length > 1 ? this.#levels.pop() : undefined
    if (!level) return
    if (level.ctm && !level.busy) this.picture(level.ctm)
    const outer = this.#levels.at(-1)
    // Something stood inside, so the outer group is not an empty one either.
    if (outer) outer.busy = true
  }

  picture(ctm: Matrix): void {
    this.painted()
    const rect = transformRect(ctm, 0, 0, 1, 1)
    const area = (rect.right - rect.left) * (rect.bottom - rect.top)
    if (area >= PICTURE_MIN_SHARE * this.#pageArea && this.#pictures.length < 200)
      this.#pictures.push(rect)
  }

  path(paint: number, data: unknown, ctm: Matrix, fill: Fill): void {
    const strokes = this.#strokes.has(paint)
    const fills = this.#fills.has(paint)
    if (!strokes && !fills) return
    this.painted()
    this.#pathCount += 1
    const points: unknown = Array.isArray(data) ? data[0] : null
    if (!(points instanceof Float32Array) && !Array.isArray(points)) return
    for (const subpath of subpaths(points)) {
      if (this.#horizontal.length + this.#vertical.length + this.#marks.length > MOST_SHAPES) return
      const rect = transformRect(ctm, subpath.x0, subpath.y0, subpath.x1, subpath.y1)
      if (strokes || fill !== 'pale') this.#draw(rect)
      if (fills && !strokes && fill === 'pattern' && isMarkSize(rect)) this.#patterned.push(rect)
      this.#sort(subpath, rect, strokes, fills)
    }
  }

  finish(): Shapes {
    const level = this.#levels.length === 1 ? this.#levels[0] : undefined
    if (level?.ctm && !level.busy) this.picture(level.ctm)
    return {
      horizontal: this.#horizontal,
      vertical: this.#vertical,
      boxes: this.#boxes,
      marks: [...this.#marks, ...this.#patternMarks()],
      pictures: this.#pictures,
      pathCount: this.#pathCount,
      strokeCount: this.#strokeCount,
      drawn: this.#drawn,
    }
  }

  /** A pattern in every box of a page is their ground, and chooses none of them. */
  #patternMarks(): readonly Rect[] {
    const isPlain = (box: Rect) => !this.#patterned.some((rect) => coversMiddle(rect, box))
    return this.#boxes.some(isPlain) ? this.#patterned : []
  }

  #draw(rect: Rect): void {
    // A ground under the whole page is no drawing on it.
    if (areaOf(rect) > 0.95 * this.#pageArea) return
    this.#strokeCount += 1
    this.#drawn = this.#drawn ? union([this.#drawn, rect]) : rect
  }

  #sort(path: Subpath, rect: Rect, strokes: boolean, fills: boolean): void {
    const width = rect.right - rect.left
    const height = rect.bottom - rect.top
    const small = isMarkSize(rect)
    if (height <= THIN && width > 4) {
      this.#horizontal.push({ at: (rect.top + rect.bottom) / 2, from: rect.left, to: rect.right })
    } else if (width <= THIN && height > 4) {
      this.#vertical.push({ at: (rect.left + rect.right) / 2, from: rect.top, to: rect.bottom })
    } else if (path.hollow && strokes && isBoxSize(width, height)) {
      this.#boxes.push(rect)
    } else if (
      small &&
      !(path.hollow && fills && !strokes && width > 4) &&
      width > 1.5 &&
      height > 1.5
    ) {
      this.#marks.push(rect)
    } else if (path.upright && strokes) {
      this.#edges(rect)
    }
  }

  #edges(rect: Rect): void {
    this.#horizontal.push({ at: rect.top, from: rect.left, to: rect.right })
    this.#horizontal.push({ at: rect.bottom, from: rect.left, to: rect.right })
    this.#vertical.push({ at: rect.left, from: rect.top, to: rect.bottom })
    this.#vertical.push({ at: rect.right, from: rect.top, to: rect.bottom })
  }
}

function isMarkSize(rect: Rect): boolean {
  return rect.right - rect.left <= BOX_MAX * 1.6 && rect.bottom - rect.top <= BOX_MAX * 1.6
}

function coversMiddle(rect: Rect, box: Rect): boolean {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return x > rect.left && x < rect.right && y > rect.top && y < rect.bottom
}

function isBoxSize(width: number, height: number): boolean {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  return short >= BOX_MIN && long <= BOX_MAX && long <= short * 1.3
}

type Subpath = {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
  /** Every point lies on the edge of the box round it: a square or a circle. */
  readonly hollow: boolean
  /** A rectangle along the axes. */
  readonly upright: boolean
}

/** How many numbers follow each drawing code of pdf.js: move, line, curve, quadratic, close. */
const COORDINATES = [2, 2, 6, 4, 0]

function* subpaths(data: ArrayLike<number>): Generator<Subpath> {
  let xs: number[] = []
  let ys: number[] = []
  let curved = false
  for (let i = 0; i < data.length;) {
    const code = data[i] ?? 0
    const count = COORDINATES[code]
    if (count === undefined) return
    if (code === 0 && xs.length > 0) {
      if (xs.length > 1) yield describe(xs, ys, curved)
      xs = []
      ys = []
      curved = false
    }
    if (code === 2 || code === 3) curved = true
    if (count > 0) {
      // Of a curve only its end is noted: its handles lie off the line.
      xs.push(data[i + count - 1] ?? 0)
      ys.push(data[i + count] ?? 0)
    }
    i += count + 1
  }
  if (xs.length > 1) yield describe(xs, ys, curved)
}

function describe(xs: readonly number[], ys: readonly number[], curved: boolean): Subpath {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < xs.length; i += 1) {
    x0 = Math.min(x0, xs[i] ?? 0)
    x1 = Math.max(x1, xs[i] ?? 0)
    y0 = Math.min(y0, ys[i] ?? 0)
    y1 = Math.max(y1, ys[i] ?? 0)
  }
  const width = x1 - x0
  const height = y1 - y0
  const near = 0.02
  let corners = 0
  let onEdge = 0
  for (let i = 0; i < xs.length; i += 1) {
    const fx = width === 0 ? 0 : ((xs[i] ?? 0) - x0) / width
    const fy = height === 0 ? 0 : ((ys[i] ?? 0) - y0) / height
    const sideX = fx < near || fx > 1 - near
    const sideY = fy < near || fy > 1 - near
    if (sideX || sideY) onEdge += 1
    if (sideX && sideY) corners += 1
  }
  const upright =
    !curved && xs.length >= 4 && xs.length <= 6 && corners === xs.length && turnsSquare(xs, ys)
  return {
    x0,
    y0,
    x1,
    y1,
    hollow: (upright || curved) && xs.length >= 4 && onEdge === xs.length,
    upright,
  }
}

/** Each step of a rectangle goes along one axis; a cross drawn in one go does not. */
function turnsSquare(xs: readonly number[], ys: readonly number[]): boolean {
  for (let i = 1; i < xs.length; i += 1) {
    const dx = Math.abs((xs[i] ?? 0) - (xs[i - 1] ?? 0))
    const dy = Math.abs((ys[i] ?? 0) - (ys[i - 1] ?? 0))
    if (Math.min(dx, dy) > 0.02 * Math.max(dx, dy, 1)) return false
  }
  return true
}
