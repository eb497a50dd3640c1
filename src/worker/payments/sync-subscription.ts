import { and, eq } from 'drizzle-orm'

import { openDatabase } from '../db/for-user.ts'
import { subscriptions } from '../db/schema.ts'
import { userOfCustomer } from './customer-of.ts'
import type { Subscription } from './gateway.ts'
import type { PaymentDesk } from './payment-desk.ts'

const MOST_ATTEMPTS = 10

/**
 * Stores what Stripe says now about a subscription. Grants nothing. Events come in any order, so
 * the row's version is read before Stripe is asked: an answer that was overtaken is not written,
 * and Stripe is asked again.
 */
export async function syncSubscription(
  desk: PaymentDesk,
  subscriptionId: string,
): Promise<Subscription | null> {
  const database = openDatabase(desk.env)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const row = await database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, subscriptionId))
      .get()
    const current = await desk.gateway.retrieveSubscription(subscriptionId)
    const userId = await userOfCustomer(desk, current?.customerId ?? null)
    if (!current?.planId || userId === null) return null
    const at = desk.now()
    const shown = {
      planId: current.planId,
      stripeStatus: current.status,
      cancelAtPeriodEnd: current.cancelAtPeriodEnd,
      currentPeriodStart: current.periodStart,
      currentPeriodEnd: current.periodEnd,
    }
    if (row && isSame(row, shown)) return current
    const written = row
      ? await database
          .update(subscriptions)
          .set({ ...shown, updatedAt: at, version: row.version + 1 })
          .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.version, row.version)))
          .returning({ id: subscriptions.id })
          .get()
      : await database
          .insert(subscriptions)
          .values({ id: subscriptionId, userId, createdAt: at, updatedAt: at, ...shown })
          .onConflictDoNothing()
          .returning({ id: subscriptions.id })
          .get()
    if (written) return current
  }
  throw new Error('a subscription changed faster than it could be stored')
}

type Shown = Omit<
  typeof subscriptions.$inferSelect,
  'id' | 'userId' | 'version' | 'createdAt' | 'updatedAt'
>

function isSame(row: Shown, shown: Shown): boolean {
  return (
    row.planId === shown.planId &&
    row.stripeStatus === shown.stripeStatus &&
    row.cancelAtPeriodEnd === shown.cancelAtPeriodEnd &&
    row.currentPeriodStart.getTime() === shown.currentPeriodStart.getTime() &&
    row.currentPeriodEnd.getTime() === shown.currentPeriodEnd.getTime()
  )
}
