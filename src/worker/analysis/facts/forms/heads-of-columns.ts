import type { Block, Doc } from '../../document.ts'

import { cellsOf } from '../../segment/cells-of.ts'

/**
 * The row of values below a row that holds nothing but the heads of its columns: "Tenant | Weekly
 * rent | Bond" above "R. Sample | $560 | $2,240". Null where a row is no such head.
 */
export function rowBelowHeads(doc: Doc, block: Block): Block | null {
  if (block.cells === null || block.cells.length < FEWEST_COLUMNS) return null
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex || next.cells?.length !== block.cells.length) return null
  if (!cellsOf(block).every((cell) => cell.length < LONGEST_HEAD && HEAD.test(cell))) return null
  const values = cellsOf(next)
  return values.some((cell) => /\d/.test(cell)) && !values.every((cell) => HEAD.test(cell))
    ? next
    : null
}

const FEWEST_COLUMNS = 3
const LONGEST_HEAD = 45
/** A head is written as a phrase, a name with capitals throughout. */
const HEAD = /^[A-Z][a-z'()/-]{1,20}(?: (?:[a-z(/-][\w'()/-]{0,20}\.?|No\.?|ID|GST))*:?$/
