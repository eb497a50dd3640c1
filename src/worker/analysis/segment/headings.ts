import type { DraftBlock } from './draft-blocks.ts'

import { isCapitals } from './capitals.ts'
import { isRow } from './is-row.ts'

/** May this block be a heading, by its length, its place or its looks? */
export function isHeadingLike(draft: DraftBlock, bodySize: number | null, top: boolean): boolean {
  const { text } = draft
  if (text.length > 150 || draft.lines > 3) return false
  if (draft.headingLevel !== null) return true
  if (isCapitals(text.replace(/\([^)]{0,200}\)/g, ''))) return true
  if (text.length > 110 && !top) return false
  if (/[.;,]$/.test(text) && text.length > 45) return false
  if (draft.cells !== null && draft.cells.length > 2) return false
  const words = text.split(' ').length
  return words <= 14 || draft.bold || isLarge(draft, bodySize)
}

/** A heading by its looks alone, not only by being short. */
export function isFullHeading(draft: DraftBlock, bodySize: number | null): boolean {
  if (isRow(draft)) return false
  return (
    draft.headingLevel !== null ||
    (isCapitals(draft.text) && !draft.text.endsWith(':')) ||
    (draft.text.length < 60 && (draft.bold || isLarge(draft, bodySize)))
  )
}

/** Set in larger type than the text around it. */
export function isLarge(draft: DraftBlock, bodySize: number | null): boolean {
  return bodySize !== null && draft.fontSize !== null && draft.fontSize >= bodySize * 1.12
}

/** The font size in which most of the text is set. */
export function usualFontSize(drafts: readonly DraftBlock[]): number | null {
  const weight = new Map<number, number>()
  for (const draft of drafts) {
    if (draft.fontSize === null) continue
    weight.set(draft.fontSize, (weight.get(draft.fontSize) ?? 0) + draft.text.length)
  }
  let usual: number | null = null
  let most = 0
  for (const [size, units] of weight) if (units > most) [usual, most] = [size, units]
  return usual
}
