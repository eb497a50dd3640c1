import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { AREA_PATTERNS, type Area, areasIn, HECTARE } from './areas.ts'
import { LOT_TABLE_PATTERNS, type LotColumn, lotFigures } from './lot-table.ts'
import { passagesIn } from '../reading/passages.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const LOT_AREA_PATTERNS = wordings({
  ...AREA_PATTERNS,
  ...LOT_TABLE_PATTERNS,
  lotRow:
    /^(?:lot )?([A-Z]?\d{1,5}[A-Z]?)[ |\t]{1,6}(\d{1,3},\d{3}|\d{1,6}(?:\.\d{1,4})?) ?(?:m2|m²|sqm|square metres|(ha|hectares))(?![a-z0-9])/i,
})

/** An area and where it is told. */
export type PlacedArea = Area & { readonly span: Span; readonly text: string }

/** The areas that sentences of some papers tell. */
export function areasOfPapers(doc: Doc, kinds: readonly PageKind[]): PlacedArea[] {
  return passagesIn(doc, kinds).flatMap(({ text, span }) =>
    areasIn(text).map((area) => ({ ...area, span, text })),
  )
}

/** What tables of lots tell of one. */
export function areasInTables(doc: Doc, lot: string): PlacedArea[] {
  return [...rowsOfPlan(doc, lot), ...figuresOf(doc, lot)]
}

/** "6 1041 m² Pardalote Rise": the rows of a plan that begin with a lot and its area. */
function rowsOfPlan(doc: Doc, lot: string): PlacedArea[] {
  const rows = doc.blocks.flatMap(({ zone, kind, text, span, partIndex }) => {
    const match = zone === 'plan' && kind === 'row' ? LOT_AREA_PATTERNS.lotRow.exec(text) : null
    if (match === null) return []
    const number = printedNumber(match[2] ?? '')
    const squareMetres = match[3] === undefined ? number : number * HECTARE
    return [{ of: 'whole' as const, squareMetres, lot: match[1] ?? '', span, text, partIndex }]
  })
  // One row alone may be of anything that is numbered.
  return rows.filter(
    (row) =>
      row.lot === lot && rows.filter(({ partIndex }) => partIndex === row.partIndex).length >= 3,
  )
}

function figuresOf(doc: Doc, lot: string): PlacedArea[] {
  return lotFigures(doc).flatMap((figure) => {
    const number = printedNumber(figure.value)
    const squareMetres = figure.isHectares ? number * HECTARE : number
    const { of } = figure
    if (figure.lot !== lot || !isArea(of) || !(squareMetres > 0)) return []
    return [{ of, squareMetres, lot, span: figure.span, text: '' }]
  })
}

function isArea(of: LotColumn): of is Area['of'] {
  return of === 'inside' || of === 'outside' || of === 'whole'
}
