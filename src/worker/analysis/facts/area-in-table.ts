import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { Fact } from './facts.ts'

import { blocksIn } from '../segment/find.ts'
import { factAt } from './fact-at.ts'

/** The number below "Area m²" in the row of the lot. */
export function areaInTable(doc: Doc, lot: string): Fact<string> | null {
  for (const head of blocksIn(doc, { zones: ZONES })) {
    const column = OPENS_TABLE.test(head.text) ? areaColumn(doc, head) : null
    if (column === null) continue
    for (const row of doc.blocks.slice(head.index + 1, head.index + MOST_ROWS)) {
      if (row.partIndex !== head.partIndex) break
      const place = measureIn(row, lot, column.at)
      if (place === null) continue
      const span = { start: row.span.start + place.start, end: row.span.start + place.end }
      const number = row.text.slice(place.start, place.end)
      // No block of land is smaller than a car space.
      if (column.unit === 'm²' && Number(number.replaceAll(',', '')) < SMALLEST) return null
      const value = `${number} ${column.unit}`
      const fact = factAt(doc, value, span, 84, ['a row of a table of lots and areas'])
      return { ...fact, text: value }
    }
  }
  return null
}

const ZONES: readonly PageKind[] = [
  'plan',
  'title-search',
  'annexure',
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'other',
]
const MOST_ROWS = 60
const SMALLEST = 30
const OPENS_TABLE = /^(?:proposed )?(?:lot|allotment|block|parcel)s?\b.{0,60}(?:area|size|m²|m2)/i
const AREA_HEAD =
  /^(?:(?:land|lot|site|approx\.?) )?(?:area|size)\b[^a-z\d]{0,4}(?:in )?(?:m²|m2|sqm|sq\.? ?m\b|square metres|ha\b|hectares)|^\(?(?:m²|m2|sqm|ha|hectares)\)?$/i

/** Which column holds the area, the lot's own being the first, and in what unit. */
function areaColumn(doc: Doc, head: Block): { at: number; unit: 'm²' | 'ha' } | null {
  const names =
    head.cells?.map(({ start, end }) => doc.text.slice(start, end).trim()) ??
    /^((?:proposed )?\w+(?: no\.?| number)?) ((?:area|size).*)$/i.exec(head.text)?.slice(1) ??
    []
  const at = names.findIndex((name) => AREA_HEAD.test(name))
  if (at < 1) return null
  return { at, unit: /\bha\b|hectares/i.test(names[at] ?? '') ? 'ha' : 'm²' }
}

/** The columns as far as the area hold numbers alone, so that blanks tell them apart. */
function measureIn(
  { text }: Block,
  lot: string,
  column: number,
): { start: number; end: number } | null {
  const row = new RegExp(
    `^(?:(?:lot|allotment|block) )?${lot} ((?:[\\d.,]{1,9} ){${column - 1}})([\\d,]{1,9}(?:\\.\\d{1,4})?)(?=\\s|$)`,
    'i',
  ).exec(text)
  const number = row?.[2]
  if (row === null || number === undefined) return null
  return { start: row[0].length - number.length, end: row[0].length }
}
