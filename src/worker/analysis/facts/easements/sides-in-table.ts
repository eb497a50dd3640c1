import type { Block, Doc } from '../../document.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { lotsNamed } from '../title/own-lots.ts'

/** Whose the row of a table of easements is, seen from the lots that are sold. */
export type Side = 'burdened' | 'benefited' | 'neither'

const BURDENED = /\b(?:burdened|servient|subject)\b/i
const BENEFITED = /\b(?:benefit(?:ed|ing)?|benefitted|in favour of|dominant|appurtenant)\b/i
const ROWS = 40

/**
 * "E-2 | Carriageway | 3.05 | Lot 1 | Lots 2 and 3" below "Land burdened | In favour of"; null where no
 * head tells the columns or no lot of the row is known.
 */
export function sideInTable(doc: Doc, row: Block, own: ReadonlySet<number>): Side | null {
  const cells = cellsOf(row)
  if (own.size === 0 || cells.length < 3) return null
  const heads = headsAbove(doc, row, cells.length)
  if (heads === null) return null
  const burdened = lotsIn(cells[heads.burdened] ?? '')
  const benefited = lotsIn(cells[heads.benefited] ?? '')
  if (burdened === 'all' || (burdened !== 'none' && burdened.some((lot) => own.has(lot))))
    return 'burdened'
  if (burdened === 'none') return null
  const isOurs =
    benefited === 'all' || (benefited !== 'none' && benefited.some((lot) => own.has(lot)))
  return isOurs ? 'benefited' : 'neither'
}

/** The columns of the nearest head that names both sides, in a table of as many cells. */
function headsAbove(
  { blocks }: Doc,
  row: Block,
  count: number,
): { readonly burdened: number; readonly benefited: number } | null {
  for (let index = row.index - 1; index >= Math.max(0, row.index - ROWS); index -= 1) {
    const above = blocks[index]
    if (above?.partIndex !== row.partIndex) return null
    if (above.kind !== 'row' || /\d/.test(above.text)) continue
    const heads = cellsOf(above)
    const burdened = heads.findIndex((cell) => BURDENED.test(cell) && !BENEFITED.test(cell))
    const benefited = heads.findIndex((cell) => BENEFITED.test(cell))
    if (burdened < 0 || benefited < 0) continue
    return heads.length === count ? { burdened, benefited } : null
  }
  return null
}

const ALL = /\b(?:each|every|all|any|common property|the land)\b|\blots on (?:this|the) plan\b/i
/** "42", "1, 2 and 3", "25 to 29" in a column whose head says that they are lots. */
const BARE = /^\d{1,5}[A-Z]?(?:(?:, ?| and | & | ?[–-] ?| to )\d{1,5}[A-Z]?){0,20}$/

function lotsIn(cell: string): readonly number[] | 'all' | 'none' {
  if (ALL.test(cell)) return 'all'
  const words = cell.trim()
  const lots = lotsNamed(BARE.test(words) ? `lots ${words}` : words)
  return lots.length === 0 ? 'none' : lots
}
