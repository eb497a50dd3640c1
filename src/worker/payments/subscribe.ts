import { eq } from 'drizzle-orm'

import type { PaidPlanId } from '#shared/pricing.ts'

import { openDatabase } from '../db/for-user.ts'
import { payments } from '../db/schema.ts'
import type { SessionUser } from '../env.ts'
import { AppError } from '../errors.ts'
import { customerOf } from './customer-of.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRow } from './payment-rows.ts'
import { closeOrder, openOrder, subscriptionOrder } from './payment-rows.ts'
import { settleInvoice } from './settle-payment.ts'
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
    const made = await placeOrder(desk, row, customerId)
    const invoice = made?.latestInvoiceId
      ? await desk.gateway.retrieveInvoice(made.latestInvoiceId)
      : null
    if (made?.status === 'incomplete' && row.planId === planId && invoice?.clientSecret) {
      return invoice.clientSecret
    }
    if (made?.status === 'incomplete') await desk.gateway.cancelSubscription(made.id)
    if (invoice) {
      const settled = await settleInvoice(desk, invoice.id)
      if (settled.outcome === 'settled') throw alreadyChosen()
    }
    if (made) await syncSubscription(desk, made.id)
    await closeOrder(desk, row.id)
  }
  throw new Error('a subscription could not be ordered')
}

/** The subscription of an order at Stripe. Its key makes it once, also after a crash in between. */
async function placeOrder(desk: PaymentDesk, row: PaymentRow, customerId: string) {
  const planId = row.planId ?? 'monthly'
  const id =
    row.subscriptionId ??
    (
      await desk.gateway.createSubscription(
        {
          customerId,
          planId,
          metadata: { userId: row.userId, planId, paymentId: row.id },
          later: null,
        },
        `sub:${row.userId}:${planId}:${row.id}`,
      )
    ).id
  const current = await syncSubscription(desk, id)
  const invoiceId = current?.latestInvoiceId ?? null
  await openDatabase(desk.env)
    .update(payments)
    .set({ subscriptionId: id, invoiceId, updatedAt: desk.now() })
    .where(eq(payments.id, row.id))
  return current
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
  if (present.planId !== planId) await scheduleNext(desk, change)
  await desk.gateway.setCancelAtPeriodEnd(present.id, present.planId !== planId)
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
  const next = await desk.gateway.createSubscription(
    {
      customerId,
      planId,
      metadata: { userId, planId },
      later: { startsAt: current.periodEnd, methodId: current.methodId },
    },
    // The count tells one change from an earlier one that was taken back.
    `later:${userId}:${planId}:${rows.length}`,
  )
  await syncSubscription(desk, next.id)
}

function alreadyChosen(): AppError {
  return new AppError('invalid-request', 'You already have this plan. Nothing was charged.')
}
