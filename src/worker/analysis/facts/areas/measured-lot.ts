import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { CONTRACT_ZONES } from '../forms/contract-zones.ts'
import {
  AREA,
  isPartInLot,
  isTooSmall,
  NEXT_LOT,
  NOT_LAND,
  OPENS_PLAN,
  OWN_MEASURE,
} from './area-words.ts'

type Measured = { readonly block: Block; readonly start: number; readonly end: number }

/**
 * The measure that stands with the lot on a plan: its total where the parts of a flat are told one by
 * one, else the first that is not a part. The words may run over several lines.
 */
export function measuredLot(doc: Doc, lot: string, strata: boolean): Measured | null {
  const named = new RegExp(`\\b(?:lot|unit|allot(?:ment|\\.)|block) ?${lot}\\b`, 'gi')
  const zones = strata ? STRATA_ZONES : PLAN_ZONES
  const whole = new RegExp(
    `\\b(?:total area of (?:lot|unit|allotment) ?${lot}|(?:lot|unit) ?${lot} total(?: area)?(?: of)?)[\\s:=-]{1,3}(?=${AREA.source})`,
    'i',
  )
  for (const block of blocksIn(doc, { zones: [...zones, ...CONTRACT_ZONES] })) {
    const label = whole.exec(block.text)
    const total = label === null ? null : AREA.exec(block.text.slice(label.index + label[0].length))
    if (label === null || total === null || isTooSmall(total)) continue
    const start = label.index + label[0].length + total.index
    return { block, start, end: start + total[0].length }
  }
  for (const block of doc.blocks) {
    const isPlan = OPENS_PLAN.test(block.text)
    if (!block.text.includes(lot) || !(isPlan || zones.includes(block.zone))) continue
    if (!isPlan && !PLAN_ZONES.includes(block.zone) && !/\bplan\b|\btotal\b/i.test(block.text))
      continue
    const row = dimensionsRow(block, lot)
    if (row !== null) return { block, ...row }
    for (const match of block.text.matchAll(named)) {
      if (isPartInLot(block.text.slice(0, match.index))) continue
      const from = match.index + match[0].length
      const stop = doc.parts[block.partIndex]?.span.end ?? block.span.end
      const behind = block.span.start + from
      const rest = doc.text.slice(behind, Math.min(stop, behind + REACH)).replaceAll('\n', ' ')
      const own = rest.slice(0, nextLot(rest, lot))
      // "Lot 1 296.8 m²   Lot 2 211.4 m²   total 508.2 m²" sums the lots and not the parts of one.
      const isLast = !strata && NEXT_LOT.test(block.text.slice(0, match.index))
      const whole = WHOLE.exec(own)
      const parts = matchesIn(own.slice(0, whole?.index ?? 0), EACH_AREA).length
      const total = isLast && parts < 2 ? null : whole
      const start = total === null ? 0 : total.index + total[0].length
      const area = AREA.exec(own.slice(start))
      if (area === null || isTooSmall(area)) continue
      if (
        total === null &&
        (!OWN_MEASURE.test(own.slice(0, area.index)) || (strata && doc.state === 'NSW'))
      )
        continue
      if (strata && total === null && /\bareas? (?:are|is) approx/i.test(rest)) continue
      const at = start + area.index
      // "2 acres 3 roods 22 perches (1.17 ha)"
      const metric = /^a/i.test(area[2] ?? '') ? IN_METRES.exec(own.slice(at)) : null
      const printed = metric?.[1] ?? area[0]
      const begin = from + at + (metric === null ? 0 : metric[0].length - printed.length)
      return { block, start: begin, end: begin + printed.length }
    }
  }
  return null
}

/** "part lot 7 car bay 15 m2" goes on with the same lot. */
function nextLot(rest: string, lot: string): number {
  const next = matchesIn(rest, NEXT_LOT).find((one) => !one[0].endsWith(` ${lot}`))
  return next?.index ?? rest.length
}

const PLAN_ZONES: readonly PageKind[] = ['plan', 'title-search', 'annexure']
/** A sheet of a building's plan often stands on the page of its scheme's certificate. */
const STRATA_ZONES: readonly PageKind[] = [
  ...PLAN_ZONES,
  'owners-corporation-certificate',
  'by-laws',
  'planning-certificate',
]
const EACH_AREA = new RegExp(AREA.source, 'gi')
const REACH = 240
const IN_METRES = new RegExp(`^\\d[^.;()]{0,40}\\((${AREA.source})`, 'i')
const WHOLE = new RegExp(
  `(?:\\b(?:total|in all|altogether|together)(?: area)?(?: of)?[\\s:–-]{1,4}|(?<=(?:and|plus|\\+) [^.;]{3,40})\\(\\s?)(?=${AREA.source})`,
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
