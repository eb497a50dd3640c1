import { describe, test } from 'vitest'

import { signedInUser } from '../../testing/factories.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { testApp } from '../../testing/test-app.ts'

const DAY_MS = 24 * 60 * 60_000

describe('GET /api/auth/user', () => {
  test('answers who is signed in, and nothing secret of them', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const response = await testApp().call('/api/auth/user', { headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      id: user.id,
      email: user.email,
      firstName: 'Imogen',
      lastName: 'Achterberg',
      subscriptionPlan: 'free',
    })
  })

  test('answers 401 without a session and with one that was made up', async ({ expect }) => {
    const { call } = testApp()
    expect((await call('/api/auth/user')).status).toBe(401)
    const headers = { Cookie: 'session=abcdefgh' }
    expect((await call('/api/auth/user', { headers })).status).toBe(401)
  })

  test('keeps a session alive while it is used within 30 days', async ({ expect }) => {
    const clock = fakeClock()
    const { headers } = await signedInUser(clock.now())
    const { call } = testApp({ now: clock.now })
    const sameDay = await call('/api/auth/user', { headers })
    expect(sameDay.headers.get('Set-Cookie')).toBe(null)
    clock.advance(29 * DAY_MS)
    const later = await call('/api/auth/user', { headers })
    expect(later.headers.get('Set-Cookie')).toContain('Max-Age=2592000')
    clock.advance(29 * DAY_MS)
    expect((await call('/api/auth/user', { headers })).status).toBe(200)
  })

  test('ends a session that was not used for 30 days', async ({ expect }) => {
    const clock = fakeClock()
    const { headers } = await signedInUser(clock.now())
    clock.advance(30 * DAY_MS)
    const response = await testApp({ now: clock.now }).call('/api/auth/user', { headers })
    expect(response.status).toBe(401)
  })
})
