import { and, eq, ne } from 'drizzle-orm'

import type { PaidPlanId } from '#shared/pricing.ts'
import { CURRENCY, isPaygQuantity, paygTotalCents, PLANS } from '#shared/pricing.ts'

import { invoiceGrantKey, paygGrantKey } from '../credits/ledger-keys.ts'
import { ledgerOf } from '../credits/ledger-of.ts'
import { openDatabase } from '../db/for-user.ts'
import { newId } from '../db/ids.ts'
import { payments } from '../db/schema.ts'
import { userOfCustomer } from './customer-of.ts'
import type { Intent, Invoice } from './gateway.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { syncSubscription } from './sync-subscription.ts'

export type Settlement =
  | {
      readonly outcome: 'settled'
      readonly userId: string
      /** What this payment brought, whoever settled it first. */
      readonly credits: number
      readonly grantKey: string
      readonly paidCents: number
    }
  | { readonly outcome: 'unpaid'; readonly userId: string }
  /** Not ours, or not what we asked for: nothing is granted. */
  | { readonly outcome: 'refused'; readonly reason: string }

/** What a payment must be of; a browser's call names its user, a webhook does not. */
export type Expected = {
  readonly userId?: string
  /** True when the message was that a card was declined. */
  readonly declined?: boolean
}

/**
 * The one way from money to credits, for the webhook, the browser's call and the sweep: asks Stripe
 * what was paid, compares it with our own prices, grants under the payment's key, then shows it in
 * the history. Whoever comes second changes nothing and is answered the same.
 */
export async function settleIntent(
  desk: PaymentDesk,
  intentId: string,
  expected: Expected = {},
): Promise<Settlement> {
  const intent = await desk.gateway.retrieveIntent(intentId)
  if (!intent) return refused('unknown')
  if (intent.metadata['type'] === 'payg_credits') return settlePayg(desk, intent, expected)
  const invoiceId = await desk.gateway.invoiceOfIntent(intentId)
  return invoiceId === null ? refused('not ours') : settleInvoice(desk, invoiceId, expected)
}

async function settlePayg(
  desk: PaymentDesk,
  intent: Intent,
  expected: Expected,
): Promise<Settlement> {
  const userId = await userOfCustomer(desk, intent.customerId)
  if (userId === null || intent.metadata['userId'] !== userId) return refused('not ours')
  if (!isExpected(userId, expected)) return refused('another user')
  const quantity = Number(intent.metadata['quantity'])
  if (!isPaygQuantity(quantity) || intent.currency !== CURRENCY) return refused('not our price')
  const paymentId = intent.metadata['paymentId'] ?? ''
  if (intent.status !== 'succeeded') {
    await showUnpaid(desk, userId, paymentId, intent)
    return { outcome: 'unpaid', userId }
  }
  const paidCents = paygTotalCents(quantity)
  if (intent.receivedCents !== paidCents) return refused('not our price')
  const grantKey = paygGrantKey(intent.id)
  const at = desk.now()
  const grant = await ledgerOf(desk.env, userId).credit(
    grantKey,
    'payg',
    quantity,
    'Pay as you go',
    at.getTime(),
  )
  await openDatabase(desk.env)
    .update(payments)
    .set({ status: 'succeeded', slot: null, paymentIntentId: intent.id, updatedAt: at })
    .where(and(eq(payments.id, paymentId), eq(payments.userId, userId)))
  return { outcome: 'settled', userId, credits: grant.credits, grantKey, paidCents }
}

async function showUnpaid(
  desk: PaymentDesk,
  userId: string,
  paymentId: string,
  intent: Intent,
): Promise<void> {
  const closed = intent.status === 'canceled'
  const failed = closed || (intent.status === 'payable' && intent.declined)
  await openDatabase(desk.env)
    .update(payments)
    .set({
      status: failed ? 'failed' : 'pending',
      paymentIntentId: intent.id,
      updatedAt: desk.now(),
      ...(closed ? { slot: null } : {}),
    })
    // What has succeeded stays so: this answer of Stripe may be older.
    .where(and(eq(payments.id, paymentId), eq(payments.userId, userId), unsettled()))
}

/** As `settleIntent`, for the first payment or a renewal of a subscription. */
export async function settleInvoice(
  desk: PaymentDesk,
  invoiceId: string,
  expected: Expected = {},
): Promise<Settlement> {
  const invoice = await desk.gateway.retrieveInvoice(invoiceId)
  if (!invoice) return refused('unknown')
  const userId = await userOfCustomer(desk, invoice.customerId)
  if (userId === null) return refused('not ours')
  if (!isExpected(userId, expected)) return refused('another user')
  const { planId, subscriptionId } = invoice
  const forPlan = ['subscription_create', 'subscription_cycle'].includes(invoice.reason)
  if (!forPlan || planId === null || subscriptionId === null) return refused('not a plan')
  if (invoice.metadata['userId'] !== undefined && invoice.metadata['userId'] !== userId) {
    return refused('not ours')
  }
  // The invoice over nothing that opens a plan which begins later.
  if (invoice.totalCents === 0) return refused('nothing paid')
  const { priceCents, credits } = PLANS[planId]
  if (invoice.totalCents !== priceCents || invoice.currency !== CURRENCY) {
    return refused('not our price')
  }
  const bill = { invoice, userId, planId, subscriptionId }
  if (invoice.status !== 'paid' || invoice.paidCents !== priceCents) {
    const over = invoice.status === 'void' || invoice.status === 'uncollectible'
    if (over || expected.declined) await showInvoice(desk, bill, 'failed')
    return { outcome: 'unpaid', userId }
  }
  const grantKey = invoiceGrantKey(invoice.id)
  const grant = await ledgerOf(desk.env, userId).credit(
    grantKey,
    'subscription',
    credits,
    `${PLANS[planId].name} plan`,
    desk.now().getTime(),
  )
  await showInvoice(desk, bill, 'succeeded')
  await syncSubscription(desk, subscriptionId)
  return {
    outcome: 'settled',
    userId,
    credits: grant.credits,
    grantKey,
    paidCents: invoice.paidCents,
  }
}

type Bill = {
  readonly invoice: Invoice
  readonly userId: string
  readonly planId: PaidPlanId
  readonly subscriptionId: string
}

/** Writes an invoice into the history: onto the row of its order, or as a row of its own. */
async function showInvoice(
  desk: PaymentDesk,
  { invoice, userId, planId, subscriptionId }: Bill,
  status: 'succeeded' | 'failed',
): Promise<void> {
  const database = openDatabase(desk.env)
  const at = desk.now()
  const shown = {
    status,
    paymentIntentId: invoice.intentId,
    invoiceId: invoice.id,
    subscriptionId,
    updatedAt: at,
    // An open invoice can still be paid.
    ...(invoice.status === 'open' ? {} : { slot: null }),
  }
  const first = invoice.reason === 'subscription_create'
  const paymentId = first ? (invoice.metadata['paymentId'] ?? '') : ''
  const ofOrder = await database
    .update(payments)
    .set(shown)
    .where(
      and(
        eq(payments.userId, userId),
        paymentId === '' ? eq(payments.invoiceId, invoice.id) : eq(payments.id, paymentId),
        ...(status === 'succeeded' ? [] : [unsettled()]),
      ),
    )
    .returning({ id: payments.id })
    .get()
  if (ofOrder) return
  await database
    .insert(payments)
    .values({
      id: newId('payment'),
      userId,
      type: 'subscription_payment',
      description: `${PLANS[planId].name} plan`,
      quantity: 1,
      planId,
      credits: PLANS[planId].credits,
      amountCents: invoice.totalCents,
      createdAt: at,
      ...shown,
      slot: null,
    })
    .onConflictDoUpdate({
      target: payments.invoiceId,
      set: shown,
      ...(status === 'succeeded' ? {} : { setWhere: unsettled() }),
    })
}

function unsettled() {
  return ne(payments.status, 'succeeded')
}

function isExpected(userId: string, expected: Expected): boolean {
  return expected.userId === undefined || expected.userId === userId
}

function refused(reason: string): Settlement {
  return { outcome: 'refused', reason }
}
