import * as v from 'valibot'

import { PAYG_MAX_QUANTITY, PAYG_MIN_QUANTITY, PaidPlanId } from '../pricing.ts'
import { endpoint } from './endpoint.ts'
import { SubscriptionStatus } from './subscription.ts'

const Cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const ClientSecret = v.strictObject({ clientSecret: v.string() })

/** The sentence of spec §5. */
const QUANTITY_TEXT = 'Please select between 1 and 100 analyses'
export const PaygQuantity = v.pipe(
  v.number(QUANTITY_TEXT),
  v.integer(QUANTITY_TEXT),
  v.minValue(PAYG_MIN_QUANTITY, QUANTITY_TEXT),
  v.maxValue(PAYG_MAX_QUANTITY, QUANTITY_TEXT),
)

export const Payment = v.strictObject({
  id: v.string(),
  status: v.picklist(['succeeded', 'pending', 'failed']),
  description: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  type: v.picklist(['payg_credits', 'subscription_payment']),
  /** In cents. */
  amount: Cents,
})
export type Payment = v.InferOutput<typeof Payment>

/** What was paid for, told by the browser: a hint that is never believed (spec §3). */
export const AllocationMetadata = v.variant('type', [
  v.strictObject({
    userId: v.string(),
    type: v.literal('payg_credits'),
    quantity: v.string(),
  }),
  v.strictObject({
    userId: v.string(),
    type: v.literal('subscription_payment'),
    quantity: v.string(),
    planId: PaidPlanId,
    credits: v.string(),
  }),
])
export type AllocationMetadata = v.InferOutput<typeof AllocationMetadata>

/** How the browser is to take a card: by Stripe's form, by the local one, or not at all. */
export const PaymentConfig = v.strictObject({
  mode: v.picklist(['stripe', 'sandbox', 'off']),
  publishableKey: v.nullable(v.string()),
  /** True where no real money moves: the page then says "Test payments". */
  test: v.boolean(),
})
export type PaymentConfig = v.InferOutput<typeof PaymentConfig>

export const getPaymentHistory = endpoint('GET', '/api/payments/history', {
  response: v.array(Payment),
})
export const getPaymentConfig = endpoint('GET', '/api/payments/config', {
  response: PaymentConfig,
})
export const payOnce = endpoint('POST', '/api/payment/payg', { response: ClientSecret })
export const buyCredits = endpoint('POST', '/api/stripe/create-payg-subscription', {
  body: v.object({ quantity: PaygQuantity, amount: v.number() }),
  response: ClientSecret,
})
export const completePayment = endpoint('POST', '/api/stripe/complete-payment', {
  /** Which one, where several wait; the newest of all unless said. */
  query: v.object({
    payment: v.optional(v.string()),
    type: v.optional(v.picklist(['payg_credits', 'subscription_payment'])),
  }),
  response: v.strictObject({ clientSecret: v.string(), metadata: AllocationMetadata }),
})
export const allocateCredits = endpoint('POST', '/api/stripe/allocate-credits-automatically', {
  body: v.object({
    paymentIntentId: v.pipe(
      v.string(),
      v.regex(/^pi_\w{1,100}$/, 'This payment could not be recognised.'),
    ),
    metadata: v.optional(v.unknown()),
  }),
  response: v.strictObject({ creditsAdded: v.pipe(v.number(), v.integer()) }),
})
export const cancelSubscription = endpoint('POST', '/api/stripe/cancel-subscription', {
  response: SubscriptionStatus,
})
export const stripeWebhook = endpoint('POST', '/api/stripe/webhook', {
  access: 'signed',
  response: v.strictObject({ received: v.literal(true) }),
})
