import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { BillKind } from './kind-of-lines.ts'
import type { Kind } from './outgoing-words.ts'

import { amountByWords, type Priced, withPeriod } from './amount-by-words.ts'
import { chargesBeforeArrears } from './charges-before-arrears.ts'
import { isOnePart, outweighs } from './compared-outgoings.ts'
import { isLineOf } from './each-once.ts'
import { instalmentsInRows, instalmentsListed } from './instalments-in-rows.ts'
import { isOfYearBefore, ratesWithoutHead } from './instalments-without-head.ts'
import { instalmentsByDay, instalmentsTold, isLineOfInstalments } from './instalments-told.ts'
import { landTaxAdjusted } from './land-tax-adjusted.ts'
import { landTaxOfYears } from './land-tax-of-years.ts'
import { landTaxColumn } from './land-tax-column.ts'
import { landTaxOfParcel } from './land-tax-of-parcel.ts'
import { landTaxProportional } from './land-tax-proportional.ts'
import { landTaxShare } from './land-tax-share.ts'
import { landTaxTold } from './land-tax-told.ts'
import { leviedAboveDue } from './levied-above-due.ts'
import { outgoingOf, UNTOLD } from './outgoing-of.ts'
import { type Candidate, sumOfLines } from './outgoing-sums.ts'
import { provenTotal } from './outgoing-totals.ts'
import { totalWithoutSign } from './total-without-sign.ts'
import { yearColumn } from './year-column.ts'

/** Whose charges an authority bills to the owner of the land. */
export type BilledKind = Exclude<Kind, 'owners-corporation'>

/**
 * What an authority charges for a year: by the bill's table first, which tells what of it is the
 * year's, else by its words; null for untold.
 */
export function billOfAuthority(doc: Doc, kind: BilledKind, priced: Priced): Fact<Outgoing> | null {
  const table = isTabled(kind) ? (yearColumn(doc, kind) ?? beforeArrears(doc, kind)) : null
  if (table !== null && !table.value.basis.endsWith(UNTOLD)) return table
  const byWords = billByWords(doc, kind, priced)
  const told = (kind === 'council-rates' ? leviedAboveDue(doc, byWords) : null) ?? byWords
  if (table === null || told === null) return table ?? told
  return told.value.basis.endsWith(UNTOLD) || isLineOf(told, table) ? table : told
}

/** Not where what stands before the arrears is an instalment of a year that its lines come to. */
function beforeArrears(doc: Doc, kind: BillKind): Fact<Outgoing> | null {
  const charged = chargesBeforeArrears(doc, kind)
  const year = charged === null ? null : provenTotal(doc, kind, outgoingOf)
  if (charged === null || year === null || year.fact.value.basis.endsWith(UNTOLD)) return charged
  return year.fact.value.annualCents > charged.value.annualCents ? null : charged
}

function isTabled(kind: Kind): kind is BillKind {
  return kind === 'council-rates' || kind === 'water-rates' || kind === 'land-tax'
}

function billByWords(doc: Doc, kind: BilledKind, priced: Priced): Fact<Outgoing> | null {
  const share = kind === 'land-tax' ? shareOfTax(doc) : null
  if (share !== null) return share
  const chosen = amountByWords(doc, kind, priced)
  const proven = provenTotal(doc, kind, outgoingOf)
  if (proven !== null && (chosen === null || outweighs(proven, chosen)))
    return withPeriod(doc, kind, proven.fact, priced)
  // The lines above it come to it, so that they make no other sum.
  if (proven !== null && chosen !== null && isLineOf(chosen.fact, proven.fact)) return chosen.fact
  const told = chosen === null && kind === 'land-tax' ? landTaxTold(doc, outgoingOf) : null
  if (told !== null) return told
  const summed = sumOfLines(doc, kind)
  const listed = inInstalments(doc, kind)
  const inParts =
    chosen !== null && listed !== null && areSomeQuarters(chosen.fact, listed.fact) ? null : listed
  // The lines of one instalment, added, are no more than that instalment.
  if (inParts !== null && [chosen, summed].every((one) => one === null || isOnePart(one, inParts)))
    return inParts.fact
  if (inParts !== null && chosen !== null && isOfYearBefore(doc, chosen.fact, inParts.fact))
    return inParts.fact
  // What a note below the instalments says of one levy among them is no sum of its own.
  if (inParts !== null && chosen !== null && isOnePart(chosen, inParts)) {
    const most = summed?.fact.value.annualCents ?? 0
    if (inParts.fact.spans.length > 1 && most < inParts.fact.value.annualCents) return inParts.fact
  }
  if (inParts !== null && chosen !== null && isLineOfInstalments(doc, chosen.fact, inParts.fact))
    return inParts.fact
  if (summed === null) return chosen?.fact ?? totalWithoutSign(doc, kind)
  if (chosen === null || summed.score > chosen.score) return summed.fact
  // One line of a bill is never the whole of it.
  return kind !== 'council-rates' && isLineOf(chosen.fact, summed.fact) ? summed.fact : chosen.fact
}

/** "1 July $1,180.25", "1 October $1,180.25": the quarters charged so far, and not the year. */
function areSomeQuarters(quarterly: Fact<Outgoing>, sum: Fact<Outgoing>): boolean {
  const count = sum.spans.length
  return (
    isLineOf(quarterly, sum) &&
    count > 1 &&
    count < 4 &&
    quarterly.value.annualCents * count === sum.value.annualCents * 4
  )
}

/** Of a tax on several parcels, what falls on this one. */
function shareOfTax(doc: Doc): Fact<Outgoing> | null {
  return (
    landTaxAdjusted(doc, outgoingOf) ??
    landTaxOfParcel(doc, outgoingOf) ??
    landTaxShare(doc, outgoingOf) ??
    landTaxColumn(doc, outgoingOf) ??
    landTaxProportional(doc, outgoingOf) ??
    landTaxOfYears(doc, outgoingOf, 2)
  )
}

function inInstalments(doc: Doc, kind: BilledKind): Candidate | null {
  if (!isTabled(kind)) return null
  return (
    instalmentsTold(doc, kind, outgoingOf) ??
    instalmentsListed(doc, kind) ??
    instalmentsByDay(doc, kind, outgoingOf) ??
    instalmentsInRows(doc, kind) ??
    (kind === 'council-rates' ? ratesWithoutHead(doc) : null)
  )
}
