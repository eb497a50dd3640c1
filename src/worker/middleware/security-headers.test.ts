import { describe, test } from 'vitest'

import assetHeaders from '../../../public/_headers?raw'
import wranglerSettings from '../../../wrangler.toml?raw'
import { testApp } from '../testing/test-app.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { SECURITY_HEADERS, permissionsPolicy } from './security-headers.ts'

describe('securityHeaders', () => {
  test.for(['/api/auth/user', '/api/nothing', '/dev/mailbox', '/dev/mailbox.json'])(
    'stand on the answer of %s',
    async (path, { expect }) => {
      const { headers } = await testApp().call(path)
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
        expect(headers.get(name)).toBe(value)
      }
      expect(headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy({}, false))
    },
  )

  test('are the same for assets that the Worker is not asked for', async ({ expect }) => {
    const expected = {
      ...SECURITY_HEADERS,
      'Content-Security-Policy': contentSecurityPolicy({}, false),
      'Permissions-Policy': permissionsPolicy(undefined),
    }
    for (const [name, value] of Object.entries(expected)) {
      expect(assetHeaders).toContain(`\n  ${name}: ${value}\n`)
    }
  })

  test('allow nothing inline, nothing evaluated, nobody to frame us', async ({ expect }) => {
    const policy = contentSecurityPolicy({}, false)
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('stripe')
  })

  test('allow Stripe where payments are configured, and nothing inline for it', async ({
    expect,
  }) => {
    const { call } = testApp({}, { STRIPE_SECRET_KEY: 'sk_test_x' })
    const policy = (await call('/api/auth/user')).headers.get('Content-Security-Policy')
    expect(policy).toContain("script-src 'self' https://js.stripe.com")
    expect(policy).toContain('frame-src https://js.stripe.com')
    expect(policy).not.toContain('unsafe')
  })

  test('stand on every page: all but the built assets comes from the Worker', ({ expect }) => {
    const rules = wranglerSettings.match(/^run_worker_first = .*$/gm)
    expect(rules).toEqual(Array(3).fill('run_worker_first = ["/*", "!/assets/*"]'))
    expect(wranglerSettings.match(/^binding = "ASSETS"$/gm)).toHaveLength(3)
  })

  test('loosen only scripts, styles and the socket in the development server', async ({
    expect,
  }) => {
    const policy = contentSecurityPolicy({}, true)
    expect(policy.replaceAll(" 'unsafe-inline'", '').replace(' ws:', '')).toBe(
      contentSecurityPolicy({}, false),
    )
  })
})
