import { env } from 'cloudflare:workers'
import Stripe from 'stripe'
import { describe, test } from 'vitest'

import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { SANDBOX_WEBHOOK_SECRET } from '#worker/payments/sandbox/sandbox-access.ts'
import { intentIdOf, payingUser, sandbox } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** Many requests to the sandbox, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

const PATH = '/api/stripe/webhook'

function eventOf(type: string, objectId: string): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: objectId } } })
}

async function sign(payload: string, timestamp?: number, secret = SANDBOX_WEBHOOK_SECRET) {
  return Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  })
}

function deliver(body: string, signature: string | null, app = testApp()) {
  const headers = signature === null ? {} : { 'stripe-signature': signature }
  return app.call(PATH, { method: 'POST', headers, body })
}

const UNKNOWN = eventOf('customer.created', 'cus_1')
const NOW_SECONDS = () => Math.floor(Date.now() / 1000)

describe('POST /api/stripe/webhook', LONG, () => {
  test('takes a signed message, and one of a type that is none of ours', async ({ expect }) => {
    const response = await deliver(UNKNOWN, await sign(UNKNOWN))
    expect([response.status, await response.json()]).toEqual([200, { received: true }])
    const stranger = eventOf('payment_intent.succeeded', 'pi_of_another_system')
    expect((await deliver(stranger, await sign(stranger))).status).toBe(200)
  })

  test('takes a message while the secret is being changed', async ({ expect }) => {
    const old = (await sign(UNKNOWN, undefined, 'whsec_old')).split('v1=')[1]
    expect((await deliver(UNKNOWN, `${await sign(UNKNOWN)},v1=${old}`)).status).toBe(200)
  })

  test('answers 400 to whatever Stripe did not sign', async ({ expect }) => {
    const good = await sign(UNKNOWN)
    const answers = await Promise.all([
      deliver(`${UNKNOWN} `, good),
      deliver(UNKNOWN, null),
      deliver('', good),
      deliver(UNKNOWN, await sign(UNKNOWN, undefined, 'whsec_other')),
      deliver(UNKNOWN, await sign(UNKNOWN, NOW_SECONDS() - 301)),
      deliver('{}', await sign('{}')),
      deliver('no json', await sign('no json')),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
  })

  test('answers 503 without a secret: it never takes unsigned messages', async ({ expect }) => {
    const settings = { STRIPE_SECRET_KEY: 'sk_test_x' }
    const response = await deliver(UNKNOWN, await sign(UNKNOWN), testApp({}, settings))
    expect(response.status).toBe(503)
  })

  test('counts a payment once, however often it is delivered', async ({ expect }) => {
    const { openPayment, confirm, balances } = await payingUser()
    const secret = await openPayment()
    await confirm(secret, 'pm_card_visa')
    const event = eventOf('payment_intent.succeeded', intentIdOf(secret))
    const signature = await sign(event)
    const again = await Promise.all(Array.from({ length: 10 }, () => deliver(event, signature)))
    expect(again.map(({ status }) => status)).toEqual(again.map(() => 200))
    expect((await balances()).payg).toBe(1)
  })

  test('rests on nothing in a message but the id', async ({ expect }) => {
    const { user, openPayment, balances } = await payingUser()
    const event = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: intentIdOf(await openPayment()),
          status: 'succeeded',
          amount_received: 300,
          metadata: { userId: user.id, type: 'payg_credits', quantity: '100' },
        },
      },
    })
    expect((await deliver(event, await sign(event))).status).toBe(200)
    expect((await balances()).payg).toBe(0)
  })
})

async function bought(quantity: number, amount: number, card = 'pm_card_visa') {
  const paying = await payingUser()
  const path = '/api/stripe/create-payg-subscription'
  const secret = await paying.secretFrom(path, { quantity, amount })
  await paying.confirm(secret, card)
  const intentId = intentIdOf(secret)
  const refund = (cents: number) =>
    sandbox(paying.app, 'refunds', { payment_intent: intentId, amount: String(cents) })
  const payg = async () => (await paying.balances()).payg
  return { ...paying, intentId, refund, payg }
}

describe('money that goes back', LONG, () => {
  test('takes credits back in proportion, and gives them back when the refund fails', async ({
    expect,
  }) => {
    const { app, refund, payg } = await bought(10, 2_900)
    const first = await refund(725)
    expect(await payg()).toBe(8)
    await refund(2_175)
    expect(await payg()).toBe(0)
    await sandbox(app, `test_helpers/sandbox/refunds/${String(first['id'])}/fail`)
    expect(await payg()).toBe(3)
  })

  test('may leave a debt, which blocks starts', async ({ expect }) => {
    const { user, refund, payg } = await bought(1, 300)
    const ledger = ledgerOf(env, user.id)
    for (const id of ['a', 'b']) await ledger.debit(`analysis:${id}:1`, 'Analysis', Date.now())
    await refund(300)
    expect(await payg()).toBe(-1)
    const start = await ledger.debit('analysis:c:1', 'Analysis', Date.now())
    expect(start).toEqual({ outcome: 'no-credit', balance: -1 })
  })

  test('holds credits back while a payment is disputed, and returns them when it is won', async ({
    expect,
  }) => {
    for (const [outcome, left] of [
      ['won', 10],
      ['lost', 0],
    ] as const) {
      const { app, intentId, payg } = await bought(10, 2_900, 'pm_card_createDispute')
      expect(await payg()).toBe(0)
      const list = await sandbox(app, `disputes?payment_intent=${intentId}`, null)
      const [dispute] = list['data'] as { id: string }[]
      await sandbox(app, `test_helpers/sandbox/disputes/${dispute?.id}/${outcome}`)
      expect(await payg()).toBe(left)
    }
  })

  test('takes nothing for a question of the bank', async ({ expect }) => {
    const { payg } = await bought(10, 2_900, 'pm_card_createDisputeInquiry')
    expect(await payg()).toBe(10)
  })
})
