import type { SubscriptionStatus } from '#shared/contract/subscription.ts'
import type { PaidPlanId } from '#shared/pricing.ts'

/** What a user on `status` can do with one of the plans; days are instants (ISO 8601). */
export type PlanOffer =
  /** Paid now. */
  | { readonly kind: 'subscribe' }
  /** Paid now, instead of another plan whose first payment was never made. */
  | { readonly kind: 'replace'; readonly unpaid: PaidPlanId }
  /** Runs and goes on. */
  | { readonly kind: 'current' }
  /** Waits for its payment. */
  | { readonly kind: 'complete' }
  /** Begins when the running plan ends, paid then. */
  | { readonly kind: 'switch'; readonly running: PaidPlanId; readonly startsAt: string | null }
  /** Chosen already, to begin then. */
  | { readonly kind: 'next'; readonly startsAt: string | null }
  /** Runs and was to end, by itself or for `next`: choosing it again undoes that. */
  | { readonly kind: 'keep'; readonly endsAt: string | null; readonly next: PaidPlanId | null }

/** The one thing that choosing `planId` would mean now (product.md §2, Cancelling). */
export function planOffer(planId: PaidPlanId, status: SubscriptionStatus): PlanOffer {
  const { plan, nextPlan, currentPeriodEnd } = status
  if (plan === 'free') return { kind: 'subscribe' }
  if (status.status === 'pending') {
    return plan === planId ? { kind: 'complete' } : { kind: 'replace', unpaid: plan }
  }
  if (nextPlan === planId) return { kind: 'next', startsAt: currentPeriodEnd }
  if (plan !== planId) return { kind: 'switch', running: plan, startsAt: currentPeriodEnd }
  if (nextPlan !== null || status.status === 'cancelled') {
    return { kind: 'keep', endsAt: currentPeriodEnd, next: nextPlan }
  }
  return { kind: 'current' }
}
