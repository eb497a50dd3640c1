import type { Block, Span } from '../document.ts'

/** The words of one cell of a block, also of one that is still being cut. */
export function cellText(block: Pick<Block, 'text' | 'span'>, { start, end }: Span): string {
  return block.text.slice(start - block.span.start, end - block.span.start).trim()
}
