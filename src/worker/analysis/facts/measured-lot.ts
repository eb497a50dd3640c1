import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'

import { blocksIn } from '../segment/find.ts'
import { AREA, isTooSmall, NEXT_LOT, NOT_LAND, OWN_MEASURE } from './area-words.ts'

type Measured = { readonly block: Block; readonly start: number; readonly end: number }

/**
 * The measure that stands with the lot on a plan: its total where the parts of a flat are told one by
 * one, else the first that is not a part. The words may run over several lines.
 */
export function measuredLot(doc: Doc, lot: string, strata: boolean): Measured | null {
  const named = new RegExp(`\\b(?:lot|unit|allotment|block) ?${lot}\\b`, 'gi')
  for (const block of blocksIn(doc, { zones: strata ? STRATA_ZONES : PLAN_ZONES })) {
    if (!block.text.includes(lot)) continue
    if (!PLAN_ZONES.includes(block.zone) && !/\bplan\b|\btotal\b/i.test(block.text)) continue
    const row = dimensionsRow(block, lot)
    if (row !== null) return { block, ...row }
    for (const match of block.text.matchAll(named)) {
      const from = match.index + match[0].length
      const stop = doc.parts[block.partIndex]?.span.end ?? block.span.end
      const at = block.span.start + from
      const rest = doc.text.slice(at, Math.min(stop, at + REACH)).replaceAll('\n', ' ')
      const own = rest.slice(0, NEXT_LOT.exec(rest)?.index ?? rest.length)
      const total = WHOLE.exec(own)
      const start = total === null ? 0 : total.index + total[0].length
      const area = AREA.exec(own.slice(start))
      if (area === null || isTooSmall(area)) continue
      if (
        total === null &&
        (!OWN_MEASURE.test(own.slice(0, area.index)) || (strata && doc.state === 'NSW'))
      )
        continue
      if (strata && total === null && /\bareas? (?:are|is) approx/i.test(rest)) continue
      return {
        block,
        start: from + start + area.index,
        end: from + start + area.index + area[0].length,
      }
    }
  }
  return null
}

const PLAN_ZONES: readonly PageKind[] = ['plan', 'title-search', 'annexure']
/** A sheet of a building's plan often stands on the page of its scheme's certificate. */
const STRATA_ZONES: readonly PageKind[] = [
  ...PLAN_ZONES,
  'owners-corporation-certificate',
  'by-laws',
  'planning-certificate',
]
const REACH = 240
const WHOLE = new RegExp(
  `(?:\\b(?:total|in all|altogether)(?: area)?(?: of)?[\\s:–-]{1,4}|(?<=(?:and|plus|\\+) [^.;]{3,40})\\(\\s?)(?=${AREA.source})`,
  'i',
)

/** "418   14.00 × 30.05   421 m²": a row of a plan's table with the lot's sides. */
function dimensionsRow(block: Block, lot: string): { start: number; end: number } | null {
  const head = new RegExp(`^(?:lot )?${lot}\\s(?=[\\d.,\\sx×*m|–-]{0,50}$)`, 'i')
  const area = AREA.exec(block.text.slice(0, 120))
  if (area === null || isTooSmall(area) || !head.test(block.text.slice(0, area.index))) return null
  // Of several measures in a row, or one that is named, none is the whole lot's.
  const rest = block.text.slice(area.index + area[0].length, 160)
  if (AREA.test(rest) || NOT_LAND.test(rest.slice(0, 24))) return null
  return { start: area.index, end: area.index + area[0].length }
}
