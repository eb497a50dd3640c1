/** The key under which the start of one run is paid. */
export function debitKey(analysisId: string, run: number): string {
  return `analysis:${analysisId}:${run}`
}

/** The key under which a run that failed, or had nothing to check, gives its credit back. */
export function refundKey(analysisId: string, run: number): string {
  return `refund:${analysisId}:${run}`
}

/** The key under which a pay-as-you-go payment brings its credits. */
export function paygGrantKey(paymentIntentId: string): string {
  return `pi:${paymentIntentId}`
}

/** The key under which a subscription payment, the first or a renewal, brings its credits. */
export function invoiceGrantKey(invoiceId: string): string {
  return `invoice:${invoiceId}`
}

/** The key under which a refund at Stripe takes credits back. */
export function stripeRefundKey(refundId: string): string {
  return `stripe-refund:${refundId}`
}

/** The key under which a refund that failed gives them back. */
export function failedRefundKey(refundId: string): string {
  return `stripe-refund:${refundId}:failed`
}

/** The key under which a dispute takes credits back. */
export function disputeKey(disputeId: string): string {
  return `dispute:${disputeId}`
}

/** The key under which a won dispute gives them back. */
export function wonDisputeKey(disputeId: string): string {
  return `dispute:${disputeId}:won`
}
