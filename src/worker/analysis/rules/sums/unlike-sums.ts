import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { dollars } from '../say.ts'
import { isSamePeriod } from './sum-period.ts'
import type { SumOf } from './sum-subjects.ts'
import { type ToldSum, type ToldSums, toldSums } from './told-sums.ts'

/** One thing told with two sums, by two papers. */
export type UnlikeSums = {
  readonly of: SumOf
  readonly first: ToldSum
  readonly second: ToldSum
  /** Between the sums, for a year where both tell their time. */
  readonly gapCents: number
  /** How many times the smaller the larger is. */
  readonly apart: number
}

/** How near two sums of a kind may come, and how far apart they may be, to be one thing told twice. */
export type Measure = {
  readonly least?: number
  readonly most?: number
  /** Both must tell the same time, or one of them none with this much between them. */
  readonly undatedLeast?: number
  /** A paper that tells several such sums tells them of several things. */
  readonly single?: boolean
  /** It is paid in parts, so that a part may be told for the whole. */
  readonly inParts?: boolean
  /** One of the two must be the contract. */
  readonly fromContract?: boolean
  readonly isKnown?: (sum: ToldSum) => boolean
}

/** So many papers are held against all later ones; more would be pairs of all with all. */
const MOST_BASES = 4
const LEAST_CENTS = 500
const ROUND = 10_000

/**
 * The first two papers that tell a thing with unlike sums; null where they agree, where the time or
 * the lot is another, and where a paper itself holds the other's sum or the difference.
 */
export function unlikeSums(
  doc: Doc,
  facts: Facts,
  of: SumOf,
  measure: Measure = {},
): UnlikeSums | null {
  const { byKind, inPaper } = toldSums(doc)
  const own = lotsSold(facts)
  const papers = new Map<number, ToldSum[]>()
  for (const sum of byKind.get(of) ?? []) {
    if (measure.isKnown?.(sum) === false) continue
    if (own.size > 0 && sum.lots.length > 0 && !sum.lots.some((lot) => own.has(lot))) continue
    const same = papers.get(sum.paper)
    if (same === undefined) papers.set(sum.paper, [sum])
    else same.push(sum)
  }
  const told = [...papers.values()].filter(
    (sums) => measure.single !== true || new Set(sums.map(({ cents }) => cents)).size === 1,
  )
  const bases = told
    .filter(([sum]) => measure.fromContract !== true || (sum !== undefined && isContract(sum)))
    .slice(0, MOST_BASES)
  for (const base of bases) {
    const index = measure.fromContract === true ? -1 : told.indexOf(base)
    for (const other of told.slice(index + 1)) {
      if (other === base) continue
      const found = unlike(base, other, inPaper, measure)
      if (found !== null) return { of, ...found }
    }
  }
  return null
}

function isContract({ zone }: ToldSum): boolean {
  return zone === 'particulars' || zone === 'contract-form'
}

/** "$1,948.20 a year", "$269.10 a quarter". */
export function saySum({ cents, period }: ToldSum): string {
  const unit = period.times === null ? undefined : UNITS[period.times]
  return unit === undefined ? dollars(cents) : `${dollars(cents)} ${unit}`
}

/** "the vendor statement", "the minutes". */
export function sayPaper({ zone }: ToldSum): string {
  return PAPERS[zone] ?? 'another paper'
}

const UNITS: Readonly<Record<number, string>> = {
  1: 'a year',
  2: 'a half year',
  3: 'for four months',
  4: 'a quarter',
  12: 'a month',
  26: 'a fortnight',
  52: 'a week',
}

const PAPERS: Readonly<Partial<Record<PageKind, string>>> = {
  'contract-form': 'the contract',
  particulars: 'the particulars',
  'special-conditions': 'the special conditions',
  'vendor-statement': 'the vendor’s disclosure',
  'rates-certificate': 'the council’s paper',
  'water-certificate': 'the water bill or certificate',
  'land-tax-certificate': 'the land tax certificate',
  'planning-certificate': 'a certificate',
  'owners-corporation-certificate': 'the scheme’s certificate',
  minutes: 'the minutes',
  lease: 'the lease',
  annexure: 'an annexed paper',
}

function unlike(
  base: readonly ToldSum[],
  other: readonly ToldSum[],
  inPaper: ReadonlyMap<number, ReadonlySet<number>>,
  measure: Measure,
): Omit<UnlikeSums, 'of'> | null {
  for (const first of base.slice(0, 6)) {
    for (const second of other.slice(0, 6)) {
      if (first.part !== second.part && first.zone === second.zone && !TOLD_APART.has(first.zone))
        continue
      if (isOfAnotherScheme(first, second)) continue
      if (!isSamePeriod(first.period, second.period)) continue
      if (first.withGst !== null && second.withGst !== null && first.withGst !== second.withGst)
        continue
      const times = [first.period.times, second.period.times] as const
      const isTimed = times[0] !== null && times[1] !== null
      const one = first.cents * (isTimed ? (times[0] ?? 1) : 1)
      const two = second.cents * (isTimed ? (times[1] ?? 1) : 1)
      const gapCents = Math.abs(one - two)
      const apart = Math.max(one, two) / Math.min(one, two)
      const isUntimed = times[0] !== times[1] && !isTimed
      const most = Math.min(measure.most ?? 2.5, isUntimed ? 1.6 : Infinity)
      const isDated = first.period.asAt !== null && first.period.asAt === second.period.asAt
      const isLoose = first.isLoose || second.isLoose
      const least = Math.max(
        measure.least ?? 0.01,
        isDated ? 0 : (measure.undatedLeast ?? 0),
        isLoose ? 0.12 : 0,
        first.cents % ROUND === 0 || second.cents % ROUND === 0 ? 0.02 : 0,
      )
      const isTurned = isPermuted(first.cents, second.cents)
      if (gapCents < LEAST_CENTS || apart > most) continue
      if (apart < 1 + least && !(isTurned && !isLoose && gapCents > LEAST_CENTS)) continue
      const how = { inPaper, inParts: measure.inParts === true, isTurned }
      if (isExplained(first, second, how) || isExplained(second, first, how)) return null
      return { first, second, gapCents, apart }
    }
  }
  return null
}

/** A lot may pay to a community association beside its own: each has levies and funds of its own. */
function isOfAnotherScheme(first: ToldSum, second: ToldSum): boolean {
  return first.scheme !== null && second.scheme !== null && first.scheme !== second.scheme
}

/** Parts of a kind under which papers of different makers stand. */
const TOLD_APART: ReadonlySet<PageKind> = new Set([
  'annexure',
  'other',
  'owners-corporation-certificate',
  'lease',
])

type Written = Pick<ToldSums, 'inPaper'> & {
  readonly inParts: boolean
  /** The digits of one are those of the other: the difference may stand there by chance. */
  readonly isTurned: boolean
}

/** Whether the other paper writes this sum too, for its own time or another, or the difference. */
function isExplained(
  sum: ToldSum,
  other: ToldSum,
  { inPaper, inParts, isTurned }: Written,
): boolean {
  const written = [...(inPaper.get(other.paper) ?? [])]
  const a = sum.period.times
  const b = other.period.times
  const factors = !inParts ? [1, 1.1] : a !== null && b !== null ? [1, a / b, a, 1.1] : PARTS
  const wanted = factors.flatMap((factor) => [sum.cents * factor, sum.cents / factor])
  const gaps = [
    Math.abs(sum.cents - other.cents),
    Math.abs((sum.cents * (a ?? 1)) / (b ?? 1) - other.cents),
  ].filter((gap) => gap >= 100 && gap !== sum.cents && gap !== other.cents)
  return written.some(
    (cents) =>
      wanted.some((one) => Math.abs(one - cents) <= Math.max(100, cents * 0.0005)) ||
      (!isTurned && gaps.some((gap) => Math.abs(gap - cents) <= 2)),
  )
}

/** A half, a third, a quarter, a month, and goods and services tax. */
const PARTS = [1, 2, 3, 4, 12, 1.1]

/** The same digits in another order: $84,210 and $48,210. */
function isPermuted(one: number, two: number): boolean {
  const digits = (cents: number) => String(cents).split('').toSorted().join('')
  return one !== two && digits(one) === digits(two)
}

/** The lots that the contract sells. */
function lotsSold(facts: Facts): ReadonlySet<string> {
  const value = facts.lotPlan?.value ?? ''
  return new Set(
    [...value.matchAll(everywhere(LOTS))].map(([, lot, first]) =>
      (lot ?? first ?? '').toUpperCase(),
    ),
  )
}

const LOTS = /\b(?:lots?|allotments?|blocks?) ([A-Z]?\d{1,5}[A-Z]?)\b|^(\d{1,4})\//i
