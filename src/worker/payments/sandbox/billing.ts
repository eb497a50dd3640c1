import type { Attempt } from './charging.ts'
import { confirmIntent, resolveMethod } from './charging.ts'
import type { Desk } from './desk.ts'
import {
  isOver,
  markPaid,
  requestPayment,
  subscriptionOf,
  voidInvoice,
} from './invoice-payments.ts'
import type { Customer, Invoice, Metadata, Price, Subscription } from './objects.ts'
import { freshId } from './objects.ts'
import { addPeriod } from './periods.ts'
import { Problem } from './problem.ts'

export type NewSubscription = {
  readonly customer: Customer
  readonly price: Price
  readonly quantity: number
  readonly metadata: Metadata
  readonly paymentBehavior: string
  readonly methodTypes: string[] | null
  readonly saveMethod: string
  readonly defaultMethod: string | null
  readonly trialEnd: number | null
}

/** Starts a subscription with its first invoice, paid at once, later or by nothing at all. */
export async function createSubscription(
  desk: Desk,
  given: NewSubscription,
): Promise<Subscription> {
  const { price, trialEnd } = given
  if (!price.recurring) throw new Problem(400, 'The price must be recurring.')
  const id = freshId('subscription')
  const start = desk.nowSeconds
  const anchor = trialEnd ?? start
  const end = trialEnd ?? addPeriod(anchor, price.recurring, 1)
  const first = desk.save<'subscription'>({
    id,
    object: 'subscription',
    created: start,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    currency: price.currency,
    customer: given.customer.id,
    default_payment_method: given.defaultMethod,
    items: {
      object: 'list',
      data: [
        {
          id: freshId('item'),
          object: 'subscription_item',
          created: start,
          current_period_start: start,
          current_period_end: end,
          price,
          quantity: given.quantity,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: given.metadata,
    payment_settings: {
      payment_method_types: given.methodTypes,
      save_default_payment_method: given.saveMethod,
    },
    pending_setup_intent: null,
    start_date: start,
    status: trialEnd ? 'trialing' : 'incomplete',
    trial_end: trialEnd,
    billing_cycle_anchor: anchor,
    livemode: false,
  })
  const draft = draftInvoice(desk, first, 'subscription_create', trialEnd ? 0 : price.unit_amount)
  const invoice = finalizeInvoice(desk, draft)
  const waiting = desk.save<'subscription'>({ ...first, latest_invoice: invoice.id })
  desk.emit('customer.subscription.created', waiting)
  if (given.paymentBehavior !== 'default_incomplete' && invoice.status === 'open') {
    await collect(desk, invoice)
  }
  return desk.get('subscription', id)
}

export function draftInvoice(
  desk: Desk,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  unitAmount: number,
): Invoice {
  const item = subscription.items.data[0]
  if (!item) throw new Error('a subscription has an item')
  const amount = unitAmount * item.quantity
  return newInvoice(desk, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    lines: [
      {
        id: freshId('line'),
        object: 'line_item',
        amount,
        currency: subscription.currency,
        description: 'Subscription',
        period: { start: item.current_period_start, end: item.current_period_end },
        pricing: {
          type: 'price_details',
          price_details: { price: item.price.id, product: item.price.product },
        },
        quantity: item.quantity,
      },
    ],
  })
}

export function newInvoice(
  desk: Desk,
  given: {
    readonly customer: string
    readonly currency: string
    readonly reason: Invoice['billing_reason']
    readonly metadata: Metadata
    readonly parent: Invoice['parent']
    readonly lines: Invoice['lines']['data']
  },
): Invoice {
  const id = freshId('invoice')
  const total = given.lines.reduce((sum, { amount }) => sum + amount, 0)
  const invoice = desk.save<'invoice'>({
    id,
    object: 'invoice',
    created: desk.nowSeconds,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: given.reason !== 'manual',
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    currency: given.currency,
    customer: given.customer,
    default_payment_method: null,
    lines: { object: 'list', data: given.lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: given.metadata,
    next_payment_attempt: null,
    number: `TEST-${id.slice(-8).toUpperCase()}`,
    parent: given.parent,
    status: 'draft',
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
    livemode: false,
    _intent: null,
  })
  desk.emit('invoice.created', invoice)
  return invoice
}

/** A draft becomes payable; one over nothing is paid by that. */
export function finalizeInvoice(desk: Desk, draft: Invoice): Invoice {
  if (draft.status !== 'draft') throw new Problem(400, 'This invoice is already finalized.')
  const open = desk.save<'invoice'>({
    ...draft,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: desk.nowSeconds },
  })
  desk.emit('invoice.finalized', open)
  if (open.amount_due === 0) {
    const paid = markPaid(desk, open, 0)
    desk.emit('invoice.paid', paid)
    desk.emit('invoice.payment_succeeded', paid)
    return paid
  }
  const intent = requestPayment(desk, open)
  return desk.save<'invoice'>({ ...open, _intent: intent.id })
}

/** Charges an open invoice to the card that is on file, without the buyer. */
export async function collect(desk: Desk, invoice: Invoice, given?: string): Promise<Attempt> {
  if (!invoice._intent || invoice.status !== 'open') {
    throw new Problem(400, `Invoice is already ${invoice.status}.`)
  }
  const intent = await desk.get('payment_intent', invoice._intent)
  const subscription = await subscriptionOf(desk, invoice)
  const customer = await desk.get('customer', invoice.customer)
  const methodId =
    given ??
    subscription?.default_payment_method ??
    customer.invoice_settings.default_payment_method ??
    null
  if (!methodId) {
    throw new Problem(
      400,
      'This customer has no attached payment source or default payment method.',
      {
        code: 'resource_missing',
      },
    )
  }
  const method = await resolveMethod(desk, methodId)
  return confirmIntent(desk, intent, method, { offSession: true, authenticated: false })
}

/** Ends a subscription now; what is not paid yet need not be paid. */
export async function endSubscription(
  desk: Desk,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired',
): Promise<Subscription> {
  if (isOver(subscription))
    throw new Problem(404, 'No such active subscription.', { code: 'resource_missing' })
  const ended = desk.save<'subscription'>({
    ...subscription,
    status,
    canceled_at: subscription.canceled_at ?? desk.nowSeconds,
    ended_at: desk.nowSeconds,
  })
  const invoice = ended.latest_invoice ? await desk.find('invoice', ended.latest_invoice) : null
  if (invoice?.status === 'open' || invoice?.status === 'draft') await voidInvoice(desk, invoice)
  desk.emit(
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    ended,
  )
  return ended
}
