import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { factAt } from '../fact-at.ts'
import { OPENS_PLAN } from './area-words.ts'

/**
 * The measure that a drawn plan prints in the middle of a lot, under the number of the lot ("3", "2.006
 * ha", "1", "2.412 ha") or beside it ("1 217m² … 2 194m²"). One lot alone decides nothing: two at least
 * show in which order numbers and measures stand.
 */
export function areaInDrawing(doc: Doc, lot: string): Fact<string> | null {
  // A plan below the end of a search is filed with it.
  const sheets = new Set(
    doc.blocks.filter(({ text }) => OPENS_PLAN.test(text)).map(({ page }) => page),
  )
  const plan = blocksIn(doc, { zones: ['plan', 'title-search'] }).filter(
    ({ zone, page }) => zone === 'plan' || sheets.has(page),
  )
  return (
    underNumber(doc, plan, lot) ??
    besideNumber(doc, plan, lot) ??
    belowRow(doc, plan, lot) ??
    nearNumber(doc, plan, lot)
  )
}

function underNumber(doc: Doc, plan: readonly Block[], lot: string): Fact<string> | null {
  const labels = plan.filter(({ text }) => NUMBER.test(text) || MEASURE.test(text))
  const pairs = labels.flatMap((label, index) => {
    const below = labels[index + 1]
    const isPair =
      below !== undefined &&
      NUMBER.test(label.text) &&
      MEASURE.test(below.text) &&
      below.index === label.index + 1 &&
      below.partIndex === label.partIndex
    return isPair ? [{ number: label.text, below }] : []
  })
  const first = labels[0]
  if (pairs.length < 2 || first === undefined || MEASURE.test(first.text)) return null
  const own = pairs.filter(({ number }) => number === lot)
  const [only] = own
  if (only === undefined || own.length > 1) return null
  return measureAt(doc, only.below, 0, only.below.text)
}

function besideNumber(doc: Doc, plan: readonly Block[], lot: string): Fact<string> | null {
  const lines = plan.filter(({ text }) => text.length <= LONGEST)
  const sheets = [...new Set(lines.map(({ page }) => page))].map((page) =>
    lines.filter((line) => line.page === page),
  )
  for (const blocks of [...lines.map((line) => [line]), ...sheets]) {
    const lots = blocks.flatMap((block) =>
      matchesIn(block.text, BESIDE).map((match) => ({ block, match, number: match[1] ?? '' })),
    )
    const numbers = new Set(lots.map(({ number }) => number))
    // A thousand square metres is printed with the same space: only the lots in turn are lots.
    if (numbers.size < 2 || numbers.size !== lots.length) continue
    if (!numbers.has('1') && !areInTurn([...numbers].map(Number))) continue
    const own = lots.find(({ number }) => number === lot)
    const measure = own?.match[2]
    if (own === undefined || measure === undefined) continue
    const start = own.match.index + own.match[0].length - measure.length
    return measureAt(doc, own.block, start, measure)
  }
  return null
}

/** "13 14 15" above "661.0 m² 724.6 m² 702.3 m²": lots side by side along a street. */
function belowRow(doc: Doc, plan: readonly Block[], lot: string): Fact<string> | null {
  for (const [index, block] of plan.entries()) {
    const below = plan[index + 1]
    const row = ROW_OF_LOTS.exec(block.text)?.[1]
    if (row === undefined || below?.index !== block.index + 1) continue
    const numbers = row.split(' ')
    const measures = matchesIn(below.text, MEASURES)
    if (measures.length !== numbers.length || !areInTurn(numbers.map(Number))) continue
    const own = measures[numbers.indexOf(lot)]
    if (own !== undefined) return measureAt(doc, below, own.index, own[0])
  }
  return null
}

/**
 * A sheet that prints one lot's number above its measure and another's beside it, among bearings and marks:
 * "2 M.G.A.", "742.8 m²", "(A) 1 486.3 m²". Every measure of the sheet must have a number of its own, and
 * the numbers follow each other.
 */
function nearNumber(doc: Doc, plan: readonly Block[], lot: string): Fact<string> | null {
  const lines = plan.filter(({ text }) => text.length <= SHORT_LINE)
  for (const page of new Set(lines.map((line) => line.page))) {
    const found = lines
      .filter((line) => line.page === page)
      .flatMap((block, at, sheet) => {
        const measure = ENDS_MEASURE.exec(block.text)
        if (measure === null) return []
        const above = sheet[at - 1]
        const isAlone = measure.index === 0 && above?.index === block.index - 1
        const before = isAlone ? above.text : block.text.slice(0, measure.index)
        const number = (isAlone ? OPENS_NUMBER : ENDS_NUMBER).exec(before)?.[1]
        return [{ block, number, start: measure.index, measure: measure[0] }]
      })
    const numbers = found.flatMap(({ number }) => number ?? [])
    const isSure = found.length > 1 && new Set(numbers).size === found.length
    if (!isSure || !areInTurn(numbers.map(Number))) continue
    const own = found.find(({ number }) => number === lot)
    if (own !== undefined) return measureAt(doc, own.block, own.start, own.measure)
  }
  return null
}

/** Lots of one street bear numbers that follow each other, in either direction. */
function areInTurn(numbers: readonly number[]): boolean {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted.every((number, at) => at === 0 || number === (sorted[at - 1] ?? 0) + 1)
}

function measureAt(doc: Doc, block: Block, start: number, measure: string): Fact<string> {
  const span = { start: block.span.start + start, end: block.span.start + start + measure.length }
  return factAt(doc, measure.trim(), span, 84, ['the measure in the lot of a drawn plan'])
}

/** A row of a drawing holds all that is printed in two lots side by side. */
const LONGEST = 400
const SHORT_LINE = 40
const ENDS_MEASURE = /(?<![\d.,])\d{1,3}(?:,\d{3}|\d{0,4})(?:\.\d{1,4})? ?(?:m²|m2|ha)$/i
/** The number of a lot with the letters of a meridian or mark behind it. */
const OPENS_NUMBER = /^([1-9]\d{0,3})(?: [A-Z.]{1,8})?$/
const ENDS_NUMBER = /(?:^|[ )])([1-9]\d{0,3}) $/
const NUMBER = /^\d{1,3}[A-Z]?$/
const MEASURE = /^\d{1,3}(?:,\d{3}|\d{0,4})(?:\.\d{1,4})? ?(?:m²|m2|ha)$/i
const BESIDE = /(?<![\d.,])([1-9]\d{0,3})[ ,](\d{2,4}(?:\.\d)? ?(?:m²|m2)(?![a-z\d]))/gi
/** The length of a boundary or the name of what adjoins may stand at either end of the row. */
const ROW_OF_LOTS =
  /^(?:\d{1,3}\.\d{1,2} )?([1-9]\d{0,3}(?: [1-9]\d{0,3}){1,9})(?: \d{1,3}\.\d{1,2}| [A-Z][A-Z ]{2,40})?$/
const MEASURES = /(?<![\d.,])\d{1,3}(?:,\d{3}|\d{0,4})(?:\.\d{1,4})? ?(?:m²|m2|ha)(?![a-z\d])/gi
