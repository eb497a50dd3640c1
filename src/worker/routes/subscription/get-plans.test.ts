import { describe, test } from 'vitest'

import { payingUser } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

describe('GET /api/subscription/plans', () => {
  test('lists the four plans and pay as you go, in cents', async ({ expect }) => {
    const { get } = await payingUser()
    const card = (price: number, credits: number, effectiveCostPerReview: number) => ({
      description: expect.any(String),
      price,
      credits,
      effectiveCostPerReview,
    })
    expect(await get('/api/subscription/plans')).toEqual({
      plans: {
        monthly: card(2_750, 10, 275),
        quarterly: card(7_500, 30, 250),
        semiannually: card(13_500, 60, 225),
        annual: card(24_000, 120, 200),
      },
      payAsYouGo: card(300, 1, 300),
    })
  })

  test('answers 401 without a session', async ({ expect }) => {
    expect((await testApp().call('/api/subscription/plans')).status).toBe(401)
  })
})
