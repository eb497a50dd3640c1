import type { Font } from './font.ts'
import type { Matrix } from './geometry.ts'
import type { PdfPage } from './open-pdf.ts'
import type { Run } from './runs.ts'
import type { Shapes } from './shapes.ts'
import type { TextState } from './text-state.ts'

import { plainText, symbolFor } from '../glyph-text.ts'
import { describeFont } from './font.ts'
import { multiply } from './geometry.ts'
import { nearestAngle } from './nearest-angle.ts'
import { firstOf, matrixIn, numberIn } from './operands.ts'
import { isPale } from './pale-fill.ts'
import { isGlyph } from './pdf-glyph.ts'
import { RunCollector } from './runs.ts'
import { ShapeCollector } from './shapes.ts'
import { freshTextState } from './text-state.ts'

/** All that a page shows, as far as reading needs it, in points from its unrotated top left. */
export type Painted = { readonly runs: readonly Run[] } & Shapes

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/**
 * Follows the page's drawing operators and notes every run of letters, ruling line, small drawn
 * box or mark, and picture. This replaces pdf.js's own text reading because only the operators
 * tell fonts, exact letter positions, values typed into form fields and drawn boxes, at one cost.
 */
export async function paintPage(
  page: PdfPage,
  ops: Readonly<Record<string, number>>,
): Promise<Painted> {
  const list = await page.getOperatorList()
  await fontsArrived(page, list.fnArray, list.argsArray, ops)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
  const start: Matrix = [1, 0, 0, -1, -Math.min(x0, x1), Math.max(y0, y1)]
  const painter = new Painter(page, start, Math.abs((x1 - x0) * (y1 - y0)), ops)
  for (let i = 0; i < list.fnArray.length; i += 1) {
    const args: unknown = list.argsArray[i]
    painter.run(list.fnArray[i] ?? -1, args)
  }
  return painter.finish()
}

/** A font's description travels apart from the operators; one turn of the event loop lets it in. */
async function fontsArrived(
  page: PdfPage,
  fns: readonly number[],
  args: readonly unknown[],
  ops: Readonly<Record<string, number>>,
): Promise<void> {
  for (let i = 0; i < fns.length; i += 1) {
    if (fns[i] !== ops['setFont']) continue
    const id = firstOf(args[i])
    if (typeof id === 'string' && !page.commonObjs.has(id)) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      return
    }
  }
}

type Step = (args: readonly unknown[]) => void

class Painter {
  readonly #runs = new RunCollector()
  readonly #shapes: ShapeCollector
  readonly #page: PdfPage
  readonly #start: Matrix
  readonly #steps = new Map<number, Step>()
  readonly #fonts = new Map<string, Font>()
  readonly #stack: TextState[] = []
  #state: TextState
  #textMatrix: Matrix = IDENTITY
  #x = 0
  #y = 0
  #lineX = 0
  #lineY = 0

  constructor(
    page: PdfPage,
    start: Matrix,
    pageArea: number,
    ops: Readonly<Record<string, number>>,
  ) {
    this.#page = page
    this.#start = start
    this.#shapes = new ShapeCollector(pageArea)
    this.#state = freshTextState(start)
    for (const [name, step] of Object.entries(this.#vocabulary())) {
      const op = ops[name]
      if (op !== undefined) this.#steps.set(op, step)
    }
    this.#shapes.learn(ops)
  }

  run(fn: number, args: unknown): void {
    const step = this.#steps.get(fn)
    if (step) step(Array.isArray(args) ? args : [])
  }

  finish(): Painted {
    this.#runs.flush()
    return { runs: this.#runs.runs, ...this.#shapes.finish() }
  }

  #vocabulary(): Record<string, Step> {
    const save: Step = () => this.#save()
    const restore: Step = () => this.#restore()
    return {
      save,
      restore,
      beginGroup: save,
      endGroup: restore,
      endAnnotation: restore,
      paintFormXObjectEnd: restore,
      paintFormXObjectBegin: (args) => {
        this.#save()
        this.#transform(args[0])
      },
      beginAnnotation: (args) => {
        this.#save()
        this.#state = freshTextState(this.#start)
        this.#transform(args[2])
        this.#transform(args[3])
      },
      transform: (args) => {
        this.#transform(args)
        this.#shapes.moved(this.#state.ctm)
      },
      beginText: () => this.#setTextMatrix(IDENTITY),
      setTextMatrix: (args) => this.#setTextMatrix(matrixIn(args[0]) ?? matrixIn(args) ?? IDENTITY),
      setFont: (args) => this.#setFont(args[0], numberIn(args[1])),
      setGState: (args) => this.#setGState(args[0]),
      setCharSpacing: (args) => void (this.#state.charSpacing = numberIn(args[0])),
      setWordSpacing: (args) => void (this.#state.wordSpacing = numberIn(args[0])),
      setHScale: (args) => void (this.#state.hScale = numberIn(args[0]) / 100),
      setTextRise: (args) => void (this.#state.rise = numberIn(args[0])),
      setLeading: (args) => void (this.#state.leading = -numberIn(args[0])),
      moveText: (args) => this.#moveText(numberIn(args[0]), numberIn(args[1])),
      setLeadingMoveText: (args) => {
        this.#state.leading = numberIn(args[1])
        this.#moveText(numberIn(args[0]), numberIn(args[1]))
      },
      nextLine: () => this.#moveText(0, this.#state.leading),
      showText: (args) => this.#showText(args[0]),
      setFillRGBColor: (args) => void (this.#state.fill = isPale(args[0]) ? 'pale' : 'ink'),
      setFillColorN: () => void (this.#state.fill = 'pattern'),
      constructPath: (args) =>
        this.#shapes.path(numberIn(args[0]), args[1], this.#state.ctm, this.#state.fill),
      paintImageXObject: () => this.#shapes.picture(this.#state.ctm),
      paintInlineImageXObject: () => this.#shapes.picture(this.#state.ctm),
      paintImageMaskXObject: () => this.#shapes.picture(this.#state.ctm),
      shadingFill: () => this.#shapes.painted(),
    }
  }

  #save(): void {
    this.#stack.push({ ...this.#state })
    this.#shapes.saved()
  }

  #restore(): void {
    const state = this.#stack.pop()
    if (state) this.#state = state
    this.#shapes.restored()
  }

  #transform(value: unknown): void {
    const matrix = matrixIn(value)
    if (matrix) this.#state.ctm = multiply(this.#state.ctm, matrix)
  }

  #setTextMatrix(matrix: Matrix): void {
    this.#textMatrix = matrix
    this.#x = this.#lineX = 0
    this.#y = this.#lineY = 0
  }

  #moveText(dx: number, dy: number): void {
    this.#x = this.#lineX += dx
    this.#y = this.#lineY += dy
  }

  #setFont(id: unknown, size: number): void {
    if (typeof id !== 'string') return
    let font = this.#fonts.get(id)
    if (!font) {
      font = describeFont(this.#page.commonObjs.has(id) ? this.#page.commonObjs.get(id) : null)
      this.#fonts.set(id, font)
    }
    this.#state.font = font
    this.#state.fontId = id
    this.#state.fontSize = size
  }

  #setGState(entries: unknown): void {
    if (!Array.isArray(entries)) return
    for (const entry of entries) {
      if (!Array.isArray(entry) || entry[0] !== 'Font' || !Array.isArray(entry[1])) continue
      this.#setFont(entry[1][0], numberIn(entry[1][1]))
    }
  }

  #showText(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return
    const state = this.#state
    this.#shapes.painted()
    const m = multiply(state.ctm, this.#textMatrix)
    const sideways = Math.hypot(m[0], m[1])
    const size = Math.abs(state.fontSize) * Math.hypot(m[2], m[3])
    if (!(size > 0.1) || !(sideways > 0)) return
    const sign = state.fontSize * state.hScale < 0 ? -1 : 1
    const angle = nearestAngle(m[0] * sign, m[1] * sign)
    const emUnit = state.fontSize * state.hScale
    for (const item of glyphs) {
      if (typeof item === 'number') {
        this.#x -= (item / 1000) * emUnit
        continue
      }
      if (!isGlyph(item)) continue
      const width = item.width * state.font.unit * emUnit
      const tracking = state.charSpacing * state.hScale
      const spacing = tracking + (item.isSpace ? state.wordSpacing * state.hScale : 0)
      const y = this.#y + state.rise
      const text = symbolFor(state.font.name, item.originalCharCode) ?? plainText(item.unicode)
      if (text !== '' && !state.font.vertical) {
        this.#runs.add({
          text,
          x: m[0] * this.#x + m[2] * y + m[4],
          y: m[1] * this.#x + m[3] * y + m[5],
          advance: Math.abs(width + spacing) * sideways,
          tracking: tracking * sideways * sign,
          size,
          bold: state.font.bold,
          font: state.fontId,
          angle,
          direction: [(m[0] * sign) / sideways, (m[1] * sign) / sideways],
        })
      }
      this.#x += width + spacing
    }
  }
}
