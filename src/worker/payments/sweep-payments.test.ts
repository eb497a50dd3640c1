import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { fakeClock } from '../testing/fake-clock.ts'
import { intentIdOf, payingUser } from '../testing/payments.ts'
import { testApp } from '../testing/test-app.ts'
import { testBindings } from '../testing/test-bindings.ts'
import type { Gateway } from './gateway.ts'
import { SANDBOX_SECRET_KEY, localSandbox, sandboxGateway } from './sandbox/sandbox-access.ts'
import { sweepPayments } from './sweep-payments.ts'

const DAY_MS = 24 * 60 * 60_000

/** An app whose webhook is never told anything: only the sweep can settle. */
function deafApp(overrides: Partial<Gateway> = {}) {
  const gateway: Gateway = {
    ...sandboxGateway(testBindings()),
    browser: { mode: 'stripe', publishableKey: null },
    ...overrides,
  }
  return { gateway, app: testApp({ gateway }) }
}

async function sandboxPost(path: string, form: Record<string, string>) {
  const response = await localSandbox(env).request(`/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SANDBOX_SECRET_KEY}` },
    body: new URLSearchParams(form),
  })
  return response.json<Record<string, unknown>>()
}

describe('sweepPayments', () => {
  // First in its file: the day of the last look is kept in the database that the tests share.
  test('does what a missed message asked for: a refund takes its credits back', async ({
    expect,
  }) => {
    const { app, gateway } = deafApp()
    const { openPayment, balances, entries } = await payingUser(app)
    const intentId = intentIdOf(await openPayment())
    await sandboxPost(`payment_intents/${intentId}/confirm`, { payment_method: 'pm_card_visa' })
    await sandboxPost('refunds', { payment_intent: intentId })
    const clock = fakeClock(new Date())
    clock.advance(2 * DAY_MS)
    await sweepPayments({ env, gateway, now: clock.now })
    expect((await balances()).payg).toBe(0)
    expect((await entries()).map(({ delta }) => delta)).toEqual([1, 1, -1])
  })

  test('settles after a day what no message told', async ({ expect }) => {
    const { app, gateway } = deafApp({ undeliveredEvents: async () => [] })
    const { openPayment, balances, get } = await payingUser(app)
    const intentId = intentIdOf(await openPayment())
    await sandboxPost(`payment_intents/${intentId}/confirm`, { payment_method: 'pm_card_visa' })
    const clock = fakeClock(new Date())
    const sweep = () => sweepPayments({ env, gateway, now: clock.now })
    await sweep()
    expect((await balances()).payg).toBe(0)
    clock.advance(DAY_MS)
    await sweep()
    await sweep()
    expect((await balances()).payg).toBe(1)
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'succeeded' }])
  })

  test('closes after a week what nobody paid, so that it can never be paid later', async ({
    expect,
  }) => {
    const { app, gateway } = deafApp({ undeliveredEvents: async () => [] })
    const { openPayment, get, post } = await payingUser(app)
    const intentId = intentIdOf(await openPayment())
    const clock = fakeClock(new Date())
    clock.advance(7 * DAY_MS)
    await sweepPayments({ env, gateway, now: clock.now })
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'failed' }])
    expect((await gateway.retrieveIntent(intentId))?.status).toBe('canceled')
    expect((await post('/api/stripe/complete-payment')).status).toBe(404)
  })
})
