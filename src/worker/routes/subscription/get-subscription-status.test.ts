import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { payingUser } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

const PATH = '/api/subscription/status'

describe('GET /api/subscription/status', () => {
  test('shows a new account its free trial', async ({ expect }) => {
    const { get } = await payingUser()
    expect(await get(PATH)).toEqual({
      plan: 'free',
      status: 'active',
      freeCreditsRemaining: 1,
      subscriptionCreditsRemaining: 0,
      currentPeriodStart: null,
      currentPeriodEnd: null,
      nextPlan: null,
      effectiveCostPerReview: 300,
    })
  })

  test('shows a used trial as cancelled, which the page calls Consumed', async ({ expect }) => {
    const { get, user } = await payingUser()
    await ledgerOf(env, user.id).debit('analysis:a:1', 'Analysis', Date.now())
    expect(await get(PATH)).toMatchObject({ plan: 'free', status: 'cancelled' })
  })

  test('shows a paid plan with its period and its cost', async ({ expect }) => {
    const { get, secretFrom, confirm } = await payingUser()
    await confirm(
      await secretFrom('/api/subscription/create', { planId: 'annual' }),
      'pm_card_visa',
    )
    expect(await get(PATH)).toMatchObject({
      plan: 'annual',
      status: 'active',
      freeCreditsRemaining: 1,
      subscriptionCreditsRemaining: 120,
      effectiveCostPerReview: 200,
    })
  })

  test('answers 401 without a session', async ({ expect }) => {
    expect((await testApp().call(PATH)).status).toBe(401)
  })
})
