import { describe, test } from 'vitest'

import { payingUser } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

const PATH = '/api/payments/history'

describe('GET /api/payments/history', () => {
  test('is empty for a new account', async ({ expect }) => {
    expect(await (await payingUser()).get(PATH)).toEqual([])
  })

  test('lists what was paid and what is open, the newest first', async ({ expect }) => {
    const { get, openPayment, confirm, secretFrom } = await payingUser()
    await confirm(await openPayment(), 'pm_card_visa')
    await secretFrom('/api/subscription/create', { planId: 'quarterly' })
    expect(await get(PATH)).toEqual([
      {
        id: expect.stringMatching(/^pay_/),
        status: 'pending',
        description: 'Quarterly plan',
        createdAt: expect.any(String),
        type: 'subscription_payment',
        amount: 7_500,
      },
      {
        id: expect.stringMatching(/^pay_/),
        status: 'succeeded',
        description: '1 analysis',
        createdAt: expect.any(String),
        type: 'payg_credits',
        amount: 300,
      },
    ])
  })

  test("shows no one another user's payments", async ({ expect }) => {
    const app = testApp()
    const [first, second] = [await payingUser(app), await payingUser(app)]
    await first.openPayment()
    expect(await second.get(PATH)).toEqual([])
  })
})
