import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { areaAt } from './area-at.ts'
import { AREA, isTooSmall } from './area-words.ts'

/** "Lot 13 | Lot 14 | Lot 15" above "86 m2 | 91 m2 | 88 m2": a floor plan whose lots stand side by side. */
export function areaBelowLot(doc: Doc, lot: string): Fact<string> | null {
  const named = new RegExp(`^(?:lot|unit) ${lot}$`, 'i')
  for (const head of blocksIn(doc, { zones: ['plan'] })) {
    const names = head.cells?.map(({ start, end }) => doc.text.slice(start, end).trim()) ?? []
    const row = doc.blocks[head.index + 1]
    const below = row?.cells?.[names.findIndex((name) => named.test(name))]
    if (names.length < 2 || row?.cells?.length !== names.length || below === undefined) continue
    if (row.partIndex !== head.partIndex) continue
    const start = below.start - row.span.start
    const area = AREA.exec(row.text.slice(start, below.end - row.span.start))
    if (area === null || area.index > 1 || isTooSmall(area)) continue
    const from = start + area.index
    return areaAt(doc, row, { start: from, end: from + area[0].length }, 82)
  }
  return null
}
