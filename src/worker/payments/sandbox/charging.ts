import type { CardBehaviour, Decline } from './cards.ts'
import { behaviourOf, declineSentence, testCard } from './cards.ts'
import { openDispute } from './disputes.ts'
import type { Desk } from './desk.ts'
import { intentFailed, intentSucceeded } from './invoice-payments.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from './objects.ts'
import { freshId } from './objects.ts'
import { Problem } from './problem.ts'

/** What became of an attempt to pay. A decline is an answer, and what it changed is kept. */
export type Attempt =
  | { readonly outcome: 'done'; readonly intent: PaymentIntent }
  | { readonly outcome: 'declined'; readonly intent: PaymentIntent; readonly error: CardError }

export type Circumstances = {
  readonly offSession: boolean
  /** True once the buyer has passed the bank's dialog for this attempt. */
  readonly authenticated: boolean
}

/** Finds a payment method, or makes one of a test card's id; raw card numbers are refused. */
export async function resolveMethod(desk: Desk, id: string): Promise<PaymentMethod> {
  const stored = await desk.find('payment_method', id)
  if (stored) return stored
  const known = testCard(id)
  if (!known) {
    throw new Problem(400, 'No such PaymentMethod. Only the ids of test cards are known here.', {
      code: 'resource_missing',
      param: 'payment_method',
    })
  }
  return desk.save<'payment_method'>({
    id: freshId('payment_method'),
    object: 'payment_method',
    created: desk.nowSeconds,
    type: 'card',
    card: { brand: known.card.brand, last4: known.card.last4, exp_month: 12, exp_year: 2034 },
    customer: null,
    metadata: {},
    livemode: false,
    _card: known.name,
  })
}

/** Confirms an intent with a payment method: charges it, asks for 3-D Secure, or is declined. */
export async function confirmIntent(
  desk: Desk,
  before: PaymentIntent,
  method: PaymentMethod,
  circumstances: Circumstances,
): Promise<Attempt> {
  if (
    !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(before.status)
  ) {
    throw new Problem(
      400,
      `You cannot confirm this PaymentIntent because it has a status of ${before.status}.`,
      { code: 'payment_intent_unexpected_state' },
    )
  }
  const card = behaviourOf(method._card)
  const intent = { ...before, payment_method: method.id, next_action: null }
  if (mustChallenge(card, method, circumstances)) return challenge(desk, intent, circumstances)
  const decline = await declineOf(desk, card, intent)
  return decline
    ? declineAttempt(desk, intent, errorOf(decline), method)
    : succeed(desk, intent, method, card)
}

/** The buyer gave up or failed in the bank's dialog. */
export function failAuthentication(desk: Desk, intent: PaymentIntent): Promise<Attempt> {
  return declineAttempt(
    desk,
    { ...intent, next_action: null },
    {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    },
  )
}

function mustChallenge(card: CardBehaviour, method: PaymentMethod, now: Circumstances): boolean {
  if (now.authenticated || !card.challenge) return false
  return card.challenge === 'always' || method.customer === null || !now.offSession
}

async function challenge(
  desk: Desk,
  intent: PaymentIntent,
  { offSession }: Circumstances,
): Promise<Attempt> {
  if (offSession) {
    const attempt = await declineAttempt(desk, intent, {
      type: 'card_error',
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    })
    if (intent._invoice) {
      desk.emit('invoice.payment_action_required', await desk.get('invoice', intent._invoice))
    }
    return attempt
  }
  const waiting = desk.save<'payment_intent'>({
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', sandbox: true },
    },
  })
  desk.emit('payment_intent.requires_action', waiting)
  return { outcome: 'done', intent: waiting }
}

async function declineOf(
  desk: Desk,
  card: CardBehaviour,
  intent: PaymentIntent,
): Promise<Decline | null> {
  const customer = intent.customer ? await desk.find('customer', intent.customer) : null
  if (customer?._failNext) {
    desk.save<'customer'>({ ...customer, _failNext: false })
    return { code: 'card_declined', declineCode: 'generic_decline' }
  }
  return card.decline ?? null
}

function errorOf(decline: Decline): CardError {
  return {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
    message: declineSentence(decline),
  }
}

async function declineAttempt(
  desk: Desk,
  intent: PaymentIntent,
  error: CardError,
  method?: PaymentMethod,
): Promise<Attempt> {
  const charge = method ? makeCharge(desk, intent, method, error) : null
  const failed = desk.save<'payment_intent'>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge?.id ?? intent.latest_charge,
    last_payment_error: charge ? { ...error, charge: charge.id } : error,
  })
  if (charge) desk.emit('charge.failed', charge)
  desk.emit('payment_intent.payment_failed', failed)
  if (failed._invoice) await intentFailed(desk, failed)
  return { outcome: 'declined', intent: failed, error: failed.last_payment_error ?? error }
}

async function succeed(
  desk: Desk,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: CardBehaviour,
): Promise<Attempt> {
  const charge = makeCharge(desk, intent, method, null)
  const paid = desk.save<'payment_intent'>({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  })
  if (intent.customer && (intent._invoice || intent.setup_future_usage)) {
    desk.save<'payment_method'>({ ...method, customer: intent.customer })
  }
  desk.emit('charge.succeeded', charge)
  desk.emit('payment_intent.succeeded', paid)
  if (paid._invoice) await intentSucceeded(desk, paid, method)
  if (card.dispute) await openDispute(desk, charge, card.dispute)
  return { outcome: 'done', intent: paid }
}

function makeCharge(
  desk: Desk,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: CardError | null,
): Charge {
  return desk.save<'charge'>({
    id: freshId('charge'),
    object: 'charge',
    created: desk.nowSeconds,
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !error,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    metadata: intent.metadata,
    paid: !error,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: error ? 'failed' : 'succeeded',
    livemode: false,
  })
}
