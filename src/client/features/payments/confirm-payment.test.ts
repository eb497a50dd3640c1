import type { PaymentIntent, Stripe, StripeElements } from '@stripe/stripe-js'
import { expect, test, vi } from 'vitest'

import { confirmPayment } from './confirm-payment.ts'

const SECRET = 'pi_1_secret_2'
const RETURN = 'https://fineprint.example/subscription?payment=success'
// Handed through, never looked into.
const elements = {} as StripeElements
// The two members that are read.
const intent = (status: string) => ({ id: 'pi_1', status }) as PaymentIntent

type Answer = Awaited<ReturnType<Stripe['retrievePaymentIntent']>>
// What Stripe answers is one of the two, as far as it is read here.
const error = (fields: Record<string, string>) => ({ error: fields }) as unknown as Answer

function stripeThat(confirm: () => Promise<Answer>, look: () => Promise<Answer>) {
  const stripe = {
    confirmPayment: vi.fn<() => Promise<Answer>>(confirm),
    retrievePaymentIntent: vi.fn<() => Promise<Answer>>(look),
  }
  // The overloads of Stripe's own type cannot be written by a function expression.
  const typed = stripe as unknown as Pick<Stripe, 'confirmPayment' | 'retrievePaymentIntent'>
  return { stripe, confirm: () => confirmPayment(typed, elements, SECRET, RETURN) }
}

const never = () => Promise.reject(new Error('not asked'))

test('asks for a redirect only if one is required, with an absolute return address', async () => {
  const { stripe, confirm } = stripeThat(
    async () => ({ paymentIntent: intent('succeeded') }),
    never,
  )
  expect(await confirm()).toEqual({ outcome: 'made', status: 'succeeded', paymentIntentId: 'pi_1' })
  expect(stripe.confirmPayment).toHaveBeenCalledWith({
    elements,
    confirmParams: { return_url: RETURN },
    redirect: 'if_required',
  })
})

test('takes every status but succeeded for processing', async () => {
  for (const status of ['processing', 'requires_capture', 'requires_action']) {
    const { confirm } = stripeThat(async () => ({ paymentIntent: intent(status) }), never)
    expect(await confirm()).toMatchObject({ outcome: 'made', status: 'processing' })
  }
})

test("gives the provider's words for a failure, and ours where it has none", async () => {
  const declined = { type: 'card_error', code: 'card_declined' }
  const words = stripeThat(
    async () => error({ ...declined, message: 'Your card was declined.' }),
    never,
  )
  expect(await words.confirm()).toEqual({ outcome: 'failed', message: 'Your card was declined.' })
  const silent = stripeThat(async () => error(declined), never)
  expect(await silent.confirm()).toEqual({
    outcome: 'failed',
    message: 'Payment could not be processed',
  })
})

test('finds the payment whose answer was lost, so that nobody pays in vain', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const paid = stripeThat(lost, async () => ({ paymentIntent: intent('succeeded') }))
  expect(await paid.confirm()).toMatchObject({ outcome: 'made', status: 'succeeded' })
  const unpaid = stripeThat(lost, async () => ({
    paymentIntent: intent('requires_payment_method'),
  }))
  expect(await unpaid.confirm()).toEqual({ outcome: 'unknown' })
  expect(await stripeThat(lost, lost).confirm()).toEqual({ outcome: 'unknown' })
})

test('takes a payment that was made before for made', async () => {
  const over = {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'No',
  }
  const made = stripeThat(
    async () => error(over),
    async () => ({ paymentIntent: intent('succeeded') }),
  )
  expect(await made.confirm()).toMatchObject({ outcome: 'made', status: 'succeeded' })
  const cancelled = stripeThat(
    async () => error(over),
    async () => ({ paymentIntent: intent('canceled') }),
  )
  expect(await cancelled.confirm()).toEqual({ outcome: 'failed', message: 'No' })
})
