import type Stripe from 'stripe'
import * as v from 'valibot'

import { PaidPlanId } from '#shared/pricing.ts'

import { PLAN_METADATA } from './catalogue.ts'
import type { Intent, Invoice, PaymentEvent, Subscription } from './gateway.ts'

const Event = v.object({
  id: v.string(),
  object: v.literal('event'),
  type: v.string(),
  data: v.object({ object: v.object({ id: v.optional(v.string(), '') }) }),
})

/** An event as Stripe sends it, of which only its object's id is believed. */
export function toEvent(raw: unknown): PaymentEvent {
  const { id, type, data } = v.parse(Event, raw)
  return { id, type, objectId: data.object.id }
}

/** A payment in the app's own terms. */
export function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: statusOfIntent(intent.status),
    declined: intent.last_payment_error !== null,
    currency: intent.currency,
    receivedCents: intent.amount_received,
    customerId: idOf(intent.customer),
    clientSecret: intent.client_secret,
    metadata: intent.metadata,
  }
}

function statusOfIntent(status: string): Intent['status'] {
  if (status === 'succeeded' || status === 'canceled' || status === 'processing') return status
  return 'payable'
}

const InvoiceStatus = v.picklist(['draft', 'open', 'paid', 'void', 'uncollectible'])

/** @throws where Stripe tells of a status that the app does not know. */
export function statusOfInvoice(status: string | null): Invoice['status'] {
  return v.parse(InvoiceStatus, status)
}

const SubscriptionStatus = v.picklist([
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
])

/** A subscription in the app's own terms. */
export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const item = subscription.items.data[0]
  if (!item) throw new Error('a subscription came without its item')
  return {
    id: subscription.id,
    status: v.parse(SubscriptionStatus, subscription.status),
    customerId: idOf(subscription.customer) ?? '',
    planId: planOf(item.price.metadata),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    metadata: subscription.metadata,
    latestInvoiceId: idOf(subscription.latest_invoice),
    methodId: idOf(subscription.default_payment_method),
  }
}

/** The plan that a price says it is; null for prices of other things in the same account. */
export function planOf(metadata: Stripe.Metadata): PaidPlanId | null {
  const plan = v.safeParse(PaidPlanId, metadata[PLAN_METADATA])
  return plan.success ? plan.output : null
}

/** The id of what Stripe names by its id or sends whole. */
export function idOf(
  reference: string | { readonly id: string } | null | undefined,
): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
