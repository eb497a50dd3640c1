import type { Page } from '#shared/contract/documents.ts'

import type { TextPiece } from './text-pieces.ts'

/** A rectangle in page units from the top left of the page before its rotation. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Line = Page['lines'][number]
type Span = { readonly start: number; readonly end: number }

/**
 * The boxes that lie over `start..end` of a page's text, in reading order: whole lines as they are,
 * parts of a line cut from it. Where the drawn text could be told apart (`pieces`), the cut follows
 * its letters; else it goes by the share of characters, and a row of several lines is not cut.
 */
export function boxesOf(
  page: Page,
  { start, end }: Span,
  pieces: ReadonlyMap<number, readonly TextPiece[]> = new Map(),
): Box[] {
  const boxes: Box[] = []
  for (const [index, line] of page.lines.entries()) {
    if (line.box === null || line.end <= start || line.start >= end) continue
    const from = Math.max(line.start, start)
    const to = Math.min(line.end, end)
    if (from >= to) continue
    const drawn = pieces.get(index)
    if (drawn) boxes.push(...cutPieces(drawn, from, to))
    else boxes.push(cutByShare(page, line, line.box, from, to))
  }
  return boxes
}

function cutPieces(pieces: readonly TextPiece[], from: number, to: number): Box[] {
  const parts = pieces
    .filter((piece) => piece.end > from && piece.start < to)
    .map((piece) => piece.cut(Math.max(piece.start, from), Math.min(piece.end, to)))
    .filter(({ width, height }) => width > 0 && height > 0)
  return joinNeighbours(parts)
}

/** Words of one drawn line become one box; the gap between two cells of a row stays open. */
function joinNeighbours(parts: readonly Box[]): Box[] {
  const joined: Box[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && isBeside(last, part)) joined[joined.length - 1] = around(last, part)
    else joined.push(part)
  }
  return joined
}

/** Wider than the space between two words, narrower than that between two columns. */
const GAP_IN_HEIGHTS = 1.2

function isBeside(a: Box, b: Box): boolean {
  const upright = a.width >= a.height || b.width >= b.height
  const [across, along] = upright ? (['y', 'x'] as const) : (['x', 'y'] as const)
  const [thickness, length] = upright
    ? (['height', 'width'] as const)
    : (['width', 'height'] as const)
  const overlap =
    Math.min(a[across] + a[thickness], b[across] + b[thickness]) - Math.max(a[across], b[across])
  const gap = Math.max(b[along] - (a[along] + a[length]), a[along] - (b[along] + b[length]))
  const size = Math.min(a[thickness], b[thickness])
  return overlap > size / 2 && gap < size * GAP_IN_HEIGHTS
}

export function around(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function cutByShare(page: Page, line: Line, box: Box, from: number, to: number): Box {
  const length = line.end - line.start
  const first = (from - line.start) / length
  const last = (to - line.start) / length
  if ((first === 0 && last === 1) || !isOneLine(page, box)) return box
  const sideways = page.rotation === 90 || page.rotation === 270
  // Turned by 90, what reads to the right runs up the unturned page; by 270, down; by 180, left.
  const backwards = page.rotation === 90 || page.rotation === 180
  const offset = backwards ? 1 - last : first
  return sideways
    ? { ...box, y: box.y + box.height * offset, height: box.height * (last - first) }
    : { ...box, x: box.x + box.width * offset, width: box.width * (last - first) }
}

/** Taller boxes hold the several lines of a table's row, or run against the page. */
const ONE_LINE_RATIO = 1.7

function isOneLine(page: Page, box: Box): boolean {
  const sideways = page.rotation === 90 || page.rotation === 270
  const thickness = sideways ? box.width : box.height
  const usual = usualThickness(page, sideways)
  return thickness <= usual * ONE_LINE_RATIO
}

function usualThickness(page: Page, sideways: boolean): number {
  const all = page.lines
    .flatMap(({ box }) => (box === null ? [] : [sideways ? box.width : box.height]))
    .toSorted((a, b) => a - b)
  return all[Math.floor(all.length / 2)] ?? 0
}

/** A place on the page as it is seen, in shares of the turned page: for `left`, `top` and so on. */
export function asSeen(page: Page, box: Box): Box {
  const { width, height } = page
  if (width === null || height === null) return { x: 0, y: 0, width: 0, height: 0 }
  const x = box.x / width
  const y = box.y / height
  const w = box.width / width
  const h = box.height / height
  switch (page.rotation) {
    case 0:
      return { x, y, width: w, height: h }
    case 90:
      return { x: 1 - y - h, y: x, width: h, height: w }
    case 180:
      return { x: 1 - x - w, y: 1 - y - h, width: w, height: h }
    case 270:
      return { x: y, y: 1 - x - w, width: h, height: w }
  }
}

/** Size of the page as it is seen, in points; null where the format has no pages of a size. */
export function sizeSeen({
  width,
  height,
  rotation,
}: Page): { width: number; height: number } | null {
  if (width === null || height === null) return null
  return rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height }
}
