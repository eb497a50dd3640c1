import type { AllocationMetadata } from '#shared/contract/payments.ts'
import { PLANS, paygTotalCents, type PaidPlanId } from '#shared/pricing.ts'

import type { PlanOffer } from './plan-offer.ts'
import { analysisCount, planName, PLAN_WORDS, shortPrice } from './plan-words.ts'

/** Which of the payments that wait is to be completed; the newest unless said. */
export type PendingWanted = {
  readonly payment?: string
  readonly type?: AllocationMetadata['type']
}

/** What can be opened without a confirmation. */
export type Order =
  | { readonly kind: 'credits'; readonly quantity: number }
  | { readonly kind: 'pending'; readonly wanted: PendingWanted }

/** Where the dialog stands. */
export type Checkout =
  | { readonly step: 'closed' }
  | {
      readonly step: 'confirming'
      readonly planId: PaidPlanId
      readonly offer: PlanOffer
      readonly sending: boolean
    }
  | { readonly step: 'preparing'; readonly order: Order }
  | { readonly step: 'failed'; readonly order: Order; readonly message: string }
  | { readonly step: 'paying'; readonly purchase: Purchase }
  /** Paid; the credits are being added. */
  | { readonly step: 'settling'; readonly purchase: Purchase }

/** One payment that is about to be made. */
export type Purchase = {
  readonly clientSecret: string
  readonly metadata: AllocationMetadata
}

/** What a purchase is, for the one who pays it. */
export function purchaseWords({ metadata }: Purchase): { what: string; totalCents: number } {
  if (metadata.type === 'payg_credits') {
    const quantity = Number(metadata.quantity)
    const totalCents = paygTotalCents(quantity)
    const each = shortPrice(totalCents / quantity)
    const what = `Pay as you go, ${analysisCount(quantity)}${quantity > 1 ? ` at ${each} each` : ''}`
    return { what, totalCents }
  }
  const { planId, credits } = metadata
  return {
    what: `${planName(planId)} plan, ${credits} credits ${PLAN_WORDS[planId].every}`,
    totalCents: PLANS[planId].priceCents,
  }
}

export function creditsMetadata(userId: string, quantity: number): AllocationMetadata {
  return { userId, type: 'payg_credits', quantity: String(quantity) }
}

export function planMetadata(userId: string, planId: PaidPlanId): AllocationMetadata {
  const credits = String(PLANS[planId].credits)
  return { userId, type: 'subscription_payment', quantity: '1', planId, credits }
}
