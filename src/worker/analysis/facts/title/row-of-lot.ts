import type { Doc, Span } from '../../document.ts'

import { blockAt } from '../../segment/find.ts'

/** Does a place stand in the row that a plan's table gives to a lot which is not sold? */
export function isRowOfOtherLot(doc: Doc, { start }: Span, own: ReadonlySet<number>): boolean {
  const block = blockAt(doc, start)
  const [first, ...others] = block?.cells ?? []
  if (block === undefined || first === undefined || others.length === 0 || own.size === 0)
    return false
  const lot = ROW.exec(doc.text.slice(first.start, first.end))?.[1]
  if (lot === undefined || own.has(Number(lot))) return false
  return doc.blocks
    .slice(Math.max(0, block.index - MOST_ROWS), block.index)
    .some(({ text, cells, partIndex }) => {
      return partIndex === block.partIndex && (cells?.length ?? 0) > 1 && HEAD.test(text)
    })
}

/** "62", or with its measure where the columns stand close: "62 801 m2". */
const ROW = /^(?:lot )?(\d{1,5})[A-Z]?(?:\s[\d ,.]{2,9}\s?(?:m2|m²|ha|sqm)?)?\s*$/i
const HEAD = /^(?:(?:proposed )?lots?|blocks?|allotments?|allot\.?|parcels?)\b(?! \d)/i
const MOST_ROWS = 40
