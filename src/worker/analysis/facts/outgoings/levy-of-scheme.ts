import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'

import { amountByWords, type Priced, withPeriod } from './amount-by-words.ts'
import { isBetter, isOneDue, isOneFund, outweighs } from './compared-outgoings.ts'
import { contributionByDates } from './contribution-by-dates.ts'
import { ofOwnLot, shareOfOwnLot } from './contribution-of-lot.ts'
import { perEntitlement } from './contribution-per-entitlement.ts'
import { lastResolved } from './contribution-resolved.ts'
import { contributionsScheduled } from './contributions-scheduled.ts'
import { isLineOf } from './each-once.ts'
import { instalmentOfSeveral } from './instalment-of-several.ts'
import { feesOfOwnLots } from './fees-of-own-lots.ts'
import { fundTable } from './fund-table.ts'
import { fundsCertified } from './funds-certified.ts'
import { fundsWithoutSign } from './funds-without-sign.ts'
import { levyInLotTable } from './levy-in-lot-table.ts'
import { levyInProse } from './levy-in-prose.ts'
import { levyNotice } from './levy-notice.ts'
import { lotRowByDates } from './lot-row-by-dates.ts'
import { sumOfCorporations } from './outgoing-corporations.ts'
import { sumOfFunds } from './outgoing-funds.ts'
import { outgoingOf, UNTOLD } from './outgoing-of.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { provenTotal } from './outgoing-totals.ts'
import { HOME } from './outgoing-words.ts'
import { shareOfBudget } from './share-of-budget.ts'
import { sumOfSchemes } from './sum-of-schemes.ts'

type Reading = (doc: Doc, priced: Priced) => Fact<Outgoing> | null

/** Papers that tell all funds of the lot by their form: the first that is there is believed. */
const BY_FORM: readonly Reading[] = [
  (doc) => lastResolved(doc)?.fact ?? null,
  // What the owners fix from a day on is newer than what a certificate told before.
  leviedFromDay,
  lotRowByDates,
  instalmentOfSeveral,
  (doc, { entriesOf }) => sumOfCorporations(doc, entriesOf),
  // What is asked for now is newer than what a statement or a certificate told before it.
  levyNotice,
  contributionsScheduled,
  fundsCertified,
  fundsWithoutSign,
  sumOfSchemes,
  feesOfOwnLots,
  (doc) => fundTable(doc),
]

/** What the lot pays a year to all funds of its owners corporation or corporations; null for untold. */
export function levyOfScheme(doc: Doc, priced: Priced): Fact<Outgoing> | null {
  const told = levyTold(doc, priced)
  const prose = levyInProse(doc)
  return prose !== null && (told === null || isPartOf(told, prose)) ? prose : told
}

function levyTold(doc: Doc, priced: Priced): Fact<Outgoing> | null {
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
  if (funds === null) return chosen?.fact ?? shareOfOwnLot(doc)?.fact ?? shareOfBudget(doc)
  if (chosen === null || funds.score > chosen.score || isElsewhere(doc, chosen.fact, funds.fact))
    return funds.fact
  // Told by their total, so that no line of it is among its places.
  if (funds.fact.spans.length === 1 && isOneFund(chosen, funds)) return funds.fact
  // One fund of a scheme is never the whole of it.
  return isLineOf(chosen.fact, funds.fact) ? funds.fact : chosen.fact
}

/** A certificate tells what each fund takes, and a letter about another scheme a sum of its own. */
function isElsewhere(doc: Doc, one: Fact<Outgoing>, funds: Fact<Outgoing>): boolean {
  const [zone, home] = [one, funds].map(({ spans: [span] }) =>
    span === undefined ? undefined : blockAt(doc, span.start)?.zone,
  )
  return home === HOME['owners-corporation'] && (zone === 'annexure' || zone === 'other')
}

/** What is paid at a time, or once, of a sum of which a letter says how often it is paid. */
function isPartOf({ value }: Fact<Outgoing>, year: Fact<Outgoing>): boolean {
  return (
    value.basis.endsWith(UNTOLD) || PARTS_OF_A_YEAR.has(year.value.annualCents / value.annualCents)
  )
}

function leviedFromDay(doc: Doc): Fact<Outgoing> | null {
  const tabled = levyInLotTable(doc)
  return tabled !== null && tabled.isFromDay ? tabled.fact : null
}
