import { isSignOf, isTick, leadsWords } from '../markers.ts'
import type { Rect } from './geometry.ts'
import { union } from './geometry.ts'
import type { Item } from './items.ts'

/** Words on one baseline that belong together: a whole line of prose, or one cell of a row. */
export type Segment = Rect & { readonly text: string; readonly items: readonly Item[] }

/** What stands on one baseline from left to right. */
export type Row = {
  readonly baseline: number
  readonly size: number
  readonly segments: readonly Segment[]
}

/** The items of a row before it is put into segments. */
type Gathered = { items: readonly Item[]; readonly lead: Item }

/** Two baselines closer than this part of the letter size are one (indices stand up to 0.4 em off). */
const SAME_LINE_EM = 0.45

/** Groups items into rows from the top down and joins each row's items into segments. */
export function formRows(items: readonly Item[]): Row[] {
  const sorted = [...items].sort((a, b) => a.baseline - b.baseline || a.left - b.left)
  const rows: Gathered[] = []
  let open: Item[] = []
  let lead: Item | null = null
  for (const item of sorted) {
    if (lead && item.baseline - lead.baseline <= SAME_LINE_EM * Math.max(item.size, lead.size)) {
      open.push(item)
      if (item.size > lead.size * 1.15 || weight(item) > weight(lead) * 4) lead = item
      continue
    }
    if (lead) rows.push({ items: open, lead })
    open = [item]
    lead = item
  }
  if (lead) rows.push({ items: open, lead })
  raiseAnswers(rows)
  return rows.flatMap((row) => (row.items.length === 0 ? [] : [toRow(row.items, row.lead)]))
}

/** A narrow column breaks between a box and its answer, which then stands straight below it. */
const FALLEN_ANSWER = /^(?:yes|no|n\/a)$/i
const BOX_ALONE = /^[☐☒☑✓✗]$/u
const OPENS_BY_BOX = /^[☐☒☑✓✗]/u

/** Puts an answer that fell into the next line back beside the box that it answers. */
function raiseAnswers(rows: Gathered[]): void {
  for (const [i, row] of rows.entries()) {
    const below = rows[i + 1]
    if (!below || below.lead.baseline - row.lead.baseline > 2 * row.lead.size) continue
    for (const box of row.items.filter(({ text }) => BOX_ALONE.test(text))) {
      const next = row.items
        .filter((item) => item.left > box.left)
        .reduce<Item | null>((a, b) => (a && a.left <= b.left ? a : b), null)
      if (next && !OPENS_BY_BOX.test(next.text)) continue
      const answer = below.items.find(
        (item) =>
          FALLEN_ANSWER.test(item.text.trim()) &&
          Math.abs(item.left - box.left) < 0.5 * item.size &&
          !below.items.some((other) => other !== item && isBeside(other, item)),
      )
      if (!answer) continue
      below.items = below.items.filter((item) => item !== answer)
      const left = box.right + 0.25 * answer.size
      const right = left + answer.right - answer.left
      const { top, bottom, baseline } = box
      row.items = [...row.items, { ...answer, left, right, top, bottom, baseline }]
    }
  }
}

/** A word of the same line without more than a blank between them: the answer is part of a sentence. */
function isBeside(other: Item, item: Item): boolean {
  const gap = Math.max(other.left - item.right, item.left - other.right)
  return gap < 0.6 * item.size
}

function weight(item: Item): number {
  return item.text.length * item.size
}

function toRow(items: readonly Item[], lead: Item): Row {
  const ordered = items.toSorted((a, b) => a.left - b.left || a.right - b.right)
  const segments = stacked(ordered) ? stackedSegments(ordered, lead) : toSegments(ordered)
  return { baseline: lead.baseline, size: lead.size, segments }
}

/** Two small lines over one another beside a large title share its row; they are no one line. */
function stacked(ordered: readonly Item[]): boolean {
  return ordered.some((item, i) => {
    const before = ordered[i - 1]
    if (!before || before.right - item.left < 0.5 * item.size) return false
    return areOneAboveOther(before, item)
  })
}

function areOneAboveOther(a: Item, b: Item): boolean {
  return Math.abs(a.baseline - b.baseline) > 0.7 * Math.min(a.size, b.size)
}

function stackedSegments(ordered: readonly Item[], lead: Item): Segment[] {
  const large = ordered.filter((item) => item.size > 0.8 * lead.size)
  const small = ordered.filter((item) => item.size <= 0.8 * lead.size)
  if (small.length === 0 || large.length === 0) return toSegments(ordered)
  const lines = formRows(small).flatMap((row) => row.segments)
  const [first] = large
  const [line] = lines
  const smallLead = first !== undefined && line !== undefined && line.right < first.left
  return smallLead ? [...lines, ...toSegments(large)] : [...toSegments(large), ...lines]
}

function toSegments(ordered: readonly Item[]): Segment[] {
  const groups: Item[][] = []
  for (const item of ordered) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && isOverprint(last, item)) continue
    if (group && last && !isBreak(last, item)) group.push(item)
    else groups.push([item])
  }
  return mergeMarkers(groups.map(toSegment))
}

/** The same word printed twice in nearly the same place, which some programs do for bold. */
function isOverprint(last: Item, item: Item): boolean {
  return last.text === item.text && Math.abs(item.left - last.left) < 0.2 * item.size
}

function isBreak(last: Item, item: Item): boolean {
  const gap = (item.left - last.right) / Math.max(1, Math.min(item.size, last.size))
  if (isTick(last.text)) return gap > 2.5
  if (isTick(item.text)) return gap > 3
  if (item.spaceBefore) return gap > 2.5
  return gap > (item.fontShowsBlanks && last.fontShowsBlanks ? 0.45 : 1)
}

function toSegment(items: readonly Item[]): Segment {
  let text = ''
  let right = 0
  for (const item of items) {
    const gap = (item.left - right) / item.size
    const blank =
      text !== '' &&
      (gap > 0.19 ||
        (item.spaceBefore && gap > 0.02) ||
        OPENS_BY_BOX.test(item.text) ||
        isTick(item.text))
    text += blank ? ` ${item.text}` : item.text
    right = item.right
  }
  return { ...union(items), text, items }
}

/** Wider than this, in ems, a number and the words after it are two cells. */
const MARKER_REACH_EM = 6

/** A clause number, a bullet or a tick box belongs to the words after it, however far the tab reaches. */
function mergeMarkers(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = []
  for (const segment of segments) {
    const last = merged.at(-1)
    const size = Math.max(1, segment.items[0]?.size ?? 10)
    const near = last !== undefined && segment.left - last.right < MARKER_REACH_EM * size
    const joins =
      last &&
      near &&
      (isTick(last.text) ||
        (merged.length === 1 && leadsWords(last.text, segment.text)) ||
        isSignOf(last.text, segment.text))
    if (joins) {
      merged[merged.length - 1] = {
        ...union([last, segment]),
        text: `${last.text} ${segment.text}`,
        items: [...last.items, ...segment.items],
      }
    } else {
      merged.push(segment)
    }
  }
  return merged
}
