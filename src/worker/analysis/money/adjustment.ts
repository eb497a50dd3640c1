import { addDays, daysBetween } from './days.ts'
import { dollars } from './dollars.ts'

/** An outgoing of the property over a period; both days belong to it. */
export type Period = { readonly from: string; readonly to: string; readonly cents: number }

export type Adjustment = {
  /** What the buyer pays back to a vendor who has paid beyond settlement. */
  readonly buyerCents: number
  readonly days: number
  readonly formula: string
}

/**
 * Share of an outgoing that falls on the buyer: the vendor bears it up to and including the day of
 * settlement, and is paid back what is paid behind it, to the end of the period unless told.
 * Nothing when settlement is outside the period.
 */
export function adjustOutgoing(
  period: Period,
  settlement: string,
  paidTo: string = period.to,
): Adjustment | null {
  if (settlement < period.from || settlement > period.to) return null
  const length = daysBetween(period.from, period.to) + 1
  const days = Math.max(0, daysBetween(settlement, paidTo))
  return {
    buyerCents: Math.round((period.cents * days) / length),
    days,
    formula: `${dollars(period.cents)} × ${days} / ${length} days`,
  }
}

/**
 * The same where a sum of the period is paid and not all of it: what of the sum is more than the
 * vendor's own days up to and including settlement.
 */
export function adjustPaidSum(
  period: Period,
  settlement: string,
  paidCents: number,
): Adjustment | null {
  if (settlement < period.from || settlement > period.to) return null
  const length = daysBetween(period.from, period.to) + 1
  const own = daysBetween(period.from, settlement) + 1
  const ownCents = Math.round((period.cents * own) / length)
  return {
    buyerCents: Math.max(0, Math.min(paidCents, period.cents) - ownCents),
    days: length - own,
    formula: `${dollars(Math.min(paidCents, period.cents))} − ${dollars(period.cents)} × ${own} / ${length} days`,
  }
}

/** The financial year of a date: rates run from 1 July to 30 June. */
export function ratesYear(iso: string): { from: string; to: string } {
  const year = Number(iso.slice(0, 4))
  const start = iso.slice(5) >= '07-01' ? year : year - 1
  return { from: `${start}-07-01`, to: addDays(`${start + 1}-07-01`, -1) }
}
