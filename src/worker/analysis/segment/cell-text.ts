import type { Span } from '../document.ts'
import type { DraftBlock } from './draft-blocks.ts'

/** The words of one cell of a block that is still being cut. */
export function cellText(draft: DraftBlock, { start, end }: Span): string {
  return draft.text.slice(start - draft.span.start, end - draft.span.start).trim()
}
