import type { PaidPlanId } from '#shared/pricing.ts'
import { PLANS } from '#shared/pricing.ts'
import type {
  Gateway,
  Intent,
  Invoice,
  MoneyBack,
  PaymentEvent,
  Subscription,
} from '#worker/payments/gateway.ts'

import type { Gate } from './storage.ts'

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] }

export type FakeIntent = Mutable<Intent> & { amountCents: number; invoiceId: string | null }
export type FakeInvoice = Mutable<Invoice>
export type FakeSubscription = Mutable<Subscription>
export type FakeMoneyBack = Mutable<MoneyBack> & { readonly kind: 'refund' | 'dispute' }
export type FakeEvent = PaymentEvent
export type FakeStripe = ReturnType<typeof createFakeStripe>

const EXPIRY_MS = 23 * 60 * 60_000
const PERIOD_MS = 30 * 24 * 60 * 60_000

/** Stripe as the gateway shows it: it never forgets, whatever happens to the app. */
export function createFakeStripe(gate: Gate, now: () => Date) {
  const intents = new Map<string, FakeIntent>()
  const invoices = new Map<string, FakeInvoice>()
  const subscriptions = new Map<string, FakeSubscription>()
  const moneyBack = new Map<string, FakeMoneyBack>()
  /** Lists beside the maps, so that a long run need not look through everything. */
  const paid: FakeIntent[] = []
  const subscriptionList: FakeSubscription[] = []
  const moneyBackList: FakeMoneyBack[] = []
  const invoicesOf = new Map<string, FakeInvoice[]>()
  const moneyBackOf = new Map<string, FakeMoneyBack[]>()
  const subscriptionsOfUser = new Map<string, FakeSubscription[]>()
  /** Events that the webhook has not taken. */
  const waiting: FakeEvent[] = []
  const byKey = new Map<string, { readonly asked: string; readonly id: string }>()
  let serial = 0

  const fresh = (prefix: string) => `${prefix}_${(serial += 1)}`
  function tell(type: string, objectId: string): void {
    waiting.push({ id: fresh('evt'), type, objectId })
  }
  /** As Stripe: the same key is the same object, with other parameters an error. */
  function once(key: string, order: unknown, make: () => string): string {
    const asked = JSON.stringify(order)
    const earlier = byKey.get(key)
    if (earlier && earlier.asked !== asked) throw new Error(`${key} was used for something else`)
    const id = earlier?.id ?? make()
    byKey.set(key, { asked, id })
    return id
  }
  async function effect<Result>(work: () => Result): Promise<Result> {
    await gate()
    const result = structuredClone(work())
    await gate()
    return result
  }
  function must<Value>(value: Value | undefined): Value {
    if (value === undefined) throw new Error('the fake Stripe was asked for what it does not have')
    return value
  }

  function newIntent(order: {
    readonly customerId: string
    readonly amountCents: number
    readonly metadata: Intent['metadata']
    readonly invoiceId: string | null
  }): FakeIntent {
    const id = fresh('pi')
    const intent: FakeIntent = {
      ...order,
      id,
      status: 'payable',
      declined: false,
      currency: 'aud',
      receivedCents: 0,
      clientSecret: `${id}_secret_x`,
    }
    intents.set(id, intent)
    return intent
  }

  function newInvoice(subscription: FakeSubscription, reason: string, cents: number): FakeInvoice {
    const id = fresh('in')
    const intent =
      cents === 0
        ? null
        : newIntent({
            customerId: subscription.customerId,
            amountCents: cents,
            metadata: {},
            invoiceId: id,
          })
    const invoice: FakeInvoice = {
      id,
      status: cents === 0 ? 'paid' : 'open',
      reason,
      currency: 'aud',
      totalCents: cents,
      paidCents: 0,
      customerId: subscription.customerId,
      subscriptionId: subscription.id,
      metadata: subscription.metadata,
      planId: subscription.planId,
      intentId: intent?.id ?? null,
      clientSecret: intent?.clientSecret ?? null,
    }
    invoices.set(id, invoice)
    addTo(invoicesOf, subscription.id, invoice)
    subscription.latestInvoiceId = id
    if (cents === 0) tell('invoice.paid', id)
    return invoice
  }

  /** A buyer's card, or a card on file, pays or is declined. */
  function pay(intent: FakeIntent, accepted: boolean): void {
    if (intent.status !== 'payable') return
    const invoice = intent.invoiceId === null ? null : must(invoices.get(intent.invoiceId))
    const subscription = invoice?.subscriptionId
      ? must(subscriptions.get(invoice.subscriptionId))
      : null
    intent.declined = !accepted
    if (!accepted) {
      tell('payment_intent.payment_failed', intent.id)
      if (invoice) tell('invoice.payment_failed', invoice.id)
      if (subscription?.status === 'active') {
        subscription.status = 'past_due'
        tell('customer.subscription.updated', subscription.id)
      }
      return
    }
    intent.status = 'succeeded'
    intent.receivedCents = intent.amountCents
    paid.push(intent)
    tell('payment_intent.succeeded', intent.id)
    if (!invoice) return
    invoice.status = 'paid'
    invoice.paidCents = intent.amountCents
    tell('invoice.paid', invoice.id)
    if (subscription && !['canceled', 'incomplete_expired'].includes(subscription.status)) {
      subscription.status = 'active'
      subscription.methodId = 'pm_1'
      tell('customer.subscription.updated', subscription.id)
    }
  }

  /** The end of a period: the subscription ends or its next invoice is charged. */
  function renew(subscription: FakeSubscription, accepted: boolean): void {
    if (!['active', 'trialing'].includes(subscription.status)) return
    if (subscription.cancelAtPeriodEnd) return end(subscription)
    subscription.status = 'active'
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd = new Date(subscription.periodStart.getTime() + PERIOD_MS)
    tell('customer.subscription.updated', subscription.id)
    const cents = PLANS[must(subscription.planId ?? undefined)].priceCents
    const invoice = newInvoice(subscription, 'subscription_cycle', cents)
    pay(must(intents.get(invoice.intentId ?? '')), accepted)
  }

  /** Stripe gives a first payment 23 hours. */
  function expire(): void {
    for (const one of subscriptionList) {
      const age = now().getTime() - one.periodStart.getTime()
      if (one.status === 'incomplete' && age >= EXPIRY_MS) end(one)
    }
  }

  function end(subscription: FakeSubscription): void {
    subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
    tell('customer.subscription.deleted', subscription.id)
    for (const invoice of invoicesOf.get(subscription.id) ?? []) {
      if (invoice.status !== 'open') continue
      invoice.status = 'void'
      const intent = must(intents.get(invoice.intentId ?? ''))
      if (intent.status === 'payable') intent.status = 'canceled'
      tell('invoice.voided', invoice.id)
    }
  }

  /** What a payment's refunds and taken disputes add up to, in cents. */
  function goneCents(intentId: string): number {
    return (moneyBackOf.get(intentId) ?? [])
      .filter(({ status }) => ['succeeded', 'needs_response', 'lost'].includes(status))
      .reduce((sum, { cents }) => sum + cents, 0)
  }

  function refund(intent: FakeIntent, cents: number): void {
    const refunded = (moneyBackOf.get(intent.id) ?? [])
      .filter(({ kind, status }) => kind === 'refund' && status === 'succeeded')
      .reduce((sum, one) => sum + one.cents, 0)
    const left = intent.receivedCents - refunded
    if (left <= 0) return
    const id = fresh('re')
    const status = 'succeeded'
    const given = Math.min(cents, left)
    keepMoneyBack({ id, kind: 'refund', status, cents: given, intentId: intent.id })
    tell('refund.created', id)
  }

  function keepMoneyBack(one: FakeMoneyBack): void {
    moneyBack.set(one.id, one)
    moneyBackList.push(one)
    addTo(moneyBackOf, one.intentId ?? '', one)
  }

  function dispute(intent: FakeIntent): void {
    const id = fresh('dp')
    const cents = intent.receivedCents
    keepMoneyBack({ id, kind: 'dispute', status: 'needs_response', cents, intentId: intent.id })
    tell('charge.dispute.created', id)
  }

  function change(one: FakeMoneyBack, status: string): void {
    one.status = status
    tell(one.kind === 'refund' ? 'refund.failed' : 'charge.dispute.closed', one.id)
  }

  const gateway: Gateway = {
    browser: { mode: 'sandbox', publishableKey: null },
    createCustomer: (user, key) => effect(() => once(key, user, () => fresh('cus'))),
    createIntent: (order, key) =>
      effect(() =>
        must(intents.get(once(key, order, () => newIntent({ ...order, invoiceId: null }).id))),
      ),
    retrieveIntent: (id) => effect(() => intents.get(id) ?? null),
    cancelIntent: (id) =>
      effect(() => {
        const intent = must(intents.get(id))
        if (intent.status !== 'payable') return
        intent.status = 'canceled'
        tell('payment_intent.canceled', id)
      }),
    invoiceOfIntent: (id) => effect(() => intents.get(id)?.invoiceId ?? null),
    createSubscription: (order, key) =>
      effect(() => {
        const id = once(key, order, () => {
          const subscription: FakeSubscription = {
            id: fresh('sub'),
            status: order.later ? 'trialing' : 'incomplete',
            customerId: order.customerId,
            planId: order.planId,
            cancelAtPeriodEnd: false,
            periodStart: now(),
            periodEnd: order.later?.startsAt ?? new Date(now().getTime() + PERIOD_MS),
            metadata: order.metadata,
            latestInvoiceId: null,
            methodId: order.later?.methodId ?? null,
          }
          subscriptions.set(subscription.id, subscription)
          subscriptionList.push(subscription)
          addTo(subscriptionsOfUser, order.metadata['userId'] ?? '', subscription)
          const cents = order.later ? 0 : PLANS[order.planId].priceCents
          newInvoice(subscription, 'subscription_create', cents)
          tell('customer.subscription.created', subscription.id)
          return subscription.id
        })
        return must(subscriptions.get(id))
      }),
    retrieveSubscription: (id) => effect(() => subscriptions.get(id) ?? null),
    setCancelAtPeriodEnd: (id, cancel) =>
      effect(() => {
        const subscription = must(subscriptions.get(id))
        if (['canceled', 'incomplete_expired'].includes(subscription.status)) return
        subscription.cancelAtPeriodEnd = cancel
        tell('customer.subscription.updated', id)
      }),
    cancelSubscription: (id) =>
      effect(() => {
        const subscription = must(subscriptions.get(id))
        if (!['canceled', 'incomplete_expired'].includes(subscription.status)) end(subscription)
      }),
    retrieveInvoice: (id) => effect(() => invoices.get(id) ?? null),
    openInvoiceOf: (id) =>
      effect(() => invoicesOf.get(id)?.findLast(({ status }) => status === 'open') ?? null),
    retrieveRefund: (id) => effect(() => moneyBack.get(id) ?? null),
    retrieveDispute: (id) => effect(() => moneyBack.get(id) ?? null),
    readEvent: () => Promise.reject(new Error('signatures are tested elsewhere')),
    undeliveredEvents: () => effect(() => waiting),
  }

  return {
    gateway,
    intents,
    invoices,
    subscriptions,
    moneyBack,
    waiting,
    paid,
    subscriptionList,
    moneyBackList,
    subscriptionsOf: (userId: string) => subscriptionsOfUser.get(userId) ?? [],
    /** The webhook took it. */
    taken(event: FakeEvent): void {
      const index = waiting.indexOf(event)
      if (index >= 0) waiting.splice(index, 1)
    },
    pay,
    renew,
    expire,
    refund,
    dispute,
    change,
    goneCents,
    planOf: (invoice: FakeInvoice): PaidPlanId => must(invoice.planId ?? undefined),
  }
}

function addTo<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}
