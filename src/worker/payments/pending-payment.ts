import type { PaidPlanId } from '#shared/pricing.ts'
import { PLANS } from '#shared/pricing.ts'

import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRow } from './payment-rows.ts'
import { openOrders } from './payment-rows.ts'
import { settleIntent } from './settle-payment.ts'
import { isUnpaid, subscriptionsOf } from './user-subscriptions.ts'

export type PendingPayment = {
  readonly clientSecret: string
  readonly metadata: PendingMetadata
}

/** What the browser sends back when it has paid; the server never rests on it. */
export type PendingMetadata =
  | { readonly userId: string; readonly type: 'payg_credits'; readonly quantity: string }
  | {
      readonly userId: string
      readonly type: 'subscription_payment'
      readonly quantity: '1'
      readonly planId: PaidPlanId
      readonly credits: string
    }

/** Which payment is meant, where several wait. */
export type Wanted = {
  readonly payment?: string | undefined
  readonly type?: PaymentRow['type'] | undefined
}

/**
 * The user's newest payment that waits to be made, of those that are wanted, from our own rows;
 * null when there is none.
 */
export async function pendingPayment(
  desk: PaymentDesk,
  userId: string,
  wanted: Wanted = {},
): Promise<PendingPayment | null> {
  for (const row of (await openOrders(desk, userId)).filter((one) => isWanted(one, wanted))) {
    const clientSecret = await secretOf(desk, row)
    if (clientSecret !== null) return { clientSecret, metadata: metadataOf(row) }
  }
  // A renewal that failed has no order.
  if (wanted.payment !== undefined || wanted.type === 'payg_credits') return null
  for (const row of (await subscriptionsOf(desk, userId)).filter(isUnpaid).toReversed()) {
    const invoice = await desk.gateway.openInvoiceOf(row.id)
    if (invoice?.clientSecret) {
      return { clientSecret: invoice.clientSecret, metadata: ofPlan(userId, row.planId) }
    }
  }
  return null
}

function isWanted(row: PaymentRow, { payment, type }: Wanted): boolean {
  return (payment === undefined || row.id === payment) && (type === undefined || row.type === type)
}

async function secretOf(desk: PaymentDesk, row: PaymentRow): Promise<string | null> {
  if (row.type === 'subscription_payment') {
    const invoice = row.invoiceId ? await desk.gateway.retrieveInvoice(row.invoiceId) : null
    return invoice?.status === 'open' ? invoice.clientSecret : null
  }
  if (!row.paymentIntentId) return null
  const intent = await desk.gateway.retrieveIntent(row.paymentIntentId)
  if (intent?.status === 'payable') return intent.clientSecret
  if (intent) await settleIntent(desk, intent.id)
  return null
}

function metadataOf(row: PaymentRow): PendingMetadata {
  if (row.type === 'subscription_payment' && row.planId) return ofPlan(row.userId, row.planId)
  return { userId: row.userId, type: 'payg_credits', quantity: String(row.quantity) }
}

function ofPlan(userId: string, planId: PaidPlanId): PendingMetadata {
  const credits = String(PLANS[planId].credits)
  return { userId, type: 'subscription_payment', quantity: '1', planId, credits }
}
