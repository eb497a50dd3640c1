import { asc, eq } from 'drizzle-orm'

import type { PlanId } from '#shared/pricing.ts'

import { openDatabase } from '../db/for-user.ts'
import { subscriptions } from '../db/schema.ts'
import type { PaymentDesk } from './payment-desk.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A subscription that is paid for, or that waits for a payment to go on. */
const LIVE: readonly string[] = ['active', 'past_due', 'unpaid', 'paused']

export function isLive({ stripeStatus }: SubscriptionRow): boolean {
  return LIVE.includes(stripeStatus)
}

/** Begins when the present one ends; nothing has been paid for it yet. */
export function isScheduled({ stripeStatus }: SubscriptionRow): boolean {
  return stripeStatus === 'trialing'
}

export function isUnpaid({ stripeStatus }: SubscriptionRow): boolean {
  return ['incomplete', 'past_due', 'unpaid', 'paused'].includes(stripeStatus)
}

export function isOver({ stripeStatus }: SubscriptionRow): boolean {
  return stripeStatus === 'canceled' || stripeStatus === 'incomplete_expired'
}

/** Every subscription that a user has or had, the oldest first. */
export function subscriptionsOf({ env }: Pick<PaymentDesk, 'env'>, userId: string) {
  return openDatabase(env)
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
}

/** The plan whose period a user has paid for; an order that was never paid is no plan. */
export async function paidPlanOf(desk: Pick<PaymentDesk, 'env'>, userId: string): Promise<PlanId> {
  const rows = await subscriptionsOf(desk, userId)
  return (rows.find(isLive) ?? rows.find(isScheduled))?.planId ?? 'free'
}
