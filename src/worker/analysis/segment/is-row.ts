import type { DraftBlock } from './draft-blocks.ts'

/** Several cells beside one another: a row of a form or a table. */
export function isRow({ cells }: Pick<DraftBlock, 'cells'>): boolean {
  return cells !== null && cells.length > 1
}
