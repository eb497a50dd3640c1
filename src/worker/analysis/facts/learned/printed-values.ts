import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import { matchesIn } from '../../wording/matches.ts'
import { AREA } from '../areas/area-words.ts'
import { type Period, wholeYear } from '../outgoings/charge-period.ts'
import { periodAt } from '../outgoings/outgoing-context.ts'
import { columnHeading } from '../forms/column-heading.ts'
import { datesIn } from '../forms/dates.ts'
import { amountsIn } from '../forms/money.ts'
import { squareMetres } from '../areas/same-area.ts'
import { type NamedLot, lotNamedBefore } from './named-lot.ts'

/** What a figure says of itself, before anything says what it is for. */
export type Reading =
  | { readonly unit: 'money'; readonly cents: number; readonly period: Period | null }
  | { readonly unit: 'area'; readonly squareMetres: number }
  | { readonly unit: 'date'; readonly date: string }

/** An amount, an area or a date of a document. */
export type PrintedValue = {
  readonly block: Block
  /** Offsets in the block's text. */
  readonly start: number
  readonly end: number
  readonly reading: Reading
  /** The block's words on both sides, up to the next value of the same unit. */
  readonly before: string
  readonly after: string
  /** The words that head its column; empty outside tables. */
  readonly column: string
  readonly lot: NamedLot
  /** Which of its block's values of this unit it is, from 0, and of how many. */
  readonly place: number
  readonly among: number
}

/** Papers that speak of every property alike, or of another bargain. */
const GENERAL: ReadonlySet<PageKind> = new Set<PageKind>([
  'general-conditions',
  'statutory-notice',
  'company-extract',
])
/** Smaller amounts are fees. */
const LEAST_CENTS = 1_000
/** The words in which a period is looked for. */
const REACH = 90
const REACH_AFTER = 120

/** Every amount, area and date of a document, in the order of reading; `own` are the lots sold. */
export function printedValues(doc: Doc, own: ReadonlySet<number>): PrintedValue[] {
  return doc.blocks.flatMap((block) =>
    GENERAL.has(block.zone) || !/\d/.test(block.text) ? [] : valuesOf(doc, block, own),
  )
}

type Found = { readonly start: number; readonly end: number }

function valuesOf(doc: Doc, block: Block, own: ReadonlySet<number>): PrintedValue[] {
  const { text } = block
  const amounts = text.includes('$') ? amountsIn(text) : []
  const areas = matchesIn(text, AREA).map(({ index, 0: printed }) => ({
    start: index,
    end: index + printed.length,
    squareMetres: squareMetres(printed),
  }))
  const values = <T extends Found>(
    found: readonly T[],
    read: (one: T, column: string) => Reading,
  ) =>
    found.map((one, place): PrintedValue => {
      const column = columnHeading(doc, block, one.start)
      return {
        block,
        start: one.start,
        end: one.end,
        reading: read(one, column),
        before: text.slice(found[place - 1]?.end ?? 0, one.start),
        after: text.slice(
          one.end,
          Math.min(found[place + 1]?.start ?? text.length, one.end + REACH_AFTER),
        ),
        column,
        lot: lotNamedBefore(block, one.start, own),
        place,
        among: found.length,
      }
    })
  return [
    ...values(amounts, (amount, column) => {
      const before = text.slice(Math.max(0, amount.start - REACH), amount.start)
      const after = text.slice(amount.end, amount.end + REACH)
      const period = wholeYear(
        periodAt(doc, block, amount, before, after, column),
        amount,
        amounts,
        column,
      )
      return { unit: 'money', cents: amount.cents, period }
    }).filter(({ reading }) => reading.unit === 'money' && reading.cents >= LEAST_CENTS),
    ...values(areas, (area) => ({ unit: 'area', squareMetres: area.squareMetres })),
    ...values(datesIn(text), ({ date }) => ({ unit: 'date', date })),
  ]
}
