import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { namedZone } from './named-zone.ts'

/**
 * "Instrument | Zone" above "Tasmanian Planning Scheme | 10. Low Density Residential": the zone in the
 * row below the head of its column. Null where the block heads no such column.
 */
export function zoneUnderHead(
  doc: Doc,
  { cells, index, partIndex }: Block,
  confidence: number,
): Fact<string> | null {
  const heads = (cells ?? []).map(({ start, end }) => doc.text.slice(start, end).trim())
  const column = heads.findIndex((head) => HEAD.test(head))
  const row = doc.blocks[index + 1]
  if (column < 0 || row?.partIndex !== partIndex || row.cells?.length !== heads.length) return null
  // In "12 | Zone | Rural" the label has its own answer beside it.
  const cell = column > 0 && column === heads.length - 1 ? row.cells[column] : undefined
  if (cell === undefined) return null
  const number = NUMBER.exec(doc.text.slice(cell.start, cell.end))?.[0].length ?? 0
  return namedZone(doc, row, cell.start - row.span.start + number, confidence)
}

const HEAD = /^(?:planning )?zon(?:e|ing)(?: name)?$/i
const NUMBER = /^\s{0,2}\d{1,3}(?:\.\d{1,2})?\.?\s/
