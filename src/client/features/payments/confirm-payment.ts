import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'

import type { PaymentOutcome } from '#client/lib/payment-form.ts'

export type Attempt =
  | ({ readonly outcome: 'made' } & PaymentOutcome)
  /** The provider said no; the form can be sent again. */
  | { readonly outcome: 'failed'; readonly message: string }
  /** Nobody knows: neither an answer nor the state of the payment could be had. */
  | { readonly outcome: 'unknown' }

/** Spec §8. */
const NOT_PROCESSED = 'Payment could not be processed'

/**
 * Sends what stands in the card form. Never rejects. Where the answer was lost or says that the
 * payment was made before, its state is asked for: a buyer never pays in vain, nor twice.
 */
export async function confirmPayment(
  stripe: Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>,
  elements: StripeElements,
  clientSecret: string,
  returnUrl: string,
): Promise<Attempt> {
  try {
    const { paymentIntent, error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    })
    if (!error) return made(paymentIntent)
    const earlier = isOver(error) ? await lookUp(stripe, clientSecret) : null
    return earlier ?? { outcome: 'failed', message: error.message || NOT_PROCESSED }
  } catch {
    return (await lookUp(stripe, clientSecret)) ?? { outcome: 'unknown' }
  }
}

/** The payment, where it has been made or is on its way. */
async function lookUp(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  clientSecret: string,
): Promise<Attempt | null> {
  try {
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
    const { status } = paymentIntent ?? {}
    return paymentIntent && (status === 'succeeded' || status === 'processing')
      ? made(paymentIntent)
      : null
  } catch {
    return null
  }
}

function made({ id, status }: PaymentIntent): Attempt {
  return {
    outcome: 'made',
    status: status === 'succeeded' ? 'succeeded' : 'processing',
    paymentIntentId: id,
  }
}

/** Stripe's code for confirming what can no longer be confirmed. */
function isOver({ code }: StripeError): boolean {
  return code === 'payment_intent_unexpected_state'
}
