import { areaOf, type Rect } from './geometry.ts'
import type { Item } from './items.ts'
import type { Rule } from './shapes.ts'

/** A cell of a ruled table with what stands in it. */
export type Cell = Rect & { readonly items: Item[] }

/** Cells that begin on one ruling line, from left to right; empty ones are kept. */
export type GridRow = { readonly top: number; readonly cells: readonly Cell[] }

export type Grid = Rect & { readonly rows: readonly GridRow[] }

/** Lines that end this near to one another meet. */
const MEET = 3
/** Beyond this many lines the page is a drawing, not a form. */
const MOST_RULES = 600

/**
 * Finds tables whose cells are ruled and sorts the items into them.
 * Returns the tables from the top down, and the items that stand in none.
 */
export function findGrids(
  items: readonly Item[],
  horizontalRules: readonly Rule[],
  verticalRules: readonly Rule[],
): { readonly grids: readonly Grid[]; readonly rest: readonly Item[] } {
  const horizontal = joinRules(horizontalRules)
  const vertical = joinRules(verticalRules)
  if (
    vertical.length === 0 ||
    horizontal.length < 2 ||
    horizontal.length + vertical.length > MOST_RULES
  ) {
    return { grids: [], rest: items }
  }
  const grids: Grid[] = []
  let rest = items
  for (const frame of connect(horizontal, vertical)) {
    const inside: Item[] = []
    const outside: Item[] = []
    for (const item of rest) (isInside(frame, item) ? inside : outside).push(item)
    const rows = sortIntoRows(frame, inside)
    if (!rows) continue
    grids.push({ ...frame.bounds, rows })
    rest = outside
  }
  return { grids: grids.sort((a, b) => a.top - b.top), rest }
}

type Frame = {
  readonly bounds: Rect
  readonly horizontal: readonly Rule[]
  readonly vertical: readonly Rule[]
}

/** Makes one line of pieces that lie on one another or end to end. */
function joinRules(rules: readonly Rule[]): Rule[] {
  const sorted = [...rules].sort((a, b) => a.at - b.at || a.from - b.from)
  const joined: Rule[] = []
  let start = 0
  for (let i = 1; i <= sorted.length; i += 1) {
    const rule = sorted[i]
    const first = sorted[start]
    if (rule && first && rule.at - first.at <= 1.5) continue
    const same = sorted.slice(start, i).sort((a, b) => a.from - b.from)
    let open: { at: number; from: number; to: number } | null = null
    for (const piece of same) {
      if (open && piece.from <= open.to + MEET) open.to = Math.max(open.to, piece.to)
      else {
        open = { ...piece }
        joined.push(open)
      }
    }
    start = i
  }
  return joined
}

function connect(horizontal: readonly Rule[], vertical: readonly Rule[]): Frame[] {
  const parent = [...horizontal, ...vertical].map((_, i) => i)
  const root = (i: number): number => {
    let at = i
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }
  horizontal.forEach((h, i) => {
    vertical.forEach((v, j) => {
      const meet =
        v.at >= h.from - MEET && v.at <= h.to + MEET && h.at >= v.from - MEET && h.at <= v.to + MEET
      if (meet) parent[root(i)] = root(horizontal.length + j)
    })
  })
  const groups = new Map<number, { horizontal: Rule[]; vertical: Rule[] }>()
  const groupOf = (i: number) => {
    const key = root(i)
    const group = groups.get(key) ?? { horizontal: [], vertical: [] }
    groups.set(key, group)
    return group
  }
  horizontal.forEach((h, i) => groupOf(i).horizontal.push(h))
  vertical.forEach((v, j) => groupOf(horizontal.length + j).vertical.push(v))
  return [...groups.values()]
    .filter((group) => group.horizontal.length >= 2 && group.vertical.length >= 1)
    .map((group) => ({
      ...group,
      bounds: {
        left: Math.min(...group.horizontal.map((h) => h.from), ...group.vertical.map((v) => v.at)),
        right: Math.max(...group.horizontal.map((h) => h.to), ...group.vertical.map((v) => v.at)),
        top: Math.min(...group.horizontal.map((h) => h.at), ...group.vertical.map((v) => v.from)),
        bottom: Math.max(...group.horizontal.map((h) => h.at), ...group.vertical.map((v) => v.to)),
      },
    }))
    .sort((a, b) => areaOf(a.bounds) - areaOf(b.bounds))
}

/** The point that decides in which cell a word stands: its middle, a little above the baseline. */
function middle(item: Item): readonly [number, number] {
  return [(item.left + item.right) / 2, item.baseline - 0.3 * item.size]
}

function isInside(frame: Frame, item: Item): boolean {
  const [x, y] = middle(item)
  const { left, right, top, bottom } = frame.bounds
  return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1
}

/** null where the frame is no table: a box round a text, or a line down its side. */
function sortIntoRows(frame: Frame, items: readonly Item[]): GridRow[] | null {
  const cells = new Map<string, Cell>()
  for (const item of items) {
    const rect = cellAt(frame, ...middle(item))
    const key = [rect.left, rect.top, rect.right, rect.bottom].map(Math.round).join(' ')
    const cell = cells.get(key) ?? { ...rect, items: [] }
    cell.items.push(item)
    cells.set(key, cell)
  }
  const rows: GridRow[] = []
  for (const cell of [...cells.values()].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const row = rows.at(-1)
    if (row && cell.top - row.top <= MEET)
      rows[rows.length - 1] = { ...row, cells: [...row.cells, cell] }
    else rows.push({ top: cell.top, cells: [cell] })
  }
  const full = rows.map((row) => ({ ...row, cells: withEmptyCells(frame, row) }))
  return full.some((row) => row.cells.length > 1) ? full : null
}

function cellAt(frame: Frame, x: number, y: number): Rect {
  let { left, right, top, bottom } = frame.bounds
  for (const v of frame.vertical) {
    if (y < v.from - 1 || y > v.to + 1) continue
    if (v.at <= x && v.at > left) left = v.at
    if (v.at > x && v.at < right) right = v.at
  }
  for (const h of frame.horizontal) {
    if (x < h.from - 1 || x > h.to + 1) continue
    if (h.at <= y && h.at > top) top = h.at
    if (h.at > y && h.at < bottom) bottom = h.at
  }
  return { left, right, top, bottom }
}

/** Adds the cells of the row that hold nothing, since a blank is an answer too. */
function withEmptyCells(frame: Frame, row: GridRow): Cell[] {
  const bottom = Math.min(...row.cells.map((cell) => cell.bottom))
  const y = (row.top + bottom) / 2
  const edges = frame.vertical.filter((v) => v.from <= y && v.to >= y).map((v) => v.at)
  const cells: Cell[] = [...row.cells]
  for (const edge of [frame.bounds.left, ...edges]) {
    const x = edge + MEET + 1
    if (x >= frame.bounds.right) continue
    if (cells.some((cell) => x > cell.left && x < cell.right)) continue
    const rect = cellAt(frame, x, y)
    // A cell that began higher up was read there.
    if (Math.abs(rect.top - row.top) <= MEET && rect.right - rect.left > MEET)
      cells.push({ ...rect, items: [] })
  }
  return cells.sort((a, b) => a.left - b.left || a.top - b.top)
}
