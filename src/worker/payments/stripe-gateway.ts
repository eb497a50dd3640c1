import Stripe from 'stripe'
import * as v from 'valibot'

import { CURRENCY, PaidPlanId } from '#shared/pricing.ts'

import { AppError } from '../errors.ts'
import { lookupKeyOf, PLAN_METADATA } from './catalogue.ts'
import type { Gateway, Intent, Invoice, PaymentEvent, Subscription } from './gateway.ts'

export type StripeOptions = {
  readonly secretKey: string
  readonly webhookSecret: string | undefined
  readonly browser: Gateway['browser']
  /** In place of Stripe's own address; never with a live key. */
  readonly apiBase?: string | undefined
  readonly fetch?: typeof fetch
}

const TIMEOUT_MS = 10_000
const RETRIES = 2
/** Signatures older than this are refused (Stripe's default). */
const TOLERANCE_SECONDS = 300

const Event = v.object({
  id: v.string(),
  object: v.literal('event'),
  type: v.string(),
  data: v.object({ object: v.object({ id: v.optional(v.string(), '') }) }),
})

/** Stripe behind the app's own terms, by its real client (API 2026-10-28.endive). */
export function stripeGateway(options: StripeOptions): Gateway {
  const stripe = new Stripe(options.secretKey, {
    httpClient: Stripe.createFetchHttpClient(options.fetch),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...baseOf(options.apiBase),
  })
  const ask = <Result>(work: () => Promise<Result>) => asked(work)

  async function planOfPrice(priceId: string | null): Promise<PaidPlanId | null> {
    if (priceId === null) return null
    const price = await stripe.prices.retrieve(priceId)
    return planOf(price.metadata)
  }

  async function toInvoice(invoice: Stripe.Invoice): Promise<Invoice> {
    const details = invoice.parent?.subscription_details ?? null
    const price = invoice.lines.data[0]?.pricing?.price_details?.price ?? null
    const payment = invoice.payments?.data[0]?.payment.payment_intent ?? null
    return {
      id: invoice.id,
      status: statusOfInvoice(invoice.status),
      reason: invoice.billing_reason ?? 'manual',
      currency: invoice.currency,
      totalCents: invoice.total,
      paidCents: invoice.amount_paid,
      customerId: idOf(invoice.customer),
      subscriptionId: idOf(details?.subscription ?? null),
      metadata: details?.metadata ?? {},
      planId: await planOfPrice(idOf(price)),
      intentId: idOf(payment),
      clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    }
  }

  return {
    browser: options.browser,

    createCustomer: ({ userId, email, name }, idempotencyKey) =>
      ask(async () => {
        const body = { email, name, metadata: { userId } }
        return (await stripe.customers.create(body, { idempotencyKey })).id
      }),

    createIntent: (order, idempotencyKey) =>
      ask(async () =>
        toIntent(
          await stripe.paymentIntents.create(
            {
              amount: order.amountCents,
              currency: CURRENCY,
              customer: order.customerId,
              description: order.description,
              metadata: order.metadata,
              allowed_payment_method_types: ['card'],
            },
            { idempotencyKey },
          ),
        ),
      ),
    retrieveIntent: (id) =>
      ask(() => orNull(async () => toIntent(await stripe.paymentIntents.retrieve(id)))),
    cancelIntent: (id) =>
      ask(() => unlessOver(async () => void (await stripe.paymentIntents.cancel(id)))),
    invoiceOfIntent: (intentId) =>
      ask(async () => {
        const payments = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intentId },
        })
        const invoice = payments.data[0]?.invoice
        return invoice === undefined ? null : idOf(invoice)
      }),

    createSubscription: (order, idempotencyKey) =>
      ask(async () => {
        const prices = await stripe.prices.list({
          lookup_keys: [lookupKeyOf(order.planId)],
          active: true,
        })
        const price = prices.data[0]
        if (!price) throw new Error(`Stripe has no price ${lookupKeyOf(order.planId)}`)
        return toSubscription(
          await stripe.subscriptions.create(
            {
              customer: order.customerId,
              items: [{ price: price.id }],
              metadata: order.metadata,
              payment_behavior: 'default_incomplete',
              payment_settings: {
                save_default_payment_method: 'on_subscription',
                payment_method_types: ['card'],
              },
              ...(order.later
                ? {
                    trial_end: Math.floor(order.later.startsAt.getTime() / 1000),
                    default_payment_method: order.later.methodId,
                  }
                : {}),
            },
            { idempotencyKey },
          ),
        )
      }),
    retrieveSubscription: (id) =>
      ask(() => orNull(async () => toSubscription(await stripe.subscriptions.retrieve(id)))),
    setCancelAtPeriodEnd: (id, cancel) =>
      ask(
        async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancel })),
      ),
    cancelSubscription: (id) =>
      ask(() => unlessOver(async () => void (await stripe.subscriptions.cancel(id)))),

    retrieveInvoice: (id) =>
      ask(() =>
        orNull(async () =>
          toInvoice(
            await stripe.invoices.retrieve(id, { expand: ['confirmation_secret', 'payments'] }),
          ),
        ),
      ),
    openInvoiceOf: (subscription) =>
      ask(async () => {
        const found = await stripe.invoices.list({
          subscription,
          status: 'open',
          limit: 1,
          expand: ['data.confirmation_secret', 'data.payments'],
        })
        return found.data[0] ? toInvoice(found.data[0]) : null
      }),

    retrieveRefund: (id) =>
      ask(() =>
        orNull(async () => {
          const { status, amount, payment_intent } = await stripe.refunds.retrieve(id)
          return { id, status: status ?? '', cents: amount, intentId: idOf(payment_intent) }
        }),
      ),
    retrieveDispute: (id) =>
      ask(() =>
        orNull(async () => {
          const { status, amount, payment_intent } = await stripe.disputes.retrieve(id)
          return { id, status, cents: amount, intentId: idOf(payment_intent) }
        }),
      ),

    async readEvent(body, signature) {
      if (!options.webhookSecret) return { outcome: 'no-secret' }
      try {
        const event = await Stripe.webhooks.constructEventAsync(
          body,
          signature ?? '',
          options.webhookSecret,
          TOLERANCE_SECONDS,
        )
        return { outcome: 'event', event: toEvent(event) }
      } catch {
        // A body that is no event was not signed by Stripe either.
        return { outcome: 'bad-signature' }
      }
    },
    undeliveredEvents: (since) =>
      ask(async () => {
        const events: PaymentEvent[] = []
        const query = {
          delivery_success: false,
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: 100,
        }
        for await (const event of stripe.events.list(query)) events.push(toEvent(event))
        return events.toReversed()
      }),
  }
}

function toEvent(raw: unknown): PaymentEvent {
  const { id, type, data } = v.parse(Event, raw)
  return { id, type, objectId: data.object.id }
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
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
function statusOfInvoice(status: string | null): Invoice['status'] {
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

function toSubscription(subscription: Stripe.Subscription): Subscription {
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
function planOf(metadata: Stripe.Metadata): PaidPlanId | null {
  const plan = v.safeParse(PaidPlanId, metadata[PLAN_METADATA])
  return plan.success ? plan.output : null
}

function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

/** Null where Stripe knows no such object. */
async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  }
}

/** What is over already need not be cancelled: two calls at once are one. */
async function unlessOver(work: () => Promise<void>): Promise<void> {
  const over = ['resource_missing', 'payment_intent_unexpected_state']
  try {
    await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && over.includes(error.code ?? '')) return
    throw error
  }
}

/** Tells Stripe's own troubles, which pass, from faults of ours. */
async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const passing =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAuthenticationError
    if (!passing) throw error
    throw new AppError(
      'unavailable',
      'Our payment provider cannot be reached at the moment. You have not been charged twice. Please try again shortly.',
    )
  }
}

function baseOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port === '' ? {} : { port }),
  }
}
