import {
  disputeKey,
  failedRefundKey,
  stripeRefundKey,
  wonDisputeKey,
} from '../credits/ledger-keys.ts'
import { ledgerOf } from '../credits/ledger-of.ts'
import type { MoneyBack } from './gateway.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { settleIntent } from './settle-payment.ts'

type Keys = {
  readonly reversal: string
  readonly reason: string
  readonly giveBack: string
  readonly giveBackReason: string
}

/** Takes credits back for a refund at Stripe, and gives them back if it failed. Repeatable. */
export async function settleRefund(desk: PaymentDesk, refundId: string): Promise<void> {
  const refund = await desk.gateway.retrieveRefund(refundId)
  if (!refund) return
  const keys: Keys = {
    reversal: stripeRefundKey(refund.id),
    reason: 'Refund to your card',
    giveBack: failedRefundKey(refund.id),
    giveBackReason: 'Refund to your card failed',
  }
  if (refund.status === 'succeeded' || refund.status === 'pending') {
    await settle(desk, refund, keys, false)
  } else if (refund.status === 'failed' || refund.status === 'canceled') {
    await settle(desk, refund, keys, true)
  }
}

/** A bank that only asks (`warning_…`) has taken no money yet. */
const TAKEN = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
  'lost',
]

/** Takes credits back while a payment is disputed, and gives them back when it is won. Repeatable. */
export async function settleDispute(desk: PaymentDesk, disputeId: string): Promise<void> {
  const dispute = await desk.gateway.retrieveDispute(disputeId)
  if (!dispute) return
  const keys: Keys = {
    reversal: disputeKey(dispute.id),
    reason: 'Disputed payment',
    giveBack: wonDisputeKey(dispute.id),
    giveBackReason: 'Dispute won',
  }
  if (TAKEN.includes(dispute.status)) await settle(desk, dispute, keys, false)
  else if (dispute.status === 'won') await settle(desk, dispute, keys, true)
}

/**
 * Settles the payment first, since its own message may come later. What is given back is taken
 * first, under its key: so a message that was on its way when the money came back finds it done.
 */
async function settle(
  desk: PaymentDesk,
  { intentId, cents }: MoneyBack,
  keys: Keys,
  returned: boolean,
): Promise<void> {
  if (intentId === null) return
  const payment = await settleIntent(desk, intentId)
  if (payment.outcome !== 'settled') return
  const { userId, grantKey, paidCents } = payment
  const ledger = ledgerOf(desk.env, userId)
  const at = desk.now().getTime()
  await ledger.reverse({ key: keys.reversal, grantKey, cents, paidCents }, keys.reason, at)
  if (returned) await ledger.giveBack(keys.giveBack, keys.reversal, keys.giveBackReason, at)
}
