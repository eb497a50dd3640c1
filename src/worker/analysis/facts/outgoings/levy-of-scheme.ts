import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { amountByWords, type Priced, withPeriod } from './amount-by-words.ts'
import { isBetter, isOneDue, isOneFund, outweighs } from './compared-outgoings.ts'
import { contributionByDates } from './contribution-by-dates.ts'
import { ofOwnLot, shareOfOwnLot } from './contribution-of-lot.ts'
import { perEntitlement } from './contribution-per-entitlement.ts'
import { lastResolved } from './contribution-resolved.ts'
import { contributionsScheduled } from './contributions-scheduled.ts'
import { isLineOf } from './each-once.ts'
import { fundTable } from './fund-table.ts'
import { fundsCertified } from './funds-certified.ts'
import { fundsWithoutSign } from './funds-without-sign.ts'
import { levyInLotTable } from './levy-in-lot-table.ts'
import { levyNotice } from './levy-notice.ts'
import { sumOfCorporations } from './outgoing-corporations.ts'
import { sumOfFunds } from './outgoing-funds.ts'
import { outgoingOf } from './outgoing-of.ts'
import { provenTotal } from './outgoing-totals.ts'
import { sumOfSchemes } from './sum-of-schemes.ts'

type Reading = (doc: Doc, priced: Priced) => Fact<Outgoing> | null

/** Papers that tell all funds of the lot by their form: the first that is there is believed. */
const BY_FORM: readonly Reading[] = [
  (doc) => lastResolved(doc)?.fact ?? null,
  // What the owners fix from a day on is newer than what a certificate told before.
  leviedFromDay,
  (doc, { entriesOf }) => sumOfCorporations(doc, entriesOf),
  // What is asked for now is newer than what a statement or a certificate told before it.
  levyNotice,
  contributionsScheduled,
  fundsCertified,
  fundsWithoutSign,
  sumOfSchemes,
  (doc) => fundTable(doc),
]

/** What the lot pays a year to all funds of its owners corporation or corporations; null for untold. */
export function levyOfScheme(doc: Doc, priced: Priced): Fact<Outgoing> | null {
  for (const read of BY_FORM) {
    const told = read(doc, priced)
    if (told !== null) return told
  }
  const chosen = amountByWords(doc, 'owners-corporation', priced)
  const counted = perEntitlement(doc)
  if (counted !== null && isBetter(counted, chosen)) return counted.fact
  const listed = ofOwnLot(doc) ?? levyInLotTable(doc)
  if (listed !== null && (chosen === null || listed.score > chosen.score)) return listed.fact
  const dated = contributionByDates(doc)
  const proven = provenTotal(doc, 'owners-corporation', outgoingOf)
  const funds = sumOfFunds(doc)
  // A row's own sum is what falls due on one of the days, or of the times that both funds tell.
  for (const whole of [dated, funds]) {
    if (whole === null) continue
    if ([proven, chosen].some((one) => one !== null && isOneDue(one.fact, whole.fact)))
      return whole.fact
  }
  if (proven !== null && (chosen === null || outweighs(proven, chosen)))
    return withPeriod(doc, 'owners-corporation', proven.fact, priced)
  // The lines above it come to it, so that they make no other sum.
  if (proven !== null && chosen !== null && isLineOf(chosen.fact, proven.fact)) return chosen.fact
  const most = funds?.fact.value.annualCents ?? 0
  if (dated !== null && dated.fact.value.annualCents > most) {
    if (isOneFund(chosen, dated) || isBetter(dated, chosen)) return dated.fact
  }
  if (funds === null) return chosen?.fact ?? shareOfOwnLot(doc)?.fact ?? null
  if (chosen === null || funds.score > chosen.score) return funds.fact
  // Told by their total, so that no line of it is among its places.
  if (funds.fact.spans.length === 1 && isOneFund(chosen, funds)) return funds.fact
  // One fund of a scheme is never the whole of it.
  return isLineOf(chosen.fact, funds.fact) ? funds.fact : chosen.fact
}

function leviedFromDay(doc: Doc): Fact<Outgoing> | null {
  const tabled = levyInLotTable(doc)
  return tabled !== null && tabled.isFromDay ? tabled.fact : null
}
