import type { PageKind } from '#shared/report.ts'
import type { Block, Doc } from '../../document.ts'
import type { BillEntry } from './bill-entries.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { amountsIn } from '../forms/money.ts'
import { billEntries } from './bill-entries.ts'
import { sumOfContributions } from './sum-of-contributions.ts'
import { termsOf } from './terms-of-sum.ts'
import { USED } from './ways-to-add.ts'

/**
 * The outgoings with a water bill's services alone, where its total counts in what was used: the buyer
 * will not use what the seller did, and an access charge comes with every bill. Only where the lines
 * of the bill come to that total, so that the arithmetic shows what is in it, and no statement of the
 * seller repeats it as what is payable.
 */
export function withoutUsage(
  doc: Doc,
  outgoings: readonly Fact<Outgoing>[],
): readonly Fact<Outgoing>[] {
  return outgoings.map((fact) => servicesOf(doc, fact) ?? fact)
}

function servicesOf(doc: Doc, { value, spans }: Fact<Outgoing>): Fact<Outgoing> | null {
  const [span, ...others] = spans
  if (value.kind !== 'water-rates' || span === undefined || others.length > 0) return null
  const times = Number(/ × (\d{1,2})$/.exec(value.basis)?.[1] ?? 1)
  const cents = value.annualCents / times
  const isSaid = isStated(doc, cents)
  for (const block of doc.blocks) {
    for (const [index, total] of billEntries(block).entries()) {
      if (total.amount.cents !== cents || block.span.start + total.amount.start !== span.start)
        continue
      const services =
        servicesBehind(block, index, total) ??
        (isSaid ? null : servicesBefore(doc, block, index, total))
      if (services === null) continue
      const paid = services.map(({ block: row, amount }) => ({ block: row, amount, times }))
      return sumOfContributions(paid, {
        kind: 'water-rates',
        confidence: 80,
        explanation: 'the services of a bill without what was used, added',
      })
    }
  }
  return null
}

function isStated(doc: Doc, cents: number): boolean {
  return doc.blocks.some(
    ({ zone, text }) =>
      STATED.has(zone) && amountsIn(text).some((amount) => amount.cents === cents),
  )
}

const STATED: ReadonlySet<PageKind> = new Set<PageKind>([
  'vendor-statement',
  'statutory-notice',
  'particulars',
])

/** The lines that a total adds up, without those of use; null where none of them is of use. */
function servicesBefore(
  doc: Doc,
  block: Block,
  index: number,
  total: BillEntry,
): readonly BillEntry[] | null {
  const rows = doc.blocks
    .slice(Math.max(0, block.index - MOST_ROWS), block.index)
    .filter(({ page, text }) => page === block.page && text.length < LONGEST_ROW)
  const before = [...rows.flatMap(billEntries), ...billEntries(block).slice(0, index)]
  const terms = termsOf(total, before)?.filter(({ amount }) => amount.cents > 0) ?? []
  const services = terms.filter(({ label }) => !USED.test(label.replace(REMARK, '')))
  const isOfWater = services.every(({ label, line }) => SERVICE.test(label) || SERVICE.test(line))
  if (services.length === 0 || services.length === terms.length || !isOfWater) return null
  return services
}

/** "$317.85, made up of water access $68.40, sewerage access $164.10 and 27 kL used $85.35" */
function servicesBehind(
  block: Block,
  index: number,
  { amount }: BillEntry,
): readonly BillEntry[] | null {
  const parts: BillEntry[] = []
  for (const entry of billEntries(block).slice(index + 1)) {
    const sum = parts.reduce((all, part) => all + part.amount.cents, entry.amount.cents)
    if (sum > amount.cents) return null
    parts.push(entry)
    if (sum === amount.cents) break
  }
  const sum = parts.reduce((all, part) => all + part.amount.cents, 0)
  const services = parts.filter(({ label }) => !USED.test(label))
  const isOfWater = services.every(({ label }) => SERVICE.test(label))
  if (sum !== amount.cents || services.length === 0 || services.length === parts.length) return null
  return isOfWater ? services : null
}

/** "(consumption is on the common meter) sewerage $122.18": a remark before the name of the line. */
const REMARK = /^[^()]{0,60}\([^()]{0,90}\)(?=\s{0,40}[A-Za-z]{3})/
const MOST_ROWS = 10
const LONGEST_ROW = 300
const SERVICE =
  /\b(?:water|sewer\w*|waste ?water|storm ?water|drainage|waterways?|parks?|service|supply|access|fixed|availability)\b/i
