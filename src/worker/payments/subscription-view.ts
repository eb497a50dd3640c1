import type { SubscriptionStatus } from '#shared/contract/subscription.ts'
import { effectiveCostCents } from '#shared/pricing.ts'

import type { Balances } from '../credits/ledger-terms.ts'
import type { SubscriptionRow } from './user-subscriptions.ts'
import { isLive, isOver, isScheduled } from './user-subscriptions.ts'

/** A user's plan as the page shows it: one of three statuses, whatever Stripe calls it. */
export function subscriptionView(
  rows: readonly SubscriptionRow[],
  balances: Balances,
): SubscriptionStatus {
  const credits = {
    freeCreditsRemaining: balances.trial,
    subscriptionCreditsRemaining: balances.subscription + balances.payg,
  }
  const row = rows.find(isLive) ?? rows.find(isScheduled) ?? rows.findLast((one) => !isOver(one))
  if (!row) {
    return {
      plan: 'free',
      // Shown as Consumed (product.md §2).
      status: balances.trial > 0 ? 'active' : 'cancelled',
      ...credits,
      currentPeriodStart: null,
      currentPeriodEnd: null,
      nextPlan: null,
      effectiveCostPerReview: effectiveCostCents('free'),
    }
  }
  const next = rows.find((one) => isScheduled(one) && one !== row)?.planId ?? null
  return {
    plan: row.planId,
    status: statusOf(row, next !== null),
    ...credits,
    currentPeriodStart: row.currentPeriodStart.toISOString(),
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    nextPlan: next,
    effectiveCostPerReview: effectiveCostCents(row.planId),
  }
}

function statusOf(row: SubscriptionRow, hasNext: boolean): SubscriptionStatus['status'] {
  if (row.stripeStatus !== 'active' && row.stripeStatus !== 'trialing') return 'pending'
  return row.cancelAtPeriodEnd && !hasNext ? 'cancelled' : 'active'
}
