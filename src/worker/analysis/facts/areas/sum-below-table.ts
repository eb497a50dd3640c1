import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { factAt } from '../fact-at.ts'

/**
 * "four titles | 88.23" below "42.18", "17.60", "3.05" and "25.40" in a column "hectares": what the rows of
 * the contract's own table come to, whatever the row is called.
 */
export function sumBelowTable(doc: Doc): Fact<string> | null {
  for (const head of blocksIn(doc, { zones: ZONES })) {
    const unit = unitOf(doc, head)
    if (unit === null) continue
    let sum = 0
    let rows = 0
    for (const row of doc.blocks.slice(head.index + 1, head.index + MOST_ROWS)) {
      if (row.partIndex !== head.partIndex) break
      const cell = onlyNumber(doc, row)
      if (cell === null) {
        if (LINE.test(row.text)) continue
        break
      }
      const number = Number(doc.text.slice(cell.start, cell.end).replaceAll(',', ''))
      if (rows > 1 && Math.abs(number - sum) < ROUNDING) {
        const value = `${doc.text.slice(cell.start, cell.end).trim()} ${unit}`
        const fact = factAt(doc, value, cell, 82, ['what the areas of the parcels come to'])
        return { ...fact, text: value }
      }
      sum += number
      rows += 1
    }
  }
  return null
}

const ZONES: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'vendor-statement',
  'other',
]
const MOST_ROWS = 16
const ROUNDING = 0.005
/** A line that is drawn above the sum. */
const LINE = /^[-=_–—\s]+$/

/** The unit in which a column of the table measures. */
function unitOf(doc: Doc, { cells }: Block): 'ha' | 'm²' | null {
  if (cells === null || cells.length < 2) return null
  for (const { start, end } of cells) {
    const unit = HEAD.exec(doc.text.slice(start, end).trim())?.[1]
    if (unit !== undefined) return /^h/i.test(unit) ? 'ha' : 'm²'
  }
  return null
}

const HEAD =
  /^(?:(?:land )?(?:area|size)s?\s?)?\(?(?:in )?(hectares|ha|m²|m2|sqm|square met(?:re|er)s)\)?$/i
const NUMBER = /^\d[\d,]{0,9}(?:\.\d{1,4})?$/

/** The one cell of a row, behind its name, that is a number and nothing else. */
function onlyNumber(doc: Doc, { cells }: Block): { start: number; end: number } | null {
  const numbers = (cells ?? [])
    .slice(1)
    .filter(({ start, end }) => NUMBER.test(doc.text.slice(start, end).trim()))
  return numbers.length === 1 ? (numbers[0] ?? null) : null
}
