import type { SessionUser } from '../env.ts'
import { customerOf } from './customer-of.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { openOrders, SUBSCRIPTION_SLOT } from './payment-rows.ts'
import { dropOrder, placeOrder } from './plan-order.ts'
import { syncSubscription } from './sync-subscription.ts'
import { isOver, isScheduled, isUnpaid, subscriptionsOf } from './user-subscriptions.ts'

/**
 * Cancels what the user last chose: at once where nothing is paid for it, else at the end of the
 * paid period. Answers false when there is nothing to cancel.
 */
export async function cancelPlan(desk: PaymentDesk, user: SessionUser): Promise<boolean> {
  for (const row of await subscriptionsOf(desk, user.id)) {
    if (!isOver(row)) await syncSubscription(desk, row.id)
  }
  const orders = await openOrders(desk, user.id)
  const order = orders.find(({ slot }) => slot === SUBSCRIPTION_SLOT)
  if (order) {
    const { subscription } = await placeOrder(desk, order, await customerOf(desk, user))
    // Paid in the meantime: it ends with its period, as below.
    if (!(await dropOrder(desk, order, subscription))) return true
  }
  const rows = (await subscriptionsOf(desk, user.id)).filter((row) => !isOver(row)).toReversed()
  const target = rows.find((row) => isUnpaid(row) || isScheduled(row)) ?? rows[0]
  if (!target) return false
  if (isUnpaid(target) || isScheduled(target)) await desk.gateway.cancelSubscription(target.id)
  else await desk.gateway.setCancelAtPeriodEnd(target.id, true)
  await syncSubscription(desk, target.id)
  return true
}
