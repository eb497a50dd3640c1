import { describe, test } from 'vitest'

import { testApp } from '../testing/test-app.ts'

describe('paymentsConfigured', () => {
  test.for([
    '/api/payment/payg',
    '/api/stripe/create-payg-subscription',
    '/api/subscription/create',
  ])('answers 503 at %s while there is no key', async (path, { expect }) => {
    const response = await testApp().post(path, {})
    expect(response.status).toBe(503)
    expect(await response.text()).toMatch(/^Payments are not available yet\./)
  })

  test('steps aside where there is one', async ({ expect }) => {
    const { post } = testApp({}, { STRIPE_SECRET_KEY: 'sk_test_x' })
    expect((await post('/api/stripe/nothing-here', {})).status).toBe(404)
  })
})
