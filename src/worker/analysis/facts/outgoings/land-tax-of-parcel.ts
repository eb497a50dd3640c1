import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { recogniseLotPlan } from '../title/lot-plan.ts'
import { type Amount, amountsIn } from '../forms/money.ts'
import { matchesIn } from '../../wording/matches.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { A_YEAR } from './charge-period.ts'
import { isTaxSized } from './tax-of-land.ts'

/** A parcel of an assessment and the last sum of its row: the tax of the latest year. */
type Parcel = { readonly name: string; readonly block: Block; readonly amount: Amount }

/**
 * An assessment that lists all land of its owner, "2 Lot 144 on DP 40771 | 456,500 | 1,265.00 | 480,000 |
 * 1,420.00", and says what all of it comes to: the tax of the lot that is sold. Null where the sums of
 * the parcels do not come to one that stands on their page.
 */
export function landTaxOfParcel(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  const [, lot, plan] = OWN.exec(recogniseLotPlan(doc)?.value ?? '') ?? []
  if (lot === undefined || plan === undefined) return null
  const pages = new Set(doc.blocks.filter(({ text }) => ASSESSMENT.test(text)).map(pageOf))
  for (const page of pages) {
    const blocks = doc.blocks.filter((block) => block.page === page)
    const parcels = parcelsIn(blocks)
    const own = parcels.filter(({ name }) => namesLot(name, lot, plan))
    const [only] = own
    if (parcels.length < 2 || own.length !== 1 || only === undefined) continue
    const sum = parcels.reduce((all, { amount }) => all + amount.cents, 0)
    const isProven = blocks.some(({ text }) => sumsIn(text).some(({ cents }) => cents === sum))
    if (isProven && isTaxSized(only.amount.cents))
      return read(doc, only.block, only.amount, 'land-tax', A_YEAR)
  }
  return null
}

function pageOf({ page }: Block): number {
  return page
}

/** The sum stands in the row of the parcel, or in the line below its name. */
function parcelsIn(blocks: readonly Block[]): Parcel[] {
  return blocks.flatMap((block, at): Parcel[] => {
    const name = NAMES_PARCEL.exec(block.text)
    if (name === null || block.text.length > LONGEST) return []
    const from = name.index + name[0].length
    const own = sumsIn(block.text).filter(({ start }) => start >= from)
    const below = blocks[at + 1]
    const row = own.length > 0 ? block : below
    const amount = own.length > 0 ? own.at(-1) : sumsIn(below?.text ?? '').at(-1)
    return row === undefined || amount === undefined
      ? []
      : [{ name: block.text, block: row, amount }]
  })
}

/** Sums to the cent, with and without their sign. */
function sumsIn(text: string): Amount[] {
  const signed = amountsIn(text).filter(({ start, end }) => /\.\d\d$/.test(text.slice(start, end)))
  const plain = matchesIn(text, PLAIN).flatMap(({ index, 0: printed }): Amount[] => {
    const end = index + printed.length
    const isSigned = signed.some((one) => one.start < end && one.end > index)
    return isSigned ? [] : [{ cents: printedCents(printed), start: index, end }]
  })
  return [...signed, ...plain].toSorted((one, other) => one.start - other.start)
}

function namesLot(text: string, lot: string, plan: string): boolean {
  return matchesIn(text, NAMES_PARCEL).some(
    ([, named, on]) => named?.toUpperCase() === lot.toUpperCase() && on === plan,
  )
}

const OWN = /\bLot ([A-Z]?\d{1,5}[A-Z]?)\b\D{0,40}?(\d{3,7})/i
const NAMES_PARCEL =
  /\b(?:lot|allotment|unit) ([A-Z]?\d{1,5}[A-Z]?),? (?:on |in )?(?:[A-Z][a-z]{3,9} ){0,3}(?:plan |diagram )?(?:[A-Z]{1,3} ?)?(\d{3,7})[A-Z]?\b/i
const ASSESSMENT = /\bland tax\b[^.;]{0,40}\bassessment\b|\bassessment\b[^.;]{0,30}\bland tax\b/i
const PLAIN = /(?<![\d,./$])\d{1,3}(?:,\d{3}){0,2}\.\d\d(?![\d%])/g
const LONGEST = 200
