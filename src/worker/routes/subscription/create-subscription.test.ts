import { describe, test } from 'vitest'

import { PAID_PLAN_IDS, PLANS } from '#shared/pricing.ts'
import { advanceDays, payingUser, stripeListOf } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** Many requests to the sandbox, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

const PATH = '/api/subscription/create'

async function subscriber(planId: string) {
  const paying = await payingUser()
  await paying.confirm(await paying.secretFrom(PATH, { planId }), 'pm_card_visa')
  return paying
}

function statusesOf(list: readonly Record<string, unknown>[]): unknown[] {
  return list.map(({ status }) => status)
}

describe('POST /api/subscription/create', LONG, () => {
  test.for(PAID_PLAN_IDS)(
    'gives the credits of %s once for its price',
    async (planId, { expect }) => {
      const { app, user, balances, get, entries } = await subscriber(planId)
      expect((await balances()).subscription).toBe(PLANS[planId].credits)
      const grants = (await entries()).filter(({ key }) => key.startsWith('invoice:'))
      expect(grants).toHaveLength(1)
      expect(await get('/api/payments/history')).toMatchObject([
        { status: 'succeeded', type: 'subscription_payment', amount: PLANS[planId].priceCents },
      ])
      expect(await get('/api/auth/user')).toMatchObject({ subscriptionPlan: planId })
      expect(await get('/api/subscription/credits')).toMatchObject({ subscriptionPlan: planId })
      expect(statusesOf(await stripeListOf(app, 'subscriptions', user.id))).toEqual(['active'])
    },
  )

  test('never leaves a second incomplete subscription', async ({ expect }) => {
    const { app, user, secretFrom } = await payingUser()
    const ask = (planId: string) => secretFrom(PATH, { planId })
    const secrets = await Promise.all(Array.from({ length: 8 }, () => ask('monthly')))
    expect(new Set([...secrets, await ask('monthly')]).size).toBe(1)
    expect(statusesOf(await stripeListOf(app, 'subscriptions', user.id))).toEqual(['incomplete'])
    const other = await ask('annual')
    expect(secrets).not.toContain(other)
    expect(statusesOf(await stripeListOf(app, 'subscriptions', user.id))).toEqual([
      'incomplete',
      'incomplete_expired',
    ])
  })

  test('is no plan before it is paid, and offers its payment', async ({ expect }) => {
    const { get, secretFrom } = await payingUser()
    await secretFrom(PATH, { planId: 'monthly' })
    expect(await get('/api/auth/user')).toMatchObject({ subscriptionPlan: 'free' })
    expect(await get('/api/subscription/status')).toMatchObject({
      plan: 'monthly',
      status: 'pending',
    })
  })

  test('renews by itself and grants each period once', async ({ expect }) => {
    const { app, balances, get } = await subscriber('quarterly')
    await advanceDays(app, 95)
    expect((await balances()).subscription).toBe(60)
    expect(await get('/api/payments/history')).toMatchObject([
      { status: 'succeeded', amount: 7_500 },
      { status: 'succeeded', amount: 7_500 },
    ])
  })

  test('refuses the plan that one has', async ({ expect }) => {
    const { post } = await subscriber('monthly')
    const response = await post(PATH, { planId: 'monthly' })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('You already have this plan. Nothing was charged.')
  })

  test('takes a cancellation back when the same plan is chosen again', async ({ expect }) => {
    const { post, get, balances } = await subscriber('monthly')
    await post('/api/stripe/cancel-subscription')
    expect(await get('/api/subscription/status')).toMatchObject({ status: 'cancelled' })
    expect(await (await post(PATH, { planId: 'monthly' })).json()).toEqual({ clientSecret: null })
    expect(await get('/api/subscription/status')).toMatchObject({ status: 'active' })
    expect((await balances()).subscription).toBe(10)
  })

  test('begins another plan when the paid period ends', async ({ expect }) => {
    const { app, post, get, balances } = await subscriber('monthly')
    expect(await (await post(PATH, { planId: 'annual' })).json()).toEqual({ clientSecret: null })
    expect(await get('/api/subscription/status')).toMatchObject({
      plan: 'monthly',
      status: 'active',
      nextPlan: 'annual',
    })
    expect((await balances()).subscription).toBe(10)
    expect((await post(PATH, { planId: 'annual' })).status).toBe(400)
    await advanceDays(app, 32)
    expect(await get('/api/subscription/status')).toMatchObject({
      plan: 'annual',
      status: 'active',
      nextPlan: null,
    })
    expect((await balances()).subscription).toBe(130)
  })

  test('refuses what is no plan', async ({ expect }) => {
    const { post } = await payingUser()
    for (const planId of ['free', 'weekly', '', null]) {
      const response = await post(PATH, { planId })
      expect([response.status, await response.text()]).toEqual([
        400,
        'Please choose one of the plans',
      ])
    }
  })

  test("never touches another user's order", async ({ expect }) => {
    const app = testApp()
    const [first, second] = [await payingUser(app), await payingUser(app)]
    const body = { planId: 'monthly' }
    expect(await second.secretFrom(PATH, body)).not.toBe(await first.secretFrom(PATH, body))
    await second.confirm(await second.secretFrom(PATH, body), 'pm_card_visa')
    expect((await first.balances()).subscription).toBe(0)
  })
})
