import { describe, test } from 'vitest'

import { sandboxGateway } from '../payments/sandbox/sandbox-access.ts'
import { expectNoise } from '../testing/console-noise.ts'
import { testApp } from '../testing/test-app.ts'
import { testBindings } from '../testing/test-bindings.ts'

const PATHS = [
  '/api/payment/payg',
  '/api/stripe/create-payg-subscription',
  '/api/stripe/webhook',
  '/api/subscription/create',
]

describe('paymentsConfigured', () => {
  test.for(PATHS)('answers 503 at %s in production without a key', async (path, { expect }) => {
    const response = await testApp({}, { APP_ENV: 'production' }).post(path, {})
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/^Payments are not available yet\./)
  })

  test('steps aside where there is one', async ({ expect }) => {
    const settings = { APP_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_x' }
    // Behind the first request of an isolate the sweep asks the gateway: this one answers here.
    const gateway = sandboxGateway(testBindings())
    const app = testApp({ gateway }, settings)
    expect((await app.post('/api/stripe/nothing-here', {})).status).toBe(404)
  })

  test('steps aside in local runs, which have the sandbox', async ({ expect }) => {
    expect((await testApp().post('/api/stripe/nothing-here', {})).status).toBe(404)
  })

  test.for(['/', '/api/health', '/api/stripe/webhook'])(
    'refuses to run %s with a live key and another address than Stripe',
    async (path, { expect }) => {
      expectNoise(/exclude each other/)
      const settings = {
        STRIPE_SECRET_KEY: 'sk_live_123456789012',
        STRIPE_API_BASE: 'http://127.0.0.1:1',
      }
      expect((await testApp({}, settings).call(path)).status).toBe(500)
    },
  )
})
