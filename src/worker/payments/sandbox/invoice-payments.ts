import type { Desk } from './desk.ts'
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from './objects.ts'
import { freshId } from './objects.ts'

const DAY_SECONDS = 24 * 60 * 60

/** After so many failed attempts a renewal is given up and its subscription ends. */
export const MOST_ATTEMPTS = 4

/** Makes the intent by which an open invoice is paid. */
export function requestPayment(desk: Desk, invoice: Invoice): PaymentIntent {
  const id = freshId('payment_intent')
  const intent = desk.save<'payment_intent'>({
    id,
    object: 'payment_intent',
    created: desk.nowSeconds,
    amount: invoice.amount_due,
    amount_received: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    description: 'Subscription payment',
    metadata: {},
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${freshId('secret')}`,
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    allowed_payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    canceled_at: null,
    livemode: false,
    _invoice: invoice.id,
  })
  desk.save<'invoice_payment'>({
    id: freshId('invoice_payment'),
    object: 'invoice_payment',
    created: desk.nowSeconds,
    amount_paid: null,
    amount_requested: invoice.amount_due,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
    livemode: false,
  })
  desk.emit('payment_intent.created', intent)
  return intent
}

/** A paid intent pays its invoice, and that makes its subscription run. */
export async function intentSucceeded(
  desk: Desk,
  intent: PaymentIntent,
  method: PaymentMethod,
): Promise<void> {
  if (!intent._invoice) return
  const invoice = await desk.get('invoice', intent._invoice)
  const paid = markPaid(desk, invoice, intent.amount_received)
  for (const payment of await desk.list('invoice_payment', (one) => one.invoice === invoice.id)) {
    desk.save<'invoice_payment'>({
      ...payment,
      status: 'paid',
      amount_paid: intent.amount_received,
      status_transitions: { canceled_at: null, paid_at: desk.nowSeconds },
    })
  }
  desk.emit('invoice.paid', paid)
  desk.emit('invoice.payment_succeeded', paid)
  const subscription = await subscriptionOf(desk, invoice)
  if (!subscription) return
  const saves = subscription.payment_settings.save_default_payment_method === 'on_subscription'
  const running = desk.save<'subscription'>({
    ...subscription,
    status: isOver(subscription) ? subscription.status : 'active',
    default_payment_method: saves ? method.id : subscription.default_payment_method,
  })
  const changed =
    running.status !== subscription.status ||
    running.default_payment_method !== subscription.default_payment_method
  if (changed) desk.emit('customer.subscription.updated', running)
}

/** A failed intent leaves its invoice open. A running subscription becomes past due. */
export async function intentFailed(desk: Desk, intent: PaymentIntent): Promise<void> {
  if (!intent._invoice) return
  const invoice = await desk.get('invoice', intent._invoice)
  const attempts = invoice.attempt_count + 1
  const renewal = invoice.billing_reason === 'subscription_cycle'
  const failed = desk.save<'invoice'>({
    ...invoice,
    attempt_count: attempts,
    attempted: true,
    next_payment_attempt:
      renewal && attempts < MOST_ATTEMPTS ? desk.nowSeconds + 3 * DAY_SECONDS : null,
  })
  desk.emit('invoice.payment_failed', failed)
  const subscription = await subscriptionOf(desk, invoice)
  if (subscription?.status === 'active') {
    const late = desk.save<'subscription'>({ ...subscription, status: 'past_due' })
    desk.emit('customer.subscription.updated', late)
  }
}

export function markPaid(desk: Desk, invoice: Invoice, amountPaid: number): Invoice {
  return desk.save<'invoice'>({
    ...invoice,
    status: 'paid',
    amount_paid: amountPaid,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: desk.nowSeconds },
  })
}

export async function voidInvoice(desk: Desk, invoice: Invoice): Promise<void> {
  const voided = desk.save<'invoice'>({
    ...invoice,
    status: 'void',
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: desk.nowSeconds },
  })
  desk.emit('invoice.voided', voided)
  if (!invoice._intent) return
  const intent = await desk.get('payment_intent', invoice._intent)
  if (intent.status === 'succeeded') return
  const cancelled = desk.save<'payment_intent'>({
    ...intent,
    status: 'canceled',
    canceled_at: desk.nowSeconds,
    next_action: null,
  })
  desk.emit('payment_intent.canceled', cancelled)
}

export async function subscriptionOf(desk: Desk, invoice: Invoice): Promise<Subscription | null> {
  const id = invoice.parent?.subscription_details.subscription
  return id === undefined ? null : desk.find('subscription', id)
}

export function isOver({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
