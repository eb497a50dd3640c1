import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { sumBelowTable } from './sum-below-table.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** The number below "Area m²" in the row of the lot. */
export function areaInTable(doc: Doc, lot: string): Fact<string> | null {
  const own = new RegExp(`^(?:(?:lot|allotment|block|unit|section) )?${lot}(?=\\s|$)`, 'i')
  return measureInTable(doc, ZONES, own, 'a row of a table of lots and areas')
}

/** The number below "Area (ha)" in the row "TOTAL" of the contract's own table of what is sold. */
export function totalInTable(doc: Doc): Fact<string> | null {
  const total = 'the total of a table of parcels and areas'
  return measureInTable(doc, CONTRACT, /^total\b/i, total) ?? sumBelowTable(doc)
}

function measureInTable(
  doc: Doc,
  zones: readonly PageKind[],
  named: RegExp,
  why: string,
): Fact<string> | null {
  for (const head of blocksIn(doc, { zones })) {
    const column = OPENS_TABLE.test(head.text) ? areaColumn(doc, head) : null
    if (column === null) continue
    for (const row of doc.blocks.slice(head.index + 1, head.index + MOST_ROWS)) {
      if (row.partIndex !== head.partIndex) break
      const span = measureIn(doc, row, named, column)
      if (span === null) continue
      const number = doc.text.slice(span.start, span.end)
      // No block of land is smaller than a car space.
      if (column.unit === 'm²' && printedNumber(number) < SMALLEST) return null
      const value = `${number} ${column.unit}`
      const fact = factAt(doc, value, span, 84, [why])
      return { ...fact, text: value }
    }
  }
  return null
}

const CONTRACT: readonly PageKind[] = ['particulars', 'contract-form', 'special-conditions']
const ZONES: readonly PageKind[] = [
  'plan',
  'title-search',
  'annexure',
  ...CONTRACT,
  'vendor-statement',
  'other',
]
const MOST_ROWS = 60
const SMALLEST = 30
const OPENS_TABLE =
  /^(?:proposed )?(?:lot|allotment|block|parcel|unit|section)s?\b.{0,60}(?:area|size|m²|m2|square met(?:re|er)s|hectares)/i
const AREA_HEAD =
  /^(?:(?:land|lot|site|approx\.?) )?(?:area|size)\b(?: of (?:the )?(?:lot|unit|block|land))?[^a-z\d]{0,4}(?:in )?(?:m²|m2|sqm|sq\.? ?m\b|square metres|ha\b|hectares)|^\(?(?:m²|m2|sqm|square met(?:re|er)s|ha|hectares)\)?$/i
const BARE_HEAD = /^(?:(?:land|lot|site|approx\.?) )?area$/i
/** "areas in square metres": the unit of a whole table, told above it. */
const UNIT_ABOVE = /\bareas?(?: are)?(?: given| shown)? in (?:m²|m2|square met(?:re|er)s|hectares)/i
const ABOVE = 3

type Column = {
  readonly at: number
  readonly unit: 'm²' | 'ha'
  /** How many columns the table has. */
  readonly among: number
}

/** Which column holds the area, the lot's own being the first, and in what unit. */
function areaColumn(doc: Doc, head: Block): Column | null {
  const names =
    head.cells?.map(({ start, end }) => doc.text.slice(start, end).trim()) ??
    /^((?:proposed )?\w+(?: no\.?| number)?) ((?:area|size).*)$/i.exec(head.text)?.slice(1) ??
    []
  const at = names.findIndex((name) => AREA_HEAD.test(name))
  const among = names.length
  if (at >= 1) return { at, among, unit: /\bha\b|hectares/i.test(names[at] ?? '') ? 'ha' : 'm²' }
  const bare = names.findIndex((name) => BARE_HEAD.test(name))
  const unit = bare < 1 ? undefined : (unitAbove(doc, head) ?? unitBelow(doc, head))
  if (unit === undefined) return null
  return { at: bare, among, unit: /\bha\b|hectares/i.test(unit) ? 'ha' : 'm²' }
}

function unitAbove(doc: Doc, head: Block): string | undefined {
  return doc.blocks
    .slice(Math.max(0, head.index - ABOVE), head.index)
    .filter(({ partIndex }) => partIndex === head.partIndex)
    .map(({ text }) => UNIT_ABOVE.exec(text)?.[0])
    .findLast((unit) => unit !== undefined)
}

/** "LOT | AREA | FRONTAGE" above "(m2) | (m)": the units in a row of their own. */
function unitBelow(doc: Doc, head: Block): string | undefined {
  const below = doc.blocks[head.index + 1]
  if (below?.partIndex !== head.partIndex) return undefined
  return UNIT_OF_LAND.exec(below.text.slice(0, 24))?.[1]
}

const UNIT_OF_LAND = /^(?:no\.? ?)?\(?(m²|m2|sqm|sq\.? ?m|square metres|ha|hectares)\b\)?/i

const NUMBER = /^[\d,]{1,9}(?:\.\d{1,4})?$/

/** The cell of the column, or where blanks alone tell columns apart the number in its place. */
function measureIn(
  doc: Doc,
  { text, cells, span }: Block,
  named: RegExp,
  { at, among }: Column,
): { start: number; end: number } | null {
  const name = named.exec(text)?.[0]
  if (name === undefined) return at === 1 ? measureInPairs({ text, span }, named) : null
  const cell = cells?.length === among ? cells[at] : undefined
  if (cell !== undefined && NUMBER.test(doc.text.slice(cell.start, cell.end).trim())) return cell
  // The columns as far as the area hold numbers alone.
  const row = new RegExp(
    `^ ((?:[\\d.,]{1,9} ){${at - 1}})([\\d,]{1,9}(?:\\.\\d{1,4})?)(?=\\s|$)`,
  ).exec(text.slice(name.length))
  const number = row?.[2]
  if (row === null || number === undefined) return null
  const end = span.start + name.length + row[0].length
  return { start: end - number.length, end }
}

/** "4 301.2 5 288.6 6 290": the rows of a table of two columns in one line. */
function measureInPairs(
  { text, span }: Pick<Block, 'text' | 'span'>,
  named: RegExp,
): { start: number; end: number } | null {
  if (text.length > LONGEST_PAIRS || !PAIRS.test(text)) return null
  for (const { index, 1: lot = '', 2: area = '' } of matchesIn(text, PAIR)) {
    if (!named.test(lot)) continue
    const start = span.start + index + text.slice(index).indexOf(area, lot.length)
    return { start, end: start + area.length }
  }
  return null
}

const LONGEST_PAIRS = 300
const PAIRS = /^(?:[A-Z]?\d{1,5}[A-Z]? [\d,]{1,9}(?:\.\d{1,4})?(?: |$)){2,}$/
const PAIR = /([A-Z]?\d{1,5}[A-Z]?) ([\d,]{1,9}(?:\.\d{1,4})?)(?: |$)/g
