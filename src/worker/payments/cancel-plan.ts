import type { PaymentDesk } from './payment-desk.ts'
import { closeOrder, openOrders, SUBSCRIPTION_SLOT } from './payment-rows.ts'
import { syncSubscription } from './sync-subscription.ts'
import { isOver, isScheduled, isUnpaid, subscriptionsOf } from './user-subscriptions.ts'

/**
 * Cancels what the user last chose: at once where nothing is paid for it, else at the end of the
 * paid period. Answers false when there is nothing to cancel.
 */
export async function cancelPlan(desk: PaymentDesk, userId: string): Promise<boolean> {
  for (const row of await subscriptionsOf(desk, userId)) {
    if (!isOver(row)) await syncSubscription(desk, row.id)
  }
  const rows = (await subscriptionsOf(desk, userId)).filter((row) => !isOver(row)).toReversed()
  const target = rows.find((row) => isUnpaid(row) || isScheduled(row)) ?? rows[0]
  if (!target) return false
  if (isUnpaid(target) || isScheduled(target)) {
    await desk.gateway.cancelSubscription(target.id)
    for (const order of await openOrders(desk, userId)) {
      if (order.slot === SUBSCRIPTION_SLOT) await closeOrder(desk, order.id)
    }
  } else {
    await desk.gateway.setCancelAtPeriodEnd(target.id, true)
  }
  await syncSubscription(desk, target.id)
  return true
}
