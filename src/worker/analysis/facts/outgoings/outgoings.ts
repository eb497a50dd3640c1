import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { BillKind } from './kind-of-lines.ts'
import type { Kind } from './outgoing-words.ts'

import { billTold } from './bill-told.ts'
import {
  isAhead,
  isBetter,
  isOneDue,
  isOneFund,
  isOnePart,
  outweighs,
} from './compared-outgoings.ts'
import { inLevyPaper } from './in-levy-paper.ts'
import { chargesBeforeArrears } from './charges-before-arrears.ts'
import { candidateIn } from './outgoing-candidate.ts'
import { entriesIn } from './outgoing-entries.ts'
import { withBrief } from './outgoing-in-brief.ts'
import { outgoingOf, UNTOLD } from './outgoing-of.ts'
import { zoneScore } from './outgoing-zone-score.ts'
import { eachOnce, isLineOf } from './each-once.ts'
import { fundTable } from './fund-table.ts'
import {
  instalmentsByDay,
  instalmentsListed,
  instalmentsNumbered,
  instalmentsTold,
  isLineOfInstalments,
} from './instalments-told.ts'
import { landTaxColumn } from './land-tax-column.ts'
import { landTaxProportional } from './land-tax-proportional.ts'
import { landTaxShare } from './land-tax-share.ts'
import { landTaxTold } from './land-tax-told.ts'
import { isOnLandTaxPaper } from './outgoing-context.ts'
import { lastResolved } from './contribution-resolved.ts'
import { levyInLotTable } from './levy-in-lot-table.ts'
import { levyNotice } from './levy-notice.ts'
import { contributionByDates } from './contribution-by-dates.ts'
import { contributionsScheduled } from './contributions-scheduled.ts'
import { periodOfSameSum } from './period-of-same-sum.ts'
import { perEntitlement } from './contribution-per-entitlement.ts'
import { ofOwnLot, shareOfOwnLot } from './contribution-of-lot.ts'
import { fundsCertified } from './funds-certified.ts'
import { fundsWithoutSign } from './funds-without-sign.ts'
import { sumOfFunds } from './outgoing-funds.ts'
import { sumOfCorporations } from './outgoing-corporations.ts'
import { sumOfSchemes } from './sum-of-schemes.ts'
import { serviceParts, type Services } from './service-parts.ts'
import { sumOfLines, sumOfRows } from './outgoing-sums.ts'
import { isOfAnotherBill, provenTotal } from './outgoing-totals.ts'
import { totalWithoutSign } from './total-without-sign.ts'
import { yearColumn } from './year-column.ts'

/** Each kind of regular outgoing with its cost for a year; the levied amount, never the balance. */
export function recogniseOutgoings(doc: Doc): Fact<Outgoing>[] {
  const kinds: readonly Kind[] = [
    'council-rates',
    'water-rates',
    'owners-corporation',
    'land-tax',
    'emergency-services-levy',
  ]
  const priced = doc.blocks.filter(({ text }) => text.includes('$'))
  const read = new Map<Block, readonly Entry[]>()
  const entriesOf = (block: Block) => {
    const entries = read.get(block) ?? entriesIn(doc, block)
    read.set(block, entries)
    return entries
  }
  const billed = eachOnce(
    doc,
    kinds.flatMap((kind) => best(doc, kind, priced, entriesOf) ?? []),
  )
  const serviced = withoutServices(withServices(doc, billed))
  const told = [...serviced, ...toldInProse(doc, serviced)]
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
    return services.find(missesSome)?.fact ?? fact
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

/** Of the others a bill is one amount and a line of it may be theirs. */
const SUMMED: ReadonlySet<Kind> = new Set(['council-rates', 'water-rates', 'owners-corporation'])

/** A bill by its table first, which tells what of it is the year's; else by its words. */
function best(
  doc: Doc,
  kind: Kind,
  priced: readonly Block[],
  entriesOf: (block: Block) => readonly Entry[],
): Fact<Outgoing> | null {
  const table = isBilled(kind) ? (yearColumn(doc, kind) ?? chargesBeforeArrears(doc, kind)) : null
  if (table !== null && !table.value.basis.endsWith(UNTOLD)) return table
  const told = bestByWords(doc, kind, priced, entriesOf)
  if (table === null || told === null) return table ?? told
  return told.value.basis.endsWith(UNTOLD) || isLineOf(told, table) ? table : told
}

function isBilled(kind: Kind): kind is BillKind {
  return kind === 'council-rates' || kind === 'water-rates' || kind === 'land-tax'
}

function bestByWords(
  doc: Doc,
  kind: Kind,
  priced: readonly Block[],
  entriesOf: (block: Block) => readonly Entry[],
): Fact<Outgoing> | null {
  const share =
    kind === 'land-tax'
      ? (landTaxShare(doc, outgoingOf) ??
        landTaxColumn(doc, outgoingOf) ??
        landTaxProportional(doc, outgoingOf))
      : null
  if (share !== null) return share
  let chosen: Candidate | null = null
  for (const block of priced) {
    const base =
      zoneScore(block.zone, kind) ??
      (kind === 'land-tax' && isOnLandTaxPaper(doc, block) ? 2 : null)
    if (base === null) continue
    // A revenue office speaks of its general rates.
    if (
      kind === 'council-rates' &&
      block.zone === 'land-tax-certificate' &&
      !COUNCIL.test(block.text)
    )
      continue
    // A rates notice counts the levy in its own total.
    if (kind === 'emergency-services-levy' && base !== 3 && !inLevyPaper(doc, block)) continue
    const candidate = candidateIn(doc, block, entriesOf(block), kind, base)
    if (candidate === null || (chosen !== null && !isAhead(doc, candidate, chosen))) continue
    const at = candidate.fact.spans[0]?.start
    if (SUMMED.has(kind) && at !== undefined && isOfAnotherBill(doc, kind, at)) continue
    chosen = candidate
  }
  const rows = sumOfRows(doc, kind, outgoingOf)
  if (rows !== null && (chosen === null || rows.score > chosen.score)) chosen = rows
  if (chosen !== null) chosen = { ...chosen, fact: withPeriod(doc, kind, chosen.fact, priced) }
  const resolved = kind === 'owners-corporation' ? lastResolved(doc) : null
  if (resolved !== null) return resolved.fact
  const tabled = kind === 'owners-corporation' ? levyInLotTable(doc) : null
  // What the owners fix from a day on is newer than what a certificate told before.
  if (tabled !== null && tabled.isFromDay) return tabled.fact
  const listed = kind === 'owners-corporation' ? (ofOwnLot(doc) ?? tabled) : null
  const several = kind === 'owners-corporation' ? sumOfCorporations(doc, entriesOf) : null
  if (several !== null) return several
  // What is asked for now is newer than what a statement or a certificate told before it.
  const noticed = kind === 'owners-corporation' ? levyNotice(doc) : null
  if (noticed !== null) return noticed
  const scheduled = kind === 'owners-corporation' ? contributionsScheduled(doc) : null
  if (scheduled !== null) return scheduled
  const certified = kind === 'owners-corporation' ? fundsCertified(doc) : null
  if (certified !== null) return certified
  const plain = kind === 'owners-corporation' ? fundsWithoutSign(doc) : null
  if (plain !== null) return plain
  const table = kind === 'owners-corporation' ? (sumOfSchemes(doc) ?? fundTable(doc)) : null
  if (table !== null) return table
  const counted = kind === 'owners-corporation' ? perEntitlement(doc) : null
  if (counted !== null && isBetter(counted, chosen)) return counted.fact
  if (listed !== null && (chosen === null || listed.score > chosen.score)) return listed.fact
  const dated = kind === 'owners-corporation' ? contributionByDates(doc) : null
  const proven = provenTotal(doc, kind, outgoingOf)
  const funds = kind === 'owners-corporation' ? sumOfFunds(doc) : null
  // A row's own sum is what falls due on one of the days, or of the times that both funds tell.
  for (const whole of [dated, funds]) {
    if (whole === null) continue
    if ([proven, chosen].some((one) => one !== null && isOneDue(one.fact, whole.fact)))
      return whole.fact
  }
  if (proven !== null && (chosen === null || outweighs(proven, chosen)))
    return withPeriod(doc, kind, proven.fact, priced)
  // The lines above it come to it, so that they make no other sum.
  if (proven !== null && chosen !== null && isLineOf(chosen.fact, proven.fact)) return chosen.fact
  const summed = kind === 'owners-corporation' ? funds : sumOfLines(doc, kind)
  const most = summed?.fact.value.annualCents ?? 0
  if (dated !== null && dated.fact.value.annualCents > most) {
    if (isOneFund(chosen, dated) || isBetter(dated, chosen)) return dated.fact
  }
  const told = chosen === null && kind === 'land-tax' ? landTaxTold(doc, outgoingOf) : null
  if (told !== null) return told
  const inParts = HAS_INSTALMENTS.has(kind)
    ? (instalmentsTold(doc, kind, outgoingOf) ??
      instalmentsListed(doc, kind, outgoingOf) ??
      instalmentsByDay(doc, kind, outgoingOf) ??
      instalmentsNumbered(doc, kind, outgoingOf))
    : null
  // The lines of one instalment, added, are no more than that instalment.
  if (inParts !== null && [chosen, summed].every((one) => one === null || isOnePart(one, inParts)))
    return inParts.fact
  if (inParts !== null && chosen !== null && isLineOfInstalments(doc, chosen.fact, inParts.fact))
    return inParts.fact
  if (summed === null && chosen === null && kind === 'owners-corporation')
    return shareOfOwnLot(doc)?.fact ?? null
  if (summed === null) return chosen?.fact ?? totalWithoutSign(doc, kind)
  if (chosen === null || summed.score > chosen.score) return summed.fact
  // Told by their total, so that no line of it is among its places.
  if (funds?.fact.spans.length === 1 && isOneFund(chosen, funds)) return funds.fact
  // One line of a bill, or one fund of a scheme, is never the whole of it.
  return kind !== 'council-rates' && isLineOf(chosen.fact, summed.fact) ? summed.fact : chosen.fact
}

/**
 * A notice that prints its sum alone: where another paper states the same sum for a time, the year
 * follows from that.
 */
function withPeriod(
  doc: Doc,
  kind: Kind,
  fact: Fact<Outgoing>,
  priced: readonly Block[],
): Fact<Outgoing> {
  if (fact.spans.length === 0 || !fact.value.basis.endsWith(UNTOLD)) return fact
  const same = periodOfSameSum(priced, fact.value.annualCents)
  return same === null ? fact : outgoingOf(doc, same.block, same.amount, kind, same.period)
}

const COUNCIL = /\b(?:council|shire|municipal\w{0,4}|city of)\b/i
const HAS_INSTALMENTS: ReadonlySet<Kind> = new Set(['council-rates', 'water-rates', 'land-tax'])
