import Stripe from 'stripe'

import { CURRENCY, type PaidPlanId } from '#shared/pricing.ts'

import { lookupKeyOf } from './catalogue.ts'
import type { Gateway, Invoice, PaymentEvent } from './gateway.ts'
import {
  idOf,
  planOf,
  statusOfInvoice,
  toEvent,
  toIntent,
  toSubscription,
} from './stripe-objects.ts'
import { asked, orNull, unlessOver } from './stripe-troubles.ts'

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

function baseOf(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port === '' ? {} : { port }),
  }
}
