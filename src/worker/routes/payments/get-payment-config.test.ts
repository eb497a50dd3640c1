import { describe, test } from 'vitest'

import { signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

async function config(settings: Record<string, string>): Promise<unknown> {
  const { headers } = await signedInUser()
  return (await testApp({}, settings).call('/api/payments/config', { headers })).json()
}

describe('GET /api/payments/config', () => {
  test('names the sandbox in local runs', async ({ expect }) => {
    expect(await config({})).toEqual({
      mode: 'sandbox',
      publishableKey: 'pk_test_sandbox',
      test: true,
    })
  })

  test('is off in production without a key', async ({ expect }) => {
    expect(await config({ APP_ENV: 'production' })).toEqual({
      mode: 'off',
      publishableKey: null,
      test: false,
    })
  })

  test('gives the publishable key and says whether money is real', async ({ expect }) => {
    const keys = (kind: string) => ({
      STRIPE_SECRET_KEY: `sk_${kind}_1`,
      STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1`,
    })
    expect(await config(keys('test'))).toEqual({
      mode: 'stripe',
      publishableKey: 'pk_test_1',
      test: true,
    })
    expect(await config(keys('live'))).toMatchObject({ publishableKey: 'pk_live_1', test: false })
  })
})
