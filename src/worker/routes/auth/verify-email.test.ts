import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { issueEmailToken } from '../../auth/email-tokens.ts'
import { openDatabase } from '../../db/for-user.ts'
import { PASSWORD, createUser } from '../../testing/factories.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { testApp } from '../../testing/test-app.ts'

const HOUR_MS = 60 * 60_000

async function newcomerWithToken(now = new Date()) {
  const user = await createUser({ emailVerifiedAt: null })
  return { user, token: await issueEmailToken(openDatabase(env), user.id, 'verify', now) }
}

const verify = (token: string) => `/api/auth/verify-email?token=${token}`

describe('GET /api/auth/verify-email', () => {
  test('lets the user sign in afterwards', async ({ expect }) => {
    const { user, token } = await newcomerWithToken()
    const { call, post } = testApp()
    const response = await call(verify(token))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      message: 'Email verified successfully! You can now log in.',
    })
    const login = await post('/api/auth/login', { email: user.email, password: PASSWORD })
    expect(login.status).toBe(200)
  })

  test('says that the address is already verified when the link is used twice', async ({
    expect,
  }) => {
    const { token } = await newcomerWithToken()
    const { call } = testApp()
    await call(verify(token))
    const again = await call(verify(token))
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual({
      message: 'This email address is already verified. You can log in.',
    })
  })

  test.for(['', 'aaaa', '%00'])('refuses the token "%s"', async (token, { expect }) => {
    const response = await testApp().call(verify(token))
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('Invalid verification link')
  })

  test('refuses a link without a token', async ({ expect }) => {
    const response = await testApp().call('/api/auth/verify-email')
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('Invalid verification link')
  })

  test('works for 24 hours and not a moment longer', async ({ expect }) => {
    const clock = fakeClock()
    const { token } = await newcomerWithToken(clock.now())
    clock.advance(24 * HOUR_MS)
    const late = await testApp({ now: clock.now }).call(verify(token))
    expect(late.status).toBe(400)
    expect(await late.text()).toContain('Email verification failed. This link has expired.')
    clock.advance(-1)
    expect((await testApp({ now: clock.now }).call(verify(token))).status).toBe(200)
  })

  test('takes no token that was made for a reset', async ({ expect }) => {
    const { user } = await newcomerWithToken()
    const reset = await issueEmailToken(openDatabase(env), user.id, 'reset', new Date())
    expect((await testApp().call(verify(reset))).status).toBe(400)
  })
})
