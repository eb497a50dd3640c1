import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

async function credits(headers: Record<string, string>): Promise<unknown> {
  return (await testApp().call('/api/subscription/credits', { headers })).json()
}

describe('GET /api/subscription/credits', () => {
  test('gives a new account its one free analysis', async ({ expect }) => {
    const { headers } = await signedInUser()
    expect(await credits(headers)).toEqual({
      freeCreditsRemaining: 1,
      subscriptionCreditsRemaining: 0,
      subscriptionPlan: 'free',
      effectiveCostPerReview: 300,
    })
  })

  test('counts pay-as-you-go credits with those of a subscription', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const ledger = ledgerOf(env, user.id)
    await ledger.credit('pi:1', 'payg', 3, 'Pay as you go', Date.now())
    await ledger.credit('invoice:1', 'subscription', 10, 'Monthly', Date.now())
    expect(await credits(headers)).toMatchObject({ subscriptionCreditsRemaining: 13 })
  })

  test("shows no one another user's credits", async ({ expect }) => {
    const [first, second] = [await signedInUser(), await signedInUser()]
    await ledgerOf(env, first.user.id).credit('pi:1', 'payg', 3, 'Pay as you go', Date.now())
    expect(await credits(second.headers)).toMatchObject({ subscriptionCreditsRemaining: 0 })
  })

  test('answers 401 without a session', async ({ expect }) => {
    expect((await testApp().call('/api/subscription/credits')).status).toBe(401)
  })
})
