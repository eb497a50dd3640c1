import { and, eq, isNotNull } from 'drizzle-orm'

import { openDatabase } from '../db/for-user.ts'
import { payments } from '../db/schema.ts'
import type { Subscription } from './gateway.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRow } from './payment-rows.ts'
import { closeOrder } from './payment-rows.ts'
import { settleInvoice } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

export type PlacedOrder = {
  readonly subscription: Subscription | null
  /** False when the order was closed while it was being placed. */
  readonly isOpen: boolean
}

/** The subscription of an order at Stripe. Its key makes it once, also after a crash in between. */
export async function placeOrder(
  desk: PaymentDesk,
  row: PaymentRow,
  customerId: string,
): Promise<PlacedOrder> {
  const id = row.subscriptionId ?? (await createFor(desk, row, customerId))
  const subscription = await syncSubscription(desk, id)
  const noted = await openDatabase(desk.env)
    .update(payments)
    .set({
      subscriptionId: id,
      // Once it runs, the latest invoice may be a renewal's.
      ...(subscription?.status === 'incomplete' ? { invoiceId: subscription.latestInvoiceId } : {}),
      updatedAt: desk.now(),
    })
    .where(and(eq(payments.id, row.id), isNotNull(payments.slot)))
    .returning({ id: payments.id })
    .get()
  return { subscription, isOpen: noted !== undefined }
}

/**
 * Closes an order after its subscription, so that no closed order has one that waits to be paid.
 * Answers true when it was paid meanwhile: then it is settled.
 */
export async function dropOrder(
  desk: PaymentDesk,
  row: PaymentRow,
  subscription: Subscription | null,
): Promise<boolean> {
  if (subscription?.status === 'incomplete') {
    await desk.gateway.cancelSubscription(subscription.id)
  }
  const settled = subscription?.latestInvoiceId
    ? await settleInvoice(desk, subscription.latestInvoiceId)
    : null
  if (subscription) await syncSubscription(desk, subscription.id)
  await closeOrder(desk, row.id)
  return settled?.outcome === 'settled'
}

async function createFor(
  { gateway }: PaymentDesk,
  row: PaymentRow,
  customerId: string,
): Promise<string> {
  if (!row.planId) throw new Error('an order of a subscription names its plan')
  const { id } = await gateway.createSubscription(
    {
      customerId,
      planId: row.planId,
      metadata: { userId: row.userId, planId: row.planId, paymentId: row.id },
      later: null,
    },
    `sub:${row.userId}:${row.planId}:${row.id}`,
  )
  return id
}
