import type { DraftLine } from '../page-text.ts'
import { markBlocks } from './blocks.ts'
import { splitColumns } from './columns.ts'
import { undrawnValues } from './fields.ts'
import type { Field } from './fields.ts'
import { turnRect, union, unturnRect } from './geometry.ts'
import type { Angle, Rect } from './geometry.ts'
import { findGrids } from './grid.ts'
import { nestGrids, readGrid } from './grid-lines.ts'
import { boxItem, sortRuns, toItem } from './items.ts'
import type { Item } from './items.ts'
import { readBoxes } from './marks.ts'
import type { Painted } from './paint.ts'
import { formRows } from './rows.ts'
import type { Run } from './runs.ts'
import type { Rule } from './shapes.ts'
import { markStruck } from './strikes.ts'
import { readRows } from './tables.ts'
import type { Line } from './tables.ts'

/** A line with its place, before running headers and footers are known. */
export type PlacedLine = DraftLine & {
  readonly parts: readonly string[]
  readonly box: NonNullable<DraftLine['box']>
}

/** Puts what a page shows into lines in the order in which a person reads them. */
export function layoutPage(painted: Painted, fields: readonly Field[] = []): PlacedLine[] {
  const drawn = readBoxes(painted.boxes, painted.marks, painted.runs, fields)
  const written = [...drawn.runs, ...undrawnValues(fields, drawn.runs)]
  const { angle, items: printed, turned, slanting, watermark } = sortRuns(written)
  const boxes = drawn.boxes.map((box) => boxItem(box.rect, angle, box.ticked))
  const { horizontal: lines, vertical } = turnRules(painted, angle)
  const { items, rules: horizontal } = markStruck(printed, lines)
  const { grids, rest } = findGrids([...items, ...boxes], horizontal, vertical)
  const stretches: Line[][] = []
  let waiting = formRows(rest)
  for (const { grid, inner } of nestGrids(grids)) {
    const above = waiting.filter((row) => row.baseline < grid.top + 0.5 * row.size)
    waiting = waiting.filter((row) => row.baseline >= grid.top + 0.5 * row.size)
    stretches.push(...flows(above, horizontal), readGrid(grid, inner))
  }
  stretches.push(...flows(waiting, horizontal))
  return [
    ...stretches.flatMap((lines) => markBlocks(lines).map((line) => place(line, angle))),
    ...turnedLines(turned),
    ...slanting.map((run) => asideLine(run, false)),
    ...watermark.map((run) => asideLine(run, true)),
  ]
}

function flows(rows: ReturnType<typeof formRows>, horizontal: readonly Rule[]): Line[][] {
  return splitColumns(rows).map((flow) => readRows(flow, horizontal))
}

function turnRules(painted: Painted, angle: Angle): { horizontal: Rule[]; vertical: Rule[] } {
  if (angle === 0) return { horizontal: [...painted.horizontal], vertical: [...painted.vertical] }
  const horizontal: Rule[] = []
  const vertical: Rule[] = []
  const rects: Rect[] = [
    ...painted.horizontal.map((rule) => ({
      left: rule.from,
      right: rule.to,
      top: rule.at,
      bottom: rule.at,
    })),
    ...painted.vertical.map((rule) => ({
      left: rule.at,
      right: rule.at,
      top: rule.from,
      bottom: rule.to,
    })),
  ]
  for (const rect of rects) {
    const turned = turnRect(angle, rect)
    if (turned.bottom - turned.top <= turned.right - turned.left) {
      horizontal.push({ at: turned.top, from: turned.left, to: turned.right })
    } else {
      vertical.push({ at: turned.left, from: turned.top, to: turned.bottom })
    }
  }
  return { horizontal, vertical }
}

function place(line: Line & { readonly startsBlock: boolean }, angle: Angle): PlacedLine {
  return {
    parts: line.cells,
    table: line.table,
    box: toBox(unturnRect(angle, union(line.items))),
    fontSize: round(line.size),
    bold: line.bold,
    startsBlock: line.startsBlock,
  }
}

/** Words that stand square to the page's own come after it, each direction by itself. */
function turnedLines(runs: readonly Run[]): PlacedLine[] {
  const angles: readonly Angle[] = [0, 90, 180, 270]
  return angles.flatMap((angle) => {
    const items: Item[] = runs.filter((run) => run.angle === angle).map((run) => toItem(run, angle))
    return readRows(formRows(items), []).map((line) => place({ ...line, startsBlock: true }, angle))
  })
}

function asideLine(run: Run, furniture: boolean): PlacedLine {
  return {
    parts: [run.text],
    box: toBox(run.rect),
    furniture,
    fontSize: round(run.size),
    bold: run.bold,
    startsBlock: true,
  }
}

function toBox(rect: Rect): PlacedLine['box'] {
  return {
    x: round(rect.left),
    y: round(rect.top),
    width: round(rect.right - rect.left),
    height: round(rect.bottom - rect.top),
  }
}

/** Hundredths of a point: finer is noise that only makes the stored text larger. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
