import type { Desk } from './desk.ts'
import { intentFailed, subscriptionOf } from './invoice-payments.ts'
import type { Invoice } from './objects.ts'

/** True when there is a card to charge; where there is none, the attempt counts as failed. */
export async function confirmable(desk: Desk, invoice: Invoice): Promise<boolean> {
  const subscription = await subscriptionOf(desk, invoice)
  const customer = await desk.get('customer', invoice.customer)
  const method =
    subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method
  if (method) return true
  const intent = invoice._intent ? await desk.get('payment_intent', invoice._intent) : null
  if (intent) await intentFailed(desk, intent)
  return false
}
