import type { Block } from '../document.ts'
import { cellText } from './cell-text.ts'

/** The words of each cell of a row; none where a block is no row. */
export function cellsOf(block: Pick<Block, 'cells' | 'text' | 'span'>): string[] {
  return (block.cells ?? []).map((cell) => cellText(block, cell))
}
