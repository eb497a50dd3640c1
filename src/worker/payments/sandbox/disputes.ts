import type { Desk } from './desk.ts'
import type { Charge, Dispute, Refund } from './objects.ts'
import { freshId } from './objects.ts'
import { Problem } from './problem.ts'

/** A bank takes the money of a charge back; an inquiry only asks. */
export async function openDispute(
  desk: Desk,
  charge: Charge,
  reason: 'fraudulent' | 'product_not_received' | 'inquiry',
): Promise<Dispute> {
  const dispute = desk.save<'dispute'>({
    id: freshId('dispute'),
    object: 'dispute',
    created: desk.nowSeconds,
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: reason === 'inquiry' ? 'general' : reason,
    status: reason === 'inquiry' ? 'warning_needs_response' : 'needs_response',
    livemode: false,
  })
  desk.save<'charge'>({ ...charge, disputed: true })
  desk.emit('charge.dispute.created', dispute)
  if (dispute.status === 'needs_response') desk.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export function closeDispute(desk: Desk, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (!dispute.status.endsWith('needs_response')) {
    throw new Problem(400, 'This dispute is already closed.')
  }
  const inquiry = dispute.status.startsWith('warning')
  const closed = desk.save<'dispute'>({ ...dispute, status: inquiry ? 'warning_closed' : outcome })
  desk.emit('charge.dispute.closed', closed)
  if (closed.status === 'won') desk.emit('charge.dispute.funds_reinstated', closed)
  return closed
}

export function refundCharge(
  desk: Desk,
  charge: Charge,
  given: {
    readonly amount?: number
    readonly reason?: string
    readonly metadata: Refund['metadata']
  },
): Refund {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = given.amount ?? left
  if (charge.status !== 'succeeded') throw new Problem(400, 'This charge did not succeed.')
  if (left <= 0) {
    throw new Problem(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (amount <= 0 || amount > left) {
    throw new Problem(400, `Refund amount is greater than unrefunded amount on charge.`, {
      param: 'amount',
    })
  }
  const refund = desk.save<'refund'>({
    id: freshId('refund'),
    object: 'refund',
    created: desk.nowSeconds,
    amount,
    charge: charge.id,
    currency: charge.currency,
    metadata: given.metadata,
    payment_intent: charge.payment_intent,
    reason: given.reason ?? null,
    status: 'succeeded',
  })
  const refunded = charge.amount_refunded + amount
  const after = desk.save<'charge'>({
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  })
  desk.emit('refund.created', refund)
  desk.emit('charge.refunded', after)
  return refund
}

/** The bank could not take the money: the refund fails after all. */
export async function failRefund(desk: Desk, refund: Refund): Promise<Refund> {
  if (refund.status !== 'succeeded') throw new Problem(400, 'This refund has already failed.')
  const failed = desk.save<'refund'>({
    ...refund,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  const charge = await desk.get('charge', refund.charge)
  desk.save<'charge'>({
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  desk.emit('refund.updated', failed)
  desk.emit('refund.failed', failed)
  return failed
}
