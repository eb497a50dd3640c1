import type { PaidPlanId } from '#shared/pricing.ts'

import type { SessionUser } from '../env.ts'
import { AppError } from '../errors.ts'
import { customerOf } from './customer-of.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { openOrder, subscriptionOrder } from './payment-rows.ts'
import { dropOrder, placeOrder } from './plan-order.ts'
import { syncSubscription } from './sync-subscription.ts'
import type { SubscriptionRow } from './user-subscriptions.ts'
import { isLive, isOver, isScheduled, subscriptionsOf } from './user-subscriptions.ts'

const MOST_ATTEMPTS = 5

/**
 * Chooses a plan. Answers the secret with which its first period is paid, or null where nothing is
 * to be paid now: a cancellation taken back, or a change of plan at the end of the paid period.
 *
 * @throws AppError('invalid-request') when there is nothing to change.
 */
export async function subscribe(
  desk: PaymentDesk,
  user: SessionUser,
  planId: PaidPlanId,
): Promise<string | null> {
  const customerId = await customerOf(desk, user)
  for (const row of await subscriptionsOf(desk, user.id)) {
    if (!isOver(row)) await syncSubscription(desk, row.id)
  }
  const rows = await subscriptionsOf(desk, user.id)
  const present = rows.find(isLive)
  if (present) return changePlan(desk, { customerId, userId: user.id, planId, present, rows })
  if (rows.some(isScheduled)) throw alreadyChosen()
  return orderPlan(desk, user.id, customerId, planId)
}

/** Opens the one order of a plan that a user can have; another plan's order is cancelled first. */
async function orderPlan(
  desk: PaymentDesk,
  userId: string,
  customerId: string,
  planId: PaidPlanId,
): Promise<string> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const { row } = await openOrder(desk, subscriptionOrder(userId, planId, desk.now()))
    const { subscription, isOpen } = await placeOrder(desk, row, customerId)
    if (isOpen && subscription?.status === 'incomplete' && row.planId === planId) {
      const invoice = await desk.gateway.retrieveInvoice(subscription.latestInvoiceId ?? '')
      if (invoice?.clientSecret) return invoice.clientSecret
    }
    // Of another plan, paid or ended meanwhile: that one is settled, and the next order opened.
    const wasPaid = await dropOrder(desk, row, subscription)
    if (wasPaid) throw alreadyChosen()
  }
  throw new Error('a subscription could not be ordered')
}

type Change = {
  readonly customerId: string
  readonly userId: string
  readonly planId: PaidPlanId
  readonly present: SubscriptionRow
  readonly rows: readonly SubscriptionRow[]
}

/** With a running plan: the same one takes a cancellation back, another begins when it ends. */
async function changePlan(desk: PaymentDesk, change: Change): Promise<string | null> {
  const { present, planId, rows } = change
  const scheduled = rows.find(isScheduled)
  if (present.stripeStatus !== 'active') {
    const invoice = await desk.gateway.openInvoiceOf(present.id)
    if (present.planId === planId && invoice?.clientSecret) return invoice.clientSecret
    throw new AppError(
      'invalid-request',
      'A payment for your present plan is still open. Please complete it or cancel the plan first.',
    )
  }
  if (scheduled?.planId === planId || (present.planId === planId && !present.cancelAtPeriodEnd)) {
    throw alreadyChosen()
  }
  if (scheduled) {
    await desk.gateway.cancelSubscription(scheduled.id)
    await syncSubscription(desk, scheduled.id)
  }
  if (present.planId === planId) await desk.gateway.setCancelAtPeriodEnd(present.id, false)
  else await scheduleNext(desk, change)
  await syncSubscription(desk, present.id)
  return null
}

async function scheduleNext(
  desk: PaymentDesk,
  { customerId, userId, planId, present, rows }: Change,
): Promise<void> {
  const current = await desk.gateway.retrieveSubscription(present.id)
  if (!current?.methodId) {
    throw new AppError(
      'invalid-request',
      'Your present plan has no saved card, so the change could not be prepared. Please choose the new plan when the present one has ended.',
    )
  }
  // First the end of the present plan: a crash in between leaves one that ends, never two.
  await desk.gateway.setCancelAtPeriodEnd(present.id, true)
  const startsAt = current.periodEnd
  const next = await desk.gateway.createSubscription(
    {
      customerId,
      planId,
      metadata: { userId, planId },
      later: { startsAt, methodId: current.methodId },
    },
    // The count tells one change from an earlier one that was taken back.
    `later:${present.id}:${planId}:${startsAt.getTime()}:${current.methodId}:${rows.length}`,
  )
  await syncSubscription(desk, next.id)
}

function alreadyChosen(): AppError {
  return new AppError('invalid-request', 'You already have this plan. Nothing was charged.')
}
