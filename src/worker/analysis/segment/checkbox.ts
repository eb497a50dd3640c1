import type { Block } from '../document.ts'

export type BoxState = 'ticked' | 'unticked' | 'undetermined'

const BOX = /[☐☒]/g

/**
 * The state of the box that belongs to a label. A box that left no sign in the text (a drawn line, a
 * picture) is undetermined, never unticked. What a tick means is for the reader of the heading: some
 * forms tick what is connected, others what is not.
 */
export function checkboxState(
  block: Pick<Block, 'text'> | string,
  label?: RegExp | string,
): BoxState {
  const text = typeof block === 'string' ? block : block.text
  const boxes = [...text.matchAll(BOX)].map((match) => ({
    at: match.index,
    state: match[0] === '☒' ? ('ticked' as const) : ('unticked' as const),
  }))
  const [first] = boxes
  if (first === undefined) return 'undetermined'
  if (label === undefined) return boxes.length === 1 ? first.state : 'undetermined'
  const place = locate(text, label)
  if (place === null) return 'undetermined'
  const before = boxes.findLast((box) => box.at < place.start)
  const after = boxes.find((box) => box.at >= place.end)
  if (boxes.length === 1) return first.state
  const chosen = boxFollowsLabel(text, first.at) ? (after ?? before) : (before ?? after)
  return chosen?.state ?? 'undetermined'
}

/** Box before the label ("☐ NO ☒ yes") or behind it ("YES ☐ NO ☒")? The edges of the line tell. */
function boxFollowsLabel(text: string, firstBox: number): boolean {
  const line = text.trim()
  if (line.startsWith('☐') || line.startsWith('☒')) return false
  if (line.endsWith('☐') || line.endsWith('☒')) return true
  return firstBox > 0 && /[A-Za-z]\s*$/.test(text.slice(0, firstBox))
}

function locate(text: string, label: RegExp | string): { start: number; end: number } | null {
  if (typeof label === 'string') {
    const at = text.toLowerCase().indexOf(label.toLowerCase())
    return at < 0 ? null : { start: at, end: at + label.length }
  }
  const match = new RegExp(label.source, label.flags.replace('g', '')).exec(text)
  return match === null ? null : { start: match.index, end: match.index + match[0].length }
}
