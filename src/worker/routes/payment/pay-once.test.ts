import { describe, test } from 'vitest'

import { intentIdOf, payingUser, sandbox, stripeListOf } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** Many requests to the sandbox, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

describe('POST /api/payment/payg', LONG, () => {
  test('opens a payment of A$3.00 for one analysis', async ({ expect }) => {
    const { app, user, openPayment, get } = await payingUser()
    const secret = await openPayment()
    const intent = await sandbox(app, `payment_intents/${intentIdOf(secret)}`, null)
    expect(intent).toMatchObject({
      amount: 300,
      currency: 'aud',
      allowed_payment_method_types: ['card'],
      metadata: { userId: user.id, type: 'payg_credits', quantity: '1' },
    })
    expect(await get('/api/payments/history')).toMatchObject([
      { status: 'pending', description: '1 analysis', type: 'payg_credits', amount: 300 },
    ])
  })

  test('is one payment, however often it is asked for at once', async ({ expect }) => {
    const { app, user, openPayment, get } = await payingUser()
    const secrets = await Promise.all(Array.from({ length: 10 }, openPayment))
    expect(new Set([...secrets, await openPayment()]).size).toBe(1)
    expect(await stripeListOf(app, 'payment_intents', user.id)).toHaveLength(1)
    expect(await get('/api/payments/history')).toHaveLength(1)
  })

  test('is another payment once the first is paid', async ({ expect }) => {
    const { openPayment, confirm, balances } = await payingUser()
    const first = await openPayment()
    await confirm(first, 'pm_card_visa')
    const second = await openPayment()
    expect(second).not.toBe(first)
    await confirm(second, 'pm_card_visa')
    expect((await balances()).payg).toBe(2)
  })

  test('can be paid after a decline', async ({ expect }) => {
    const { openPayment, confirm, balances, get } = await payingUser()
    const secret = await openPayment()
    const declined = await confirm(secret, 'pm_card_chargeDeclined')
    expect(declined).toMatchObject({ error: { code: 'card_declined' } })
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'failed' }])
    expect(await openPayment()).toBe(secret)
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'pending' }])
    await confirm(secret, 'pm_card_visa')
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'succeeded' }])
    expect((await balances()).payg).toBe(1)
  })

  test('gives no one else the secret of an open payment', async ({ expect }) => {
    const app = testApp()
    const [first, second] = [await payingUser(app), await payingUser(app)]
    expect(await second.openPayment()).not.toBe(await first.openPayment())
  })

  test('answers 401 without a session', async ({ expect }) => {
    expect((await testApp().post('/api/payment/payg', {})).status).toBe(401)
  })
})
