import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { billTold } from './bill-told.ts'
import { chargesBeforeArrears } from './charges-before-arrears.ts'
import { candidateIn } from './outgoing-candidate.ts'
import { entriesIn } from './outgoing-entries.ts'
import { withBrief } from './outgoing-in-brief.ts'
import { outgoingOf, UNTOLD } from './outgoing-of.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { zoneScore } from './outgoing-zone-score.ts'
import { periodFor } from './charge-period.ts'
import { eachOnce, isLineOf } from './each-once.ts'
import { fundTable } from './fund-table.ts'
import {
  instalmentsListed,
  instalmentsNumbered,
  instalmentsTold,
  isLineOfInstalments,
} from './instalments-told.ts'
import { landTaxColumn } from './land-tax-column.ts'
import { landTaxShare } from './land-tax-share.ts'
import { landTaxTold } from './land-tax-told.ts'
import { amountsIn } from '../forms/money.ts'
import { around, isOnLandTaxPaper, periodOfPaper } from './outgoing-context.ts'
import { lastResolved } from './contribution-resolved.ts'
import { levyInLotTable } from './levy-in-lot-table.ts'
import { levyNotice } from './levy-notice.ts'
import { contributionByDates } from './contribution-by-dates.ts'
import { perEntitlement } from './contribution-per-entitlement.ts'
import { ofOwnLot, shareOfOwnLot } from './contribution-of-lot.ts'
import { fundsCertified } from './funds-certified.ts'
import { fundsWithoutSign } from './funds-without-sign.ts'
import { type FundsCandidate, sumOfFunds } from './outgoing-funds.ts'
import { sumOfCorporations } from './outgoing-corporations.ts'
import { sumOfSchemes } from './sum-of-schemes.ts'
import { serviceParts, type Services } from './service-parts.ts'
import { sumOfLines, sumOfRows } from './outgoing-sums.ts'
import { isOfAnotherBill, provenTotal } from './outgoing-totals.ts'
import { blockAt } from '../../segment/find.ts'
import { BAD, HOME, LEVY_PAPER } from './outgoing-words.ts'
import { yearColumn } from './year-column.ts'
import { printedCents } from '../../wording/printed-number.ts'

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
  return [...withBrief(doc, told)]
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
  const table =
    kind === 'council-rates' || kind === 'water-rates'
      ? (yearColumn(doc, kind) ?? chargesBeforeArrears(doc, kind))
      : null
  if (table !== null && !table.value.basis.endsWith(UNTOLD)) return table
  const told = bestByWords(doc, kind, priced, entriesOf)
  if (table === null || told === null) return table ?? told
  return told.value.basis.endsWith(UNTOLD) || isLineOf(told, table) ? table : told
}

function bestByWords(
  doc: Doc,
  kind: Kind,
  priced: readonly Block[],
  entriesOf: (block: Block) => readonly Entry[],
): Fact<Outgoing> | null {
  const share =
    kind === 'land-tax' ? (landTaxShare(doc, outgoingOf) ?? landTaxColumn(doc, outgoingOf)) : null
  if (share !== null) return share
  let chosen: Candidate | null = null
  for (const block of priced) {
    const base =
      zoneScore(block.zone, kind) ??
      (kind === 'land-tax' && isOnLandTaxPaper(doc, block) ? 2 : null)
    if (base === null) continue
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

/** Better told, or told as well of a later year: "Land tax for 2025-26 … Land tax for 2026-27 …". */
function isAhead(doc: Doc, one: Candidate, other: Candidate): boolean {
  if (one.score !== other.score) return one.score > other.score
  const [year, before] = [one, other].map(({ fact }) => yearOf(doc, fact))
  return (year ?? 0) > (before ?? Infinity)
}

/** The year that the row of an amount names first; undefined where it names none. */
function yearOf(doc: Doc, { spans: [span] }: Fact<Outgoing>): number | undefined {
  const row = span === undefined ? undefined : blockAt(doc, span.start)
  const year = YEAR.exec(row?.text ?? '')?.[1]
  return year === undefined ? undefined : Number(year)
}

const YEAR = /\b(20[2-4]\d)\b/

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
  const [span] = fact.spans
  if (span === undefined || !fact.value.basis.endsWith(UNTOLD)) return fact
  for (const block of priced) {
    const amounts = amountsIn(block.text)
    const index = amounts.findIndex(({ cents }) => cents === fact.value.annualCents)
    const amount = amounts[index]
    if (amount === undefined) continue
    const { before, after } = around(block, amounts, index)
    const period = periodFor(block, amount, before, after, '')
    if (period === null || period.times === 1 || /\binstal/i.test(before + after)) continue
    return outgoingOf(doc, block, amount, kind, period)
  }
  return fact
}

/** "Total Rates 1,260.30" on a notice that prints no currency sign at all. */
const PLAIN_TOTAL = /^(?:.{0,30}\b)?(?:total|together)\b[^\d$]{0,40}(\d{1,3}(?:,\d{3})*\.\d\d)$/i

function totalWithoutSign(doc: Doc, kind: Kind): Fact<Outgoing> | null {
  for (const part of doc.parts) {
    if (part.kind !== HOME[kind] || kind === 'owners-corporation') continue
    if (doc.text.slice(part.span.start, part.span.end).includes('$')) continue
    for (const block of part.blocks) {
      const printed = PLAIN_TOTAL.exec(block.text)?.[1]
      if (printed === undefined || BAD.test(block.text)) continue
      const start = block.text.length - printed.length
      const cents = printedCents(printed)
      const amount = { cents, start, end: block.text.length }
      return outgoingOf(doc, block, amount, kind, periodOfPaper(doc, block))
    }
  }
  return null
}

/** A total wins against one of its own lines, but not against the same sum with its time. */
function outweighs(
  total: Candidate & { readonly of: readonly number[] },
  other: Candidate,
): boolean {
  const at = other.fact.spans[0]?.start
  if (at !== undefined && total.of.includes(at)) return true
  const untold = total.fact.value.basis.endsWith(UNTOLD)
  if (at === total.fact.spans[0]?.start) return !untold
  const times = other.fact.value.annualCents / total.fact.value.annualCents
  return total.score >= other.score && !(untold && Number.isInteger(times))
}

function isOneDue(one: Fact<Outgoing>, year: Fact<Outgoing>): boolean {
  const times = year.value.annualCents / one.value.annualCents
  return one.value.basis.endsWith(UNTOLD) && (times === 2 || times === 4 || times === 12)
}

function isBetter(counted: Candidate, chosen: Candidate | null): boolean {
  return chosen === null || counted.score > chosen.score || isLineOf(chosen.fact, counted.fact)
}

const HAS_INSTALMENTS: ReadonlySet<Kind> = new Set(['council-rates', 'water-rates', 'land-tax'])

/** The very amount of which the bill says that it falls due so many times. */
function isOnePart({ fact }: Candidate, whole: Candidate): boolean {
  const times = whole.fact.value.annualCents / fact.value.annualCents
  const same = fact.spans[0]?.start === whole.fact.spans[0]?.start || PARTS_OF_A_YEAR.has(times)
  return same && fact.value.basis.endsWith(UNTOLD)
}

function isOneFund(one: Candidate | null, { ofFunds }: FundsCandidate): boolean {
  return one !== null && ofFunds.length > 1 && ofFunds.includes(one.fact.value.annualCents)
}

const OWN_LEVY = /\bemergency services levy\b[^$]{0,60}\$/i

function inLevyPaper(doc: Doc, block: Block): boolean {
  const part = doc.parts[block.partIndex]
  if (part === undefined) return false
  if (LEVY_PAPER.test(part.title)) return true
  // In South Australia the council never collects it.
  if (doc.state === 'SA' && OWN_LEVY.test(block.text)) return true
  // The territory's office lists it beside the general rates; a total would hold both.
  if (doc.state === 'ACT' && OWN_LEVY.test(block.text))
    return !part.blocks.some(({ text }) => /^(?:sub-?)?total\b[^$]{0,60}\$/i.test(text))
  // Several certificates of one office stand behind one another under its name.
  const above = doc.blocks.slice(Math.max(0, block.index - 2), block.index)
  if (above.some((one) => one.partIndex === block.partIndex && LEVY_PAPER.test(one.text)))
    return true
  const head = part.blocks.findLast(
    ({ index, kind, text }) => index < block.index && kind === 'heading' && NAMES_PAPER.test(text),
  )
  return head !== undefined && LEVY_PAPER.test(head.text)
}

/** The name of a certificate in the middle of a page that holds several. */
const NAMES_PAPER = /\b(?:certificate|notice|statement|assessment|levy|land tax|rates)\b/i
