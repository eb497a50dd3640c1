import Stripe from 'stripe'

import { AppError } from '../errors.ts'

/** Null where Stripe knows no such object. */
export async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  }
}

/** What is over already need not be cancelled: two calls at once are one. */
export async function unlessOver(work: () => Promise<void>): Promise<void> {
  const over = ['resource_missing', 'payment_intent_unexpected_state']
  try {
    await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && over.includes(error.code ?? '')) return
    throw error
  }
}

/** Tells Stripe's own troubles, which pass, from faults of ours. */
export async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const passing =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAuthenticationError
    if (!passing) throw error
    throw new AppError(
      'unavailable',
      'Our payment provider cannot be reached at the moment. You have not been charged twice. Please try again shortly.',
    )
  }
}
