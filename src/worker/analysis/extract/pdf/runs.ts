import { turnPoint, turnRect, unturnRect } from './geometry.ts'
import type { Angle, Rect } from './geometry.ts'

/** Letters shown one after the other on one baseline without a jump. */
export type Run = {
  readonly text: string
  /** Upright box on the page: points from the top left of the unrotated page. */
  readonly rect: Rect
  /** Baseline in the frame turned by `angle`, so that lines go down. */
  readonly baseline: number
  readonly size: number
  readonly bold: boolean
  /** null where the letters stand aslant, as a watermark does. */
  readonly angle: Angle | null
  /** True where the text says with a blank of its own that a word ended here. */
  readonly spaceBefore: boolean
  /** True where this page's font shows blanks, so that a jump without one is a jump to a new place. */
  readonly fontShowsBlanks: boolean
  /** Where each letter stands; without it the text was put together from elsewhere. */
  readonly letters?: Letters
}

export type Letters = {
  readonly signs: readonly string[]
  /** Gap before each in ems; NaN where a blank was written and counts. */
  readonly gaps: readonly number[]
  /** Where each begins and ends along the baseline, in the frame turned by the run's angle. */
  readonly lefts: readonly number[]
  readonly rights: readonly number[]
}

export type Glyph = {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Advance along the baseline, in page units; never negative. */
  readonly advance: number
  /** Room that the text state adds after each letter, in page units. */
  readonly tracking: number
  readonly size: number
  readonly bold: boolean
  readonly font: string
  readonly angle: Angle | null
  /** Where the baseline runs, as a vector of length 1. */
  readonly direction: readonly [number, number]
}

/** A gap of this many ems without a blank starts a new run where the font shows blanks at all. */
const JUMP_EM = 0.45
/** The same where the file never writes blanks, or where a blank was written. */
const WIDE_JUMP_EM = 0.9
const JUMP_AFTER_BLANK_EM = 2.5
/** Between two letters, from this many ems on, the eye sees a word end (a blank is 0.25 em). */
const WORD_GAP_EM = 0.19
/** A written blank closer than this is not seen: some printers scatter them inside words. */
const VISIBLE_GAP_EM = 0.07

type Open = {
  letters: string[]
  /** Gap before each letter in ems; NaN where a blank was written and counts. */
  gaps: number[]
  lefts: number[]
  rights: number[]
  u0: number
  u1: number
  v: number
  size: number
  boldLetters: number
  angle: Angle | null
  spaceBefore: boolean
  fontShowsBlanks: boolean
  x: number
  y: number
  direction: readonly [number, number]
}

/** Collects glyphs in the order in which the page shows them and joins them into runs. */
export class RunCollector {
  readonly runs: Run[] = []
  #open: Open | null = null
  #blank = false
  /** Where the pen stood after the last blank, in the turned frame. */
  #penAfterBlank = 0
  #lastTracking = 0
  readonly #fontsWithBlanks = new Set<string>()

  add(glyph: Glyph): void {
    const [u, v] = alongBaseline(glyph)
    if (glyph.text.trim() === '') {
      this.#fontsWithBlanks.add(glyph.font)
      this.#blank = true
      this.#penAfterBlank = u + glyph.advance
      return
    }
    const open = this.#open
    const showsBlanks = this.#fontsWithBlanks.has(glyph.font)
    if (open && this.#continues(open, glyph, u, v, showsBlanks)) {
      const gap = (u - open.u1 - Math.max(0, this.#lastTracking)) / glyph.size
      const honoured =
        this.#blank && (u >= this.#penAfterBlank - 0.02 * glyph.size || gap > VISIBLE_GAP_EM)
      open.gaps.push(honoured ? Number.NaN : gap)
      open.letters.push(glyph.text)
      open.lefts.push(u)
      open.rights.push(u + glyph.advance - glyph.tracking)
      open.u1 = Math.max(open.u1, u + glyph.advance - glyph.tracking)
      if (glyph.bold) open.boldLetters += 1
    } else {
      this.flush()
      this.#open = {
        letters: [glyph.text],
        gaps: [0],
        lefts: [u],
        rights: [u + glyph.advance - glyph.tracking],
        u0: u,
        u1: u + glyph.advance - glyph.tracking,
        v,
        size: glyph.size,
        boldLetters: glyph.bold ? 1 : 0,
        angle: glyph.angle,
        spaceBefore: this.#blank,
        fontShowsBlanks: showsBlanks,
        x: glyph.x,
        y: glyph.y,
        direction: glyph.direction,
      }
    }
    this.#blank = false
    this.#lastTracking = glyph.tracking
  }

  /** Ends the run at hand; call once more at the end of the page. */
  flush(): void {
    const open = this.#open
    this.#open = null
    if (!open) return
    this.runs.push({
      text: wordsOf(open.letters, open.gaps).join(' '),
      rect: rectOf(open),
      baseline: open.v,
      size: open.size,
      bold: open.boldLetters * 2 > open.letters.length,
      angle: open.angle,
      spaceBefore: open.spaceBefore,
      fontShowsBlanks: open.fontShowsBlanks,
      letters: { signs: open.letters, gaps: open.gaps, lefts: open.lefts, rights: open.rights },
    })
  }

  #continues(open: Open, glyph: Glyph, u: number, v: number, showsBlanks: boolean): boolean {
    if (open.angle !== glyph.angle) return false
    if (Math.abs(v - open.v) > 0.12 * open.size) return false
    if (Math.abs(glyph.size - open.size) > 0.12 * open.size) return false
    const gap = (u - open.u1 - Math.max(0, this.#lastTracking)) / glyph.size
    if (gap < -0.45) return false
    if (this.#blank) return gap < JUMP_AFTER_BLANK_EM
    return gap < (showsBlanks ? JUMP_EM : WIDE_JUMP_EM)
  }
}

/** The glyph's place along its baseline and across it. */
function alongBaseline(glyph: Glyph): readonly [number, number] {
  if (glyph.angle !== null) return turnPoint(glyph.angle, glyph.x, glyph.y)
  const [dx, dy] = glyph.direction
  return [glyph.x * dx + glyph.y * dy, glyph.y * dx - glyph.x * dy]
}

/**
 * Parts the letters into words where a blank is seen. Letters set wide apart have the same gap
 * everywhere; a word then ends only where the gap is clearly wider than theirs.
 */
export function wordsOf(letters: readonly string[], gaps: readonly number[]): string[] {
  const threshold = WORD_GAP_EM + usualGap(gaps)
  const words: string[] = []
  let word = letters[0] ?? ''
  for (let i = 1; i < letters.length; i += 1) {
    const gap = gaps[i] ?? 0
    if (Number.isNaN(gap) || gap > threshold) {
      words.push(word)
      word = ''
    }
    word += letters[i] ?? ''
  }
  words.push(word)
  return words
}

/** The letters from `start` up to `end` of a run as a run of their own. */
export function sliceRun(run: Run, letters: Letters, start: number, end: number): Run {
  const signs = letters.signs.slice(start, end)
  const gaps = letters.gaps.slice(start, end)
  const lefts = letters.lefts.slice(start, end)
  const rights = letters.rights.slice(start, end)
  const whole = run.angle === null ? run.rect : turnRect(run.angle, run.rect)
  const part = { ...whole, left: lefts[0] ?? whole.left, right: rights.at(-1) ?? whole.right }
  return {
    ...run,
    text: wordsOf(signs, gaps).join(' '),
    rect: run.angle === null ? part : unturnRect(run.angle, part),
    spaceBefore: start === 0 ? run.spaceBefore : Number.isNaN(letters.gaps[start]),
    letters: { signs, gaps, lefts, rights },
  }
}

function usualGap(gaps: readonly number[]): number {
  const plain = gaps.slice(1).filter((gap) => !Number.isNaN(gap))
  if (plain.length < 5) return 0
  plain.sort((a, b) => a - b)
  const median = plain[plain.length >> 1] ?? 0
  return median > 0.1 ? median : 0
}

/** Letters reach about 0.8 em above the baseline and 0.2 em below. */
const ASCENT_EM = 0.8
const DESCENT_EM = 0.2

function rectOf(open: Open): Rect {
  if (open.angle === null) {
    const [dx, dy] = open.direction
    const [endX, endY] = [open.x + (open.u1 - open.u0) * dx, open.y + (open.u1 - open.u0) * dy]
    return {
      left: Math.min(open.x, endX),
      right: Math.max(open.x, endX),
      top: Math.min(open.y, endY),
      bottom: Math.max(open.y, endY),
    }
  }
  const up = open.size * ASCENT_EM
  const down = open.size * DESCENT_EM
  if (open.angle === 90) {
    return { left: open.x - down, right: open.x + up, top: open.u0, bottom: open.u1 }
  }
  if (open.angle === 180) {
    return { left: -open.u1, right: -open.u0, top: open.y - down, bottom: open.y + up }
  }
  if (open.angle === 270) {
    return { left: open.x - up, right: open.x + down, top: -open.u1, bottom: -open.u0 }
  }
  return { left: open.u0, right: open.u1, top: open.y - up, bottom: open.y + down }
}
