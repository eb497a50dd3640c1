import type { Block, Doc, Span } from '../../document.ts'

import { captionBelow } from './captions-below.ts'

/**
 * The heading above a cell: the nearest row above with as many cells and no amount in it. Empty where
 * there is none. `at` is an offset in the block's text.
 */
export function columnHeading(doc: Doc, block: Block, at: number): string {
  const cells = block.cells
  if (cells === null || cells.length < 2) return ''
  const below = captionBelow(doc, block, at)
  if (below !== null) return below.length < LONGEST_CAPTION ? below : ''
  const offset = block.span.start + at
  const column = cells.findIndex((cell) => cell.start <= offset && cell.end > offset)
  if (column < 1) return ''
  for (let index = block.index - 1; index > block.index - 12; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return ''
    if (RULED.test(above.text)) continue
    const heads = cellsBetweenBars(doc, above)
    if (heads === null) return ''
    // The heads may stand over the amounts alone and leave the first column without one.
    const apart = heads.length === cells.length - 1 && !/\d\.\d\d\b/.test(above.text)
    if (heads.length !== cells.length && !apart) return ''
    const cell = heads[apart ? column - 1 : column]
    if (cell === undefined || VALUES.test(above.text)) continue
    const heading = doc.text.slice(cell.start, cell.end)
    return heading.length < 40 ? heading : ''
  }
  return ''
}

/** "Site value | Cap imp value| NAV": a bar without a blank on both sides parts two cells too. */
function cellsBetweenBars(doc: Doc, { cells }: Block): readonly Span[] | null {
  return (
    cells?.flatMap(({ start, end }) => {
      let from = start
      return doc.text
        .slice(start, end)
        .split('|')
        .map((words) => {
          const span = { start: from, end: from + words.length }
          from = span.end + 1
          return span
        })
    }) ?? null
  )
}

/** A caption below has the width of its column and may say more. */
const LONGEST_CAPTION = 64

/** The line that is drawn below the heads of a table is no row of it. */
const RULED = /^[-_=+|·.─═ ]{3,200}$/

/** A row of values heads nothing: "Site value 190,000   Net annual value 9,500". */
const VALUES = /\$ ?\d|\d\.\d\d\b|[a-z] \d{1,3},\d{3}\b/i
