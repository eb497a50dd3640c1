import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'

import { billEntries } from './bill-entries.ts'
import { A_YEAR } from './charge-period.ts'
import { outgoingOf } from './outgoing-of.ts'

/**
 * A council that also supplies the water bills both on one notice, with a sum for each above the total:
 * "Rates and waste 1,948.32", "Water and sewer 1,242.00", "Total for the year $3,190.32". Where one of
 * them is told by itself, the other is its own sum and not the total, in which the first would count twice.
 */
export function ratesWithoutWater(
  doc: Doc,
  outgoings: readonly Fact<Outgoing>[],
): readonly Fact<Outgoing>[] {
  const [rates, water] = (['council-rates', 'water-rates'] as const).map((kind) =>
    outgoings.find(({ value }) => value.kind === kind),
  )
  if (rates === undefined || water === undefined) return outgoings
  return outgoings.map((fact) => {
    if (fact === rates) return ownSum(doc, 'council-rates', rates, water) ?? fact
    return fact === water ? (ownSum(doc, 'water-rates', water, rates) ?? fact) : fact
  })
}

function ownSum(
  doc: Doc,
  kind: 'council-rates' | 'water-rates',
  total: Fact<Outgoing>,
  other: Fact<Outgoing>,
): Fact<Outgoing> | null {
  const [at, ...more] = total.spans
  const cents = total.value.annualCents - other.value.annualCents
  if (at === undefined || more.length > 0 || cents <= 0) return null
  const page = doc.pageAt(at.start)
  const rows = doc.blocks.filter((block) => block.page === page && block.span.start < at.start)
  const isOfWater = kind === 'water-rates'
  if (!rows.some((row) => sumIn(row, other.value.annualCents, !isOfWater) !== null)) return null
  for (const row of rows) {
    const own = sumIn(row, cents, isOfWater)
    if (own !== null) return outgoingOf(doc, row, own, kind, A_YEAR)
  }
  return null
}

/** The amount at the end of a row, where it is so much and the row is named for water, or for rates. */
function sumIn(row: Block, cents: number, isOfWater: boolean): Amount | null {
  const last = billEntries(row).at(-1)
  if (last?.amount.cents !== cents || WATER.test(last.line) !== isOfWater) return null
  return isOfWater || RATES.test(last.line) ? last.amount : null
}

const RATES = /\b(?:rates?|general|waste|charges?|fund|council|sub-?total|total)\b/i
const WATER = /\b(?:water|sewer\w{0,4})\b/i
