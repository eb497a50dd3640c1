import { dayOf, priceFromCents } from '#client/lib/format.ts'
import type { SubscriptionStatus } from '#shared/contract/subscription.ts'
import { PLANS } from '#shared/pricing.ts'

import { creditCount, planName, PLAN_WORDS } from './plan-words.ts'

/** The colours of spec §4: green, yellow, red, orange. */
export type PlanTone = 'active' | 'pending' | 'cancelled' | 'consumed'

export type PlanState = {
  readonly name: string
  readonly tone: PlanTone
  readonly word: string
  readonly text: string
  readonly facts: readonly (readonly [term: string, value: string])[]
  /** Active and not free, or pending (spec §4). */
  readonly cancellable: boolean
}

/** What the current plan card says of a plan. */
export function planState(status: SubscriptionStatus): PlanState {
  const { plan } = status
  if (plan === 'free') return freeState(status)
  const { credits, priceCents } = PLANS[plan]
  const price = priceFromCents(priceCents)
  const name = planName(plan)
  const terms = `${creditCount(credits)} ${PLAN_WORDS[plan].every} for ${price}, GST included.`
  const end = status.currentPeriodEnd === null ? null : dayOf(status.currentPeriodEnd)
  switch (status.status) {
    case 'active':
      return {
        name,
        tone: 'active',
        word: 'Active',
        text: terms,
        facts: activeFacts(status, end, price),
        cancellable: true,
      }
    case 'pending':
      return {
        name,
        tone: 'pending',
        word: 'Pending',
        text: `${terms} It waits for its payment: complete it to get its credits.`,
        facts: [['To pay', `${price}, GST included`]],
        cancellable: true,
      }
    case 'cancelled':
      return {
        name,
        tone: 'cancelled',
        word: 'Cancelled',
        text: `It does not renew, and nothing more is charged. You keep your credits.`,
        facts: end === null ? [] : [['Ends', end]],
        cancellable: false,
      }
  }
}

function freeState({ status }: SubscriptionStatus): PlanState {
  const used = status === 'cancelled'
  return {
    name: 'Free Trial',
    tone: used ? 'consumed' : 'active',
    word: used ? 'Consumed' : 'Active',
    text: used
      ? 'Your free analysis has been used.'
      : 'One free analysis, complete, without a card. It is still yours to use.',
    facts: [],
    cancellable: false,
  }
}

function activeFacts(
  { nextPlan }: SubscriptionStatus,
  end: string | null,
  price: string,
): PlanState['facts'] {
  if (end === null) return []
  if (nextPlan === null) {
    return [
      ['Paid until', end],
      ['Renews', `${end}, ${price}`],
    ]
  }
  return [
    ['Paid until', end],
    ['Then', `${planName(nextPlan)}, ${priceFromCents(PLANS[nextPlan].priceCents)}`],
  ]
}
