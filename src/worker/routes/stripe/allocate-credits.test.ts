import { describe, test } from 'vitest'

import { AppError } from '#worker/errors.ts'
import { sandboxGateway } from '#worker/payments/sandbox/sandbox-access.ts'
import { intentIdOf, payingUser, sandbox } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'
import { testBindings } from '#worker/testing/test-bindings.ts'

/** Many requests to the sandbox, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

const PATH = '/api/stripe/allocate-credits-automatically'

describe('POST /api/stripe/allocate-credits-automatically', LONG, () => {
  test('answers the credits of the payment, also when the webhook was first', async ({
    expect,
  }) => {
    const { openPayment, confirm, allocate, balances } = await payingUser()
    const secret = await openPayment()
    await confirm(secret, 'pm_card_visa')
    expect((await balances()).payg).toBe(1)
    const responses = await Promise.all(Array.from({ length: 10 }, () => allocate(secret)))
    for (const response of responses) expect(await response.json()).toEqual({ creditsAdded: 1 })
    expect((await balances()).payg).toBe(1)
  })

  test('believes nothing that the browser says', async ({ expect }) => {
    const { user, secretFrom, confirm, post, balances } = await payingUser()
    const secret = await secretFrom('/api/payment/payg')
    await confirm(secret, 'pm_card_visa')
    const response = await post(PATH, {
      paymentIntentId: intentIdOf(secret),
      metadata: { userId: user.id, type: 'subscription_payment', quantity: '100', credits: '999' },
    })
    expect(await response.json()).toEqual({ creditsAdded: 1 })
    expect((await balances()).payg).toBe(1)
  })

  test('grants nothing for a payment that is not made', async ({ expect }) => {
    const { openPayment, allocate, confirm, balances } = await payingUser()
    const secret = await openPayment()
    expect((await allocate(secret)).status).toBe(400)
    await confirm(secret, 'pm_card_threeDSecure2Required')
    expect((await allocate(secret)).status).toBe(400)
    await confirm(secret, 'pm_card_chargeDeclined')
    const response = await allocate(secret)
    expect([response.status, await response.text()]).toEqual([
      400,
      'This payment has not been completed yet.',
    ])
    expect((await balances()).payg).toBe(0)
  })

  test("grants nothing for another user's payment and tells nothing of it", async ({ expect }) => {
    const app = testApp()
    const [payer, thief] = [await payingUser(app), await payingUser(app)]
    const secret = await payer.openPayment()
    await payer.confirm(secret, 'pm_card_visa')
    const foreign = await thief.allocate(secret)
    const missing = await thief.post(PATH, { paymentIntentId: 'pi_none' })
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(await foreign.text()).toBe(await missing.text())
    expect((await thief.balances()).payg).toBe(0)
  })

  test('grants nothing for an intent that claims more than was paid', async ({ expect }) => {
    const { app, user, openPayment, post, balances } = await payingUser()
    const own = await sandbox(app, `payment_intents/${intentIdOf(await openPayment())}`, null)
    const forged = await sandbox(app, 'payment_intents', {
      amount: '300',
      currency: 'aud',
      customer: String(own['customer']),
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'metadata[userId]': user.id,
      'metadata[type]': 'payg_credits',
      'metadata[quantity]': '100',
    })
    expect((await post(PATH, { paymentIntentId: forged['id'] })).status).toBe(404)
    expect((await balances()).payg).toBe(0)
  })

  test('answers 503 when Stripe cannot be reached, and settles later', async ({ expect }) => {
    const { openPayment, confirm, headers, allocate } = await payingUser()
    const secret = await openPayment()
    await confirm(secret, 'pm_card_visa')
    const gateway = {
      ...sandboxGateway(testBindings()),
      retrieveIntent: () => Promise.reject(new AppError('unavailable', 'not now')),
    }
    const broken = testApp({ gateway })
    const body = { paymentIntentId: intentIdOf(secret) }
    expect((await broken.post(PATH, body, headers)).status).toBe(503)
    expect(await (await allocate(secret)).json()).toEqual({ creditsAdded: 1 })
  })

  test.for(['', 'in_1', 'pi_1/confirm', 'pi_1?x', '../customers', 7])(
    'refuses %s for an id',
    async (paymentIntentId, { expect }) => {
      const { post } = await payingUser()
      expect((await post(PATH, { paymentIntentId })).status).toBe(400)
    },
  )
})
