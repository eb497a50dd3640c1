import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { namedZone } from './named-zone.ts'
import { withZoneName } from './nt-zone-names.ts'

/** "Lot 5512 Town of Larrimar | MR (Medium Density Residential)": the row of the lot in a list of zones. */
export function zoneOfLot(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lots = matchesIn(lotPlan?.value ?? '', PARCEL).flatMap(([, number]) => number ?? [])
  if (lots.length === 0) return null
  const named = new RegExp(
    `^(?:(?:lot|section|portion|allotment|parcel)\\s)?0{0,2}(?:${lots.join('|')})\\b(?![/.,]\\d|,? (?:and|&))`,
    'i',
  )
  for (const block of doc.blocks) {
    const [first, ...others] = block.cells ?? []
    if (first === undefined || others.length === 0 || !named.test(block.text)) continue
    const heads = doc.blocks
      .slice(Math.max(0, block.index - ABOVE), block.index)
      .filter(({ partIndex, text }) => partIndex === block.partIndex && ZONES.test(text))
    if (heads.length === 0) continue
    const coded = doc.state === 'NT' ? codeInCells(doc, others) : null
    if (coded !== null) return { ...coded, text: withZoneName(coded.text) }
    const column = heads.map((head) => zoneColumn(doc, head, block)).find((at) => at > 0) ?? 0
    const cell = column > 0 ? block.cells?.[column] : undefined
    const zone =
      cell === undefined ? null : namedZone(doc, block, cell.start - block.span.start, 86)
    if (zone !== null) return zone
  }
  return null
}

/** Of a unit its building's parcel too. */
const PARCEL = /\b(?:Lot|Allotment|Section|Portion)\s(\d{1,5}[A-Z]?)\b/gi
const ABOVE = 6
const ZONES = /\bzon(?:es?|ing)\b/i

/** Where a row of heads has as many cells as the lot's own, the place of the one that says "Zone". */
function zoneColumn(doc: Doc, head: Block, row: Block): number {
  if (head.cells?.length !== row.cells?.length) return -1
  return (head.cells ?? []).findIndex(({ start, end }) =>
    /^(?:land )?zon(?:e|ing)$/i.test(doc.text.slice(start, end).trim()),
  )
}

/** The codes of the NT Planning Scheme 2020, each alone in its cell or with its name behind it. */
const CODE =
  /^(?:LR|LMR|MR|HR|CL|RL|RR|CB|SC|TC|MU|FD|WM|CN|SD|SL|LI|GI|DV|PS|OR|CP|MD|CV|HT|RD)(?=\s*(?:$|[-(:;,.]))(?:\s?\([A-Z][A-Za-z -]{3,40}\))?/

function codeInCells(
  doc: Doc,
  cells: readonly { start: number; end: number }[],
): Fact<string> | null {
  for (const { start, end } of cells) {
    const code = CODE.exec(doc.text.slice(start, end))?.[0]
    if (code === undefined) continue
    const span = { start, end: start + code.length }
    return factAt(doc, code, span, 90, ['the zone in the row of the lot'])
  }
  return null
}
