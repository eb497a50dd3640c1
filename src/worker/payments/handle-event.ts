import type { PaymentEvent } from './gateway.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { settleDispute, settleRefund } from './settle-money-back.ts'
import { settleIntent, settleInvoice } from './settle-payment.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Does what one of Stripe's messages asks for. They come at least once and in any order, so only
 * the id in it is used and everything may be repeated. Answers false for a type that is none of
 * ours: also for `invoice.payment_succeeded`, `charge.succeeded` and `charge.refunded`, which tell
 * again what another message tells.
 */
export async function handleEvent(
  desk: PaymentDesk,
  { type, objectId }: PaymentEvent,
): Promise<boolean> {
  switch (type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
      await settleIntent(desk, objectId)
      return true
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      await settleInvoice(desk, objectId, { declined: true })
      return true
    case 'invoice.paid':
    case 'invoice.voided':
      await settleInvoice(desk, objectId)
      return true
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      await syncSubscription(desk, objectId)
      return true
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      await settleRefund(desk, objectId)
      return true
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      await settleDispute(desk, objectId)
      return true
    default:
      return false
  }
}
