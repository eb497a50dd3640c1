import { and, desc, eq, isNotNull } from 'drizzle-orm'

import type { PaidPlanId } from '#shared/pricing.ts'
import { PLANS, paygTotalCents } from '#shared/pricing.ts'

import { openDatabase } from '../db/for-user.ts'
import { newId } from '../db/ids.ts'
import { payments } from '../db/schema.ts'
import type { PaymentDesk } from './payment-desk.ts'

export type PaymentRow = typeof payments.$inferSelect

/** A user has one open subscription order, and one open purchase of each quantity. */
export const SUBSCRIPTION_SLOT = 'subscription'
export function paygSlot(quantity: number): string {
  return `payg:${quantity}`
}

/** The order that is open in a slot, made of `order` where there is none. */
export async function openOrder(
  desk: Pick<PaymentDesk, 'env'>,
  order: typeof payments.$inferInsert & { readonly slot: string },
): Promise<{ readonly row: PaymentRow; readonly isNew: boolean }> {
  const database = openDatabase(desk.env)
  const made = await database.insert(payments).values(order).onConflictDoNothing().returning().get()
  if (made) return { row: made, isNew: true }
  const row = await database
    .select()
    .from(payments)
    .where(and(eq(payments.userId, order.userId), eq(payments.slot, order.slot)))
    .get()
  // Closed between the two statements: the next try makes its own.
  return row ? { row, isNew: false } : openOrder(desk, order)
}

export function paygOrder(userId: string, quantity: number, now: Date) {
  return {
    id: newId('payment'),
    userId,
    type: 'payg_credits' as const,
    status: 'pending' as const,
    description: quantity === 1 ? '1 analysis' : `${quantity} analyses`,
    quantity,
    credits: quantity,
    amountCents: paygTotalCents(quantity),
    slot: paygSlot(quantity),
    createdAt: now,
    updatedAt: now,
  }
}

export function subscriptionOrder(userId: string, planId: PaidPlanId, now: Date) {
  return {
    id: newId('payment'),
    userId,
    type: 'subscription_payment' as const,
    status: 'pending' as const,
    description: `${PLANS[planId].name} plan`,
    quantity: 1,
    planId,
    credits: PLANS[planId].credits,
    amountCents: PLANS[planId].priceCents,
    slot: SUBSCRIPTION_SLOT,
    createdAt: now,
    updatedAt: now,
  }
}

/** Every order of a user that can still be paid, the newest first. */
export function openOrders({ env }: Pick<PaymentDesk, 'env'>, userId: string) {
  return openDatabase(env)
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.slot)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
}

/** Ends an order that cannot be paid any more; one that was paid stays as it is. */
export async function closeOrder({ env, now }: PaymentDesk, id: string): Promise<void> {
  await openDatabase(env)
    .update(payments)
    .set({ status: 'failed', slot: null, updatedAt: now() })
    .where(and(eq(payments.id, id), isNotNull(payments.slot)))
}
