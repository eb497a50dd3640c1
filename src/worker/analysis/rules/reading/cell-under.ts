import type { Block, Doc } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { isHeadRow } from './head-row.ts'

/** A head stands no more rows above than a page has. */
const ROWS = 40

/** What a row of a table tells in the column of such a head; null where no head names one. */
export function cellUnder({ blocks }: Doc, row: Block, head: RegExp): string | null {
  const own = cellsOf(row)
  for (let index = row.index - 1; index >= row.index - ROWS; index -= 1) {
    const above = blocks[index]
    if (above?.kind !== 'row' || above.partIndex !== row.partIndex) return null
    const heads = cellsOf(above)
    if (heads.length !== own.length || !isHeadRow(above.text, above)) continue
    const column = heads.findIndex((cell) => head.test(cell))
    return column < 0 ? null : (own[column] ?? null)
  }
  return null
}
