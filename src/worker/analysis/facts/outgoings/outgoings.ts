import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Entry } from './outgoing-entries.ts'

import { billOfAuthority } from './bill-of-authority.ts'
import { billTold } from './bill-told.ts'
import { eachOnce } from './each-once.ts'
import { levyOfScheme } from './levy-of-scheme.ts'
import { entriesIn } from './outgoing-entries.ts'
import { withBrief } from './outgoing-in-brief.ts'
import { outgoingOf } from './outgoing-of.ts'
import type { Priced } from './amount-by-words.ts'
import type { Kind } from './outgoing-words.ts'
import { ratesWithoutWater } from './rates-without-water.ts'
import type { Services } from './water-services.ts'
import { serviceParts } from './service-parts.ts'

const KINDS: readonly Kind[] = [
  'council-rates',
  'water-rates',
  'owners-corporation',
  'land-tax',
  'emergency-services-levy',
]

/** What the lot pays its scheme for a year, where nothing else is asked; null for untold. */
export function recogniseLevy(doc: Doc): Fact<Outgoing> | null {
  return levyOfScheme(doc, pricedIn(doc))
}

function pricedIn(doc: Doc): Priced {
  const read = new Map<Block, readonly Entry[]>()
  const entriesOf = (block: Block) => {
    const entries = read.get(block) ?? entriesIn(doc, block)
    read.set(block, entries)
    return entries
  }
  return { blocks: doc.blocks.filter(({ text }) => text.includes('$')), entriesOf }
}

/** Each kind of regular outgoing with its cost for a year; the levied amount, never the balance. */
export function recogniseOutgoings(doc: Doc): Fact<Outgoing>[] {
  const priced = pricedIn(doc)
  const billed = eachOnce(
    doc,
    KINDS.flatMap((kind) => {
      const told =
        kind === 'owners-corporation'
          ? levyOfScheme(doc, priced)
          : billOfAuthority(doc, kind, priced)
      return told ?? []
    }),
  )
  const serviced = withoutServices(withServices(doc, billed))
  const told = ratesWithoutWater(doc, [...serviced, ...toldInProse(doc, serviced)])
  return [...withBrief(doc, withServicesTold(doc, told))]
}

/** "Fixed access charges: water $96.30 and sewerage $148.95, each quarter", where no bill tells more. */
function withServicesTold(doc: Doc, told: readonly Fact<Outgoing>[]): readonly Fact<Outgoing>[] {
  if (told.some(({ value }) => value.kind === 'water-rates')) return told
  const services = serviceParts(doc).find(({ isTold }) => isTold)
  return services === undefined ? told : [...told, services.fact]
}

/** Of a bill for water that tells its services apart all of them, not one. */
function withServices(doc: Doc, billed: readonly Fact<Outgoing>[]): readonly Fact<Outgoing>[] {
  const services = serviceParts(doc)
  const own = services.find(({ inOwnPaper }) => inOwnPaper)
  if (own !== undefined && !billed.some(({ value }) => value.kind === 'water-rates'))
    return [...billed, own.fact]
  return billed.map((fact) => {
    if (fact.value.kind !== 'water-rates') return fact
    const missesSome = (services: Services) => {
      const told = fact.spans.filter(({ start }) => services.of.includes(start)).length
      return told > 0 && told < services.of.length
    }
    // The total that a bill prints at its head counts in what was used.
    const isBill = ({ billCents }: Services) => fact.value.annualCents === billCents
    return (services.find(missesSome) ?? services.find(isBill))?.fact ?? fact
  })
}

/** "Parks fee $88.94" on the bill of a water company is no bill of the council's. */
function withoutServices(billed: readonly Fact<Outgoing>[]): readonly Fact<Outgoing>[] {
  const water = billed.find(({ value }) => value.kind === 'water-rates')
  const services = new Set(water?.spans.map(({ start }) => start))
  return billed.filter(
    (fact) => fact === water || !fact.spans.every(({ start }) => services.has(start)),
  )
}

/** The bills of a council and of a water company that only a line of prose tells. */
function toldInProse(doc: Doc, billed: readonly Fact<Outgoing>[]): Fact<Outgoing>[] {
  const kinds = ['council-rates', 'water-rates'] as const
  return kinds.flatMap((kind) => {
    if (billed.some(({ value }) => value.kind === kind)) return []
    const told = billTold(doc, kind, outgoingOf)
    // Not where a part of it is another's: "Council rates $1,212.00 and water $402.80 for the year".
    const places = new Set(told?.spans.map(({ start }) => start))
    return told === null || billed.some(({ spans }) => places.has(spans[0]?.start ?? -1))
      ? []
      : told
  })
}
