import { describe, test } from 'vitest'

import type { Payment } from '#shared/contract/payments.ts'
import { advanceDays, payingUser, sandbox, stripeListOf } from '#worker/testing/payments.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** Many requests to the sandbox, on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

const PATH = '/api/stripe/complete-payment'

describe('POST /api/stripe/complete-payment', LONG, () => {
  test('answers the newest open purchase from our own row', async ({ expect }) => {
    const { user, openPayment, post, secretFrom } = await payingUser()
    await openPayment()
    const body = { quantity: 10, amount: 2_900 }
    const newest = await secretFrom('/api/stripe/create-payg-subscription', body)
    expect(await (await post(PATH)).json()).toEqual({
      clientSecret: newest,
      metadata: { userId: user.id, type: 'payg_credits', quantity: '10' },
    })
  })

  test('answers an unpaid plan with its credits, and it can be paid', async ({ expect }) => {
    const { user, post, secretFrom, confirm, balances } = await payingUser()
    const secret = await secretFrom('/api/subscription/create', { planId: 'quarterly' })
    expect(await (await post(PATH)).json()).toEqual({
      clientSecret: secret,
      metadata: {
        userId: user.id,
        type: 'subscription_payment',
        quantity: '1',
        planId: 'quarterly',
        credits: '30',
      },
    })
    await confirm(secret, 'pm_card_visa')
    expect((await balances()).subscription).toBe(30)
  })

  test('answers the open invoice of a renewal that failed', async ({ expect }) => {
    const { app, user, post, secretFrom, confirm, balances, get } = await payingUser()
    await confirm(
      await secretFrom('/api/subscription/create', { planId: 'monthly' }),
      'pm_card_visa',
    )
    const [subscription] = await stripeListOf(app, 'subscriptions', user.id)
    const card = { default_payment_method: 'pm_card_chargeCustomerFail' }
    await sandbox(app, `subscriptions/${String(subscription?.['id'])}`, card)
    await advanceDays(app, 32)
    expect(await get('/api/subscription/status')).toMatchObject({
      plan: 'monthly',
      status: 'pending',
    })
    expect((await balances()).subscription).toBe(10)
    const pending = await (await post(PATH)).json<{ clientSecret: string }>()
    await confirm(pending.clientSecret, 'pm_card_visa')
    expect(await get('/api/subscription/status')).toMatchObject({ status: 'active' })
    expect((await balances()).subscription).toBe(20)
    expect(await get('/api/payments/history')).toMatchObject([
      { status: 'succeeded' },
      { status: 'succeeded' },
    ])
  })

  test('answers the payment that is named, or the newest of a kind', async ({ expect }) => {
    const { post, openPayment, secretFrom, get } = await payingUser()
    const one = await openPayment()
    const plan = await secretFrom('/api/subscription/create', { planId: 'monthly' })
    const body = { quantity: 10, amount: 2_900 }
    const ten = await secretFrom('/api/stripe/create-payg-subscription', body)
    // The route's answer is held to this contract.
    const history = (await get('/api/payments/history')) as Payment[]
    const named = history.find(({ description }) => description === '1 analysis')?.id
    const secretOf = async (search: string) =>
      (await (await post(`${PATH}${search}`)).json<{ clientSecret: string }>()).clientSecret
    expect(await secretOf('')).toBe(ten)
    expect(await secretOf(`?payment=${named}`)).toBe(one)
    expect(await secretOf('?type=subscription_payment')).toBe(plan)
    expect((await post(`${PATH}?payment=pay_unknown`)).status).toBe(404)
  })

  test('answers 404 in the words of the spec when nothing is open', async ({ expect }) => {
    const { post, openPayment, confirm } = await payingUser()
    const none = await post(PATH)
    expect([none.status, await none.text()]).toEqual([404, 'No pending payment found'])
    await confirm(await openPayment(), 'pm_card_visa')
    expect((await post(PATH)).status).toBe(404)
  })

  test("never answers another user's payment", async ({ expect }) => {
    const app = testApp()
    const [first, second] = [await payingUser(app), await payingUser(app)]
    await first.openPayment()
    const [payment] = (await first.get('/api/payments/history')) as Payment[]
    expect((await second.post(PATH)).status).toBe(404)
    expect((await second.post(`${PATH}?payment=${payment?.id}`)).status).toBe(404)
  })
})
