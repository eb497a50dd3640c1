import { describe, test } from 'vitest'

import { advanceDays, payingUser, stripeListOf } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** Many requests to the sandbox, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

const PATH = '/api/stripe/cancel-subscription'
const MONTHLY = ['/api/subscription/create', { planId: 'monthly' }] as const

describe('POST /api/stripe/cancel-subscription', LONG, () => {
  test('ends a paid plan at the end of its period and keeps the credits', async ({ expect }) => {
    const { app, post, get, secretFrom, confirm, balances } = await payingUser()
    await confirm(await secretFrom(...MONTHLY), 'pm_card_visa')
    expect(await (await post(PATH)).json()).toMatchObject({
      plan: 'monthly',
      status: 'cancelled',
      currentPeriodEnd: expect.any(String),
      subscriptionCreditsRemaining: 10,
    })
    expect((await post(PATH)).status).toBe(200)
    await advanceDays(app, 40)
    expect(await get('/api/subscription/status')).toMatchObject({ plan: 'free' })
    expect((await balances()).subscription).toBe(10)
  })

  test('ends an unpaid plan at once', async ({ expect }) => {
    const { app, user, post, get, secretFrom } = await payingUser()
    await secretFrom(...MONTHLY)
    expect(await (await post(PATH)).json()).toMatchObject({ plan: 'free' })
    const [subscription] = await stripeListOf(app, 'subscriptions', user.id)
    expect(subscription?.['status']).toBe('incomplete_expired')
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'failed' }])
    expect((await post('/api/stripe/complete-payment')).status).toBe(404)
  })

  test('is one cancellation, however often it is asked for at once', async ({ expect }) => {
    const { app, user, post, secretFrom } = await payingUser()
    await secretFrom(...MONTHLY)
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(PATH)))
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    const list = await stripeListOf(app, 'subscriptions', user.id)
    expect(list.map(({ status }) => status)).toEqual(['incomplete_expired'])
  })

  test('takes back a plan that has not begun, and the present one still ends', async ({
    expect,
  }) => {
    const { post, get, secretFrom, confirm } = await payingUser()
    await confirm(await secretFrom(...MONTHLY), 'pm_card_visa')
    await post('/api/subscription/create', { planId: 'annual' })
    expect(await (await post(PATH)).json()).toMatchObject({ plan: 'monthly', nextPlan: null })
    expect(await get('/api/subscription/status')).toMatchObject({ status: 'cancelled' })
  })

  test('answers 404 when there is none, also when another user has one', async ({ expect }) => {
    const app = testApp()
    const [owner, other] = [await payingUser(app), await payingUser(app)]
    await owner.secretFrom(...MONTHLY)
    const response = await other.post(PATH)
    expect([response.status, await response.text()]).toEqual([
      404,
      'There is no subscription to cancel.',
    ])
    expect(await owner.get('/api/subscription/status')).toMatchObject({ status: 'pending' })
  })
})
