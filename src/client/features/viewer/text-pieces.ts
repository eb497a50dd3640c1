import type { Page } from '#shared/contract/documents.ts'

import type { Box } from './boxes.ts'

/** A run of text as pdf.js found it on the page; `transform` is its matrix, y upwards. */
export type DrawnText = {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
}

/** A run of text that was found again in the page's text. */
export type TextPiece = {
  readonly start: number
  readonly end: number
  /** The box over `from..to` of the page's text, both within this piece. */
  readonly cut: (from: number, to: number) => Box
}

/** How wide a text is in a font, in any unit. */
export type Measure = (text: string, fontName: string) => number

/** Reach around a line's box within which its text is drawn, in page units. */
const REACH = 2
/** Part of the font's size above and below the base line that letters take. */
const ASCENT = 0.8
const DESCENT = 0.22

/**
 * Finds for each line of the page what is drawn of it, so that boxes can follow the letters. A line
 * whose drawn text is not, letter by letter, that of the page's text is left out.
 *
 * @param view the page's own rectangle in PDF units (`page.view`), where its matrices count from.
 */
export function piecesOf(
  page: Page,
  drawn: readonly DrawnText[],
  view: readonly number[],
  measure: Measure = (text) => text.length,
): ReadonlyMap<number, readonly TextPiece[]> {
  const placed = drawn
    .filter(({ str, width }) => str.trim() !== '' && width > 0)
    .map((text) => place(text, view, measure))
  const pieces = new Map<number, readonly TextPiece[]>()
  for (const [index, line] of page.lines.entries()) {
    const { box } = line
    if (box === null) continue
    const inside = placed.filter(({ middle }) => isInside(middle, box))
    const found = match(page, line.start, line.end, inside)
    if (found !== null) pieces.set(index, found)
  }
  return pieces
}

type Letters = { readonly folded: string; readonly at: readonly number[] }
type Placed = {
  readonly letters: Letters
  readonly middle: { readonly x: number; readonly y: number }
  /** The box over `from..to` of the run's own characters. */
  readonly cut: (from: number, to: number) => Box
}

function place(text: DrawnText, view: readonly number[], measure: Measure): Placed {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = text.transform
  const left = Math.min(view[0] ?? 0, view[2] ?? 0)
  const top = Math.max(view[1] ?? 0, view[3] ?? 0)
  const run = Math.hypot(a, b) || 1
  const rise = Math.hypot(c, d) || 1
  const corner = (along: number, up: number) => ({
    x: e + (a / run) * along + (c / rise) * up - left,
    y: top - (f + (b / run) * along + (d / rise) * up),
  })
  const whole = measure(text.str, text.fontName)
  const edge = (count: number) => {
    if (count <= 0) return 0
    if (count >= text.str.length || whole <= 0) return text.width
    return (text.width * measure(text.str.slice(0, count), text.fontName)) / whole
  }
  return {
    letters: lettersOf(text.str, 0, text.str.length),
    middle: corner(text.width / 2, rise * 0.3),
    cut: (from, to) => boxOf(corner(edge(from), -DESCENT * rise), corner(edge(to), ASCENT * rise)),
  }
}

function boxOf(p: { x: number; y: number }, q: { x: number; y: number }): Box {
  return {
    x: Math.min(p.x, q.x),
    y: Math.min(p.y, q.y),
    width: Math.abs(p.x - q.x),
    height: Math.abs(p.y - q.y),
  }
}

function isInside({ x, y }: { x: number; y: number }, box: Box): boolean {
  return (
    x >= box.x - REACH &&
    x <= box.x + box.width + REACH &&
    y >= box.y - REACH &&
    y <= box.y + box.height + REACH
  )
}

/** Everything but white space, in compatibility form (a ligature is its letters), with its places. */
function lettersOf(text: string, start: number, end: number): Letters {
  let folded = ''
  const at: number[] = []
  for (let index = start; index < end; index += 1) {
    const plain = (text[index] ?? '').normalize('NFKC').replaceAll(/\s/gu, '')
    folded += plain
    for (let n = 0; n < plain.length; n += 1) at.push(index)
  }
  return { folded, at }
}

/** A row's cells are drawn line by line across the row, but read cell by cell. */
function match(
  page: Page,
  start: number,
  end: number,
  inside: readonly Placed[],
): TextPiece[] | null {
  const line = lettersOf(page.text, start, end)
  const rest = [...inside]
  const pieces: TextPiece[] = []
  let done = 0
  while (done < line.folded.length) {
    const next = rest.findIndex(
      ({ letters }) => letters.folded !== '' && line.folded.startsWith(letters.folded, done),
    )
    const found = rest[next]
    if (found === undefined) return null
    rest.splice(next, 1)
    pieces.push(pieceOf(line, done, found))
    done += found.letters.folded.length
  }
  return pieces
}

function pieceOf(line: Letters, done: number, { letters, cut }: Placed): TextPiece {
  const length = letters.folded.length
  const start = line.at[done] ?? 0
  const end = (line.at[done + length - 1] ?? start) + 1
  /** From an offset of the page's text to one of the run's own characters. */
  const own = (offset: number) => {
    const nth = line.at.findIndex((place, index) => index >= done && place >= offset)
    if (nth === -1 || nth >= done + length) return (letters.at.at(-1) ?? 0) + 1
    return letters.at[nth - done] ?? 0
  }
  return {
    start,
    end,
    cut: (from, to) => {
      const last = own(to - 1)
      return cut(own(from), to >= end ? (letters.at.at(-1) ?? 0) + 1 : last + 1)
    },
  }
}
