import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { describe, test } from 'vitest'

import { createSandbox } from './create-sandbox.ts'
import { d1Store } from './d1-store.ts'
import type { SandboxStore } from './store.ts'
import { memoryStore } from './store.ts'

const SECRET = 'sk_test_sandbox'
const DAY_SECONDS = 24 * 60 * 60

/** The real client against a sandbox of its own. */
function open(store: SandboxStore = memoryStore(), at = Date.UTC(2026, 0, 31, 3)) {
  const app = createSandbox({ store, now: () => at })
  const send = async (request: Request) => app.fetch(request)
  const stripe = new Stripe(SECRET, {
    httpClient: Stripe.createFetchHttpClient((url, init) => send(new Request(url, init))),
    maxNetworkRetries: 0,
    telemetry: false,
  })
  /** A call that is no part of Stripe's client: test helpers, and the browser's own. */
  async function post(path: string, form: Record<string, string> = {}, key = SECRET) {
    const response = await send(
      new Request(`https://api.stripe.com${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: new URLSearchParams(form),
      }),
    )
    return { status: response.status, body: await response.json<Record<string, unknown>>() }
  }
  const advance = (days: number) =>
    post('/v1/test_helpers/sandbox/clock', { advance_seconds: String(days * DAY_SECONDS) })
  const types = async () =>
    (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed()
  return { stripe, post, advance, types, app }
}

const INTENT = { amount: 300, currency: 'aud', allowed_payment_method_types: ['card' as const] }

async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
    return 'no error'
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    return error.decline_code ?? error.code ?? error.type
  }
}

async function subscribe({ stripe }: ReturnType<typeof open>, key: 'monthly' | 'quarterly') {
  const customer = await stripe.customers.create({ email: 'jo@example.com' })
  const prices = await stripe.prices.list({ lookup_keys: [`fineprint_${key}`] })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.data[0]?.id ?? '' }],
    payment_behavior: 'default_incomplete',
    payment_settings: {
      save_default_payment_method: 'on_subscription',
      payment_method_types: ['card'],
    },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice
  if (invoice === null || typeof invoice === 'string') throw new Error('not expanded')
  const intentId = invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? ''
  return { customer, subscription, invoice, intentId }
}

describe.for([
  ['in memory', memoryStore],
  ['in D1', () => d1Store(env.DB)],
] as const)('the sandbox %s', ([, makeStore]) => {
  test('takes a payment from intent to charge', async ({ expect }) => {
    const { stripe } = open(makeStore())
    const intent = await stripe.paymentIntents.create({ ...INTENT, metadata: { quantity: '1' } })
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 })
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 300,
      metadata: { quantity: '1' },
    })
    expect(Object.keys(paid).filter((name) => name.startsWith('_'))).toEqual([])
  })

  test('answers the same key with the same intent, also at once', async ({ expect }) => {
    const { stripe } = open(makeStore())
    const options = { idempotencyKey: crypto.randomUUID() }
    const create = () => stripe.paymentIntents.create(INTENT, options)
    const intents = await Promise.all([create(), create(), create(), create()])
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
    const other = stripe.paymentIntents.create({ ...INTENT, amount: 600 }, options)
    await expect(other).rejects.toThrow('same parameters')
  })
})

describe('cards', () => {
  test.for([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_chargeDeclinedLostCard', 'lost_card'],
    ['pm_card_chargeDeclinedStolenCard', 'stolen_card'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error'],
  ] as const)(
    '%s is declined with %s and can be followed by another',
    async ([card, code], { expect }) => {
      const { stripe, types } = open()
      const intent = await stripe.paymentIntents.create(INTENT)
      const first = stripe.paymentIntents.confirm(intent.id, { payment_method: card })
      expect(await codeOf(first)).toBe(code)
      const declined = await stripe.paymentIntents.retrieve(intent.id)
      expect(declined.status).toBe('requires_payment_method')
      expect(declined.last_payment_error?.message).toMatch(/card/)
      await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
      expect(await types()).toEqual([
        'payment_intent.created',
        'charge.failed',
        'payment_intent.payment_failed',
        'charge.succeeded',
        'payment_intent.succeeded',
      ])
    },
  )

  test('3-D Secure waits for the dialog, whose outcome decides', async ({ expect }) => {
    const { stripe, post } = open()
    const confirm = async (card: string) => {
      const intent = await stripe.paymentIntents.create(INTENT)
      const form = { payment_method: card, client_secret: intent.client_secret ?? '' }
      const path = `/v1/payment_intents/${intent.id}/confirm`
      expect((await post(path, form, 'pk_test_sandbox')).body['status']).toBe('requires_action')
      return { id: intent.id, form: { client_secret: form.client_secret } }
    }
    const finish = ({ id, form }: Awaited<ReturnType<typeof confirm>>, action: string) =>
      post(`/v1/test_helpers/sandbox/payment_intents/${id}/${action}`, form, 'pk_test_sandbox')
    const passed = await finish(await confirm('pm_card_threeDSecure2Required'), 'authenticate')
    expect(passed).toMatchObject({ status: 200, body: { status: 'succeeded' } })
    const failed = await finish(await confirm('pm_card_threeDSecure2Required'), 'fail')
    expect(failed).toMatchObject({
      status: 402,
      body: { error: { code: 'payment_intent_authentication_failure' } },
    })
    const poor = await confirm('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds')
    expect(await finish(poor, 'authenticate')).toMatchObject({
      status: 402,
      body: { error: { decline_code: 'insufficient_funds' } },
    })
  })
})

describe('strictness', () => {
  test('refuses what Stripe refuses', async ({ expect }) => {
    const { stripe, post } = open()
    const path = '/v1/payment_intents'
    const refusal = async (form: Record<string, string>) => {
      const { status, body } = await post(path, form)
      return [status, (body['error'] as { code?: string }).code]
    }
    const good = { amount: '300', currency: 'aud' }
    expect(await refusal({ ...good, colour: 'red' })).toEqual([400, 'parameter_unknown'])
    expect(await refusal({ currency: 'aud' })).toEqual([400, 'parameter_missing'])
    expect(await refusal({ ...good, amount: '3.5' })).toEqual([400, 'parameter_invalid_integer'])
    expect(await refusal({ ...good, amount: '49' })).toEqual([400, 'amount_too_small'])
    expect(await refusal({ ...good, constructor: 'x' })).toEqual([400, 'parameter_unknown'])
    const old = { ...INTENT, payment_method_types: ['card'] }
    expect(await codeOf(stripe.paymentIntents.create(old as typeof INTENT))).toBe(
      'payment_method_types_no_longer_supported',
    )
    expect(await codeOf(stripe.paymentIntents.retrieve('pi_none'))).toBe('resource_missing')
    const expand = { expand: ['colour'] }
    const { id } = await stripe.paymentIntents.create(INTENT)
    await expect(stripe.paymentIntents.retrieve(id, expand)).rejects.toThrow('cannot be expanded')
  })

  test('refuses a card number without repeating it', async ({ expect }) => {
    const { post } = open()
    for (const form of [
      { type: 'card', 'card[number]': '4242424242424242' },
      { type: 'card', 'card[token]': '4242424242424242' },
    ]) {
      const answer = await post('/v1/payment_methods', form)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).not.toContain('4242')
    }
  })

  test('opens to test keys only, and to the browser only with the secret of the intent', async ({
    expect,
  }) => {
    const { stripe, post } = open()
    const intent = await stripe.paymentIntents.create(INTENT)
    const confirm = `/v1/payment_intents/${intent.id}/confirm`
    const card = { payment_method: 'pm_card_visa' }
    expect((await post(confirm, card, 'sk_live_12345678')).status).toBe(401)
    expect((await post('/v1/customers', {}, 'pk_test_sandbox')).status).toBe(401)
    expect((await post(confirm, card, 'pk_test_sandbox')).status).toBe(404)
    const wrong = { ...card, client_secret: `${intent.id}_secret_wrong` }
    expect((await post(confirm, wrong, 'pk_test_sandbox')).status).toBe(404)
    const right = { ...card, client_secret: intent.client_secret ?? '' }
    expect((await post(confirm, right, 'pk_test_sandbox')).status).toBe(200)
  })
})

describe('subscriptions', () => {
  test('wait for their first payment, then run and remember the card', async ({ expect }) => {
    const sandbox = open()
    const { stripe } = sandbox
    const { subscription, invoice, intentId } = await subscribe(sandbox, 'quarterly')
    expect(subscription.status).toBe('incomplete')
    expect(invoice).toMatchObject({ status: 'open', amount_due: 7_500 })
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    const running = await stripe.subscriptions.retrieve(subscription.id)
    expect(running.status).toBe('active')
    expect(running.default_payment_method).toMatch(/^pm_/)
    const payments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intentId },
    })
    expect(payments.data.map((payment) => payment.invoice)).toEqual([invoice.id])
    expect((await stripe.invoices.retrieve(invoice.id)).status).toBe('paid')
  })

  test('renew at the end of each period, clamped to the month', async ({ expect }) => {
    const sandbox = open()
    const { stripe } = sandbox
    const { subscription, intentId, customer } = await subscribe(sandbox, 'monthly')
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    const endOf = async () => {
      const item = (await stripe.subscriptions.retrieve(subscription.id)).items.data[0]
      return new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)
    }
    expect(await endOf()).toBe('2026-02-28')
    await sandbox.advance(29)
    expect(await endOf()).toBe('2026-03-31')
    const invoices = await stripe.invoices.list({ customer: customer.id })
    expect(invoices.data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_cycle', 'paid'],
      ['subscription_create', 'paid'],
    ])
    expect((await sandbox.types()).slice(-8)).toEqual([
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
    ])
  })

  test('fall past due when the card fails, and end when it fails for good', async ({ expect }) => {
    const sandbox = open()
    const { stripe } = sandbox
    const { subscription, intentId } = await subscribe(sandbox, 'monthly')
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
    await stripe.subscriptions.update(subscription.id, {
      default_payment_method: 'pm_card_chargeCustomerFail',
    })
    await sandbox.advance(29)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
    await sandbox.advance(15)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
  })

  test('end at the period when cancelled so, and after 23 hours when never paid', async ({
    expect,
  }) => {
    const sandbox = open()
    const { stripe } = sandbox
    const paid = await subscribe(sandbox, 'monthly')
    await stripe.paymentIntents.confirm(paid.intentId, { payment_method: 'pm_card_visa' })
    await stripe.subscriptions.update(paid.subscription.id, { cancel_at_period_end: true })
    const unpaid = await subscribe(sandbox, 'monthly')
    await sandbox.advance(1)
    const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status
    expect(await statusOf(paid.subscription.id)).toBe('active')
    expect(await statusOf(unpaid.subscription.id)).toBe('incomplete_expired')
    expect((await stripe.paymentIntents.retrieve(unpaid.intentId)).status).toBe('canceled')
    await sandbox.advance(28)
    expect(await statusOf(paid.subscription.id)).toBe('canceled')
  })
})

describe('money that goes back', () => {
  test('refunds in parts, never more than was paid, and may fail', async ({ expect }) => {
    const { stripe, post, types } = open()
    const intent = await stripe.paymentIntents.create({
      ...INTENT,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    const first = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 })
    expect(await codeOf(stripe.refunds.create({ payment_intent: intent.id, amount: 201 }))).toBe(
      'StripeInvalidRequestError',
    )
    await stripe.refunds.create({ payment_intent: intent.id })
    expect(await codeOf(stripe.refunds.create({ payment_intent: intent.id }))).toBe(
      'charge_already_refunded',
    )
    await post(`/v1/test_helpers/sandbox/refunds/${first.id}/fail`)
    expect((await stripe.refunds.retrieve(first.id)).status).toBe('failed')
    expect((await types()).slice(-2)).toEqual(['refund.updated', 'refund.failed'])
  })

  test('disputes open by card and close as won or lost', async ({ expect }) => {
    const { stripe, post } = open()
    const disputeOf = async (card: string) => {
      const paid = { ...INTENT, confirm: true, payment_method: card }
      const intent = await stripe.paymentIntents.create(paid)
      const list = await stripe.disputes.list({ payment_intent: intent.id })
      return list.data[0]
    }
    expect((await disputeOf('pm_card_createDisputeInquiry'))?.status).toBe('warning_needs_response')
    const dispute = await disputeOf('pm_card_createDispute')
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 300 })
    await post(`/v1/test_helpers/sandbox/disputes/${dispute?.id}/won`)
    expect((await stripe.disputes.retrieve(dispute?.id ?? '')).status).toBe('won')
  })
})
