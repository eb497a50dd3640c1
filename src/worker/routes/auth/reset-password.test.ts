import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { issueEmailToken } from '../../auth/email-tokens.ts'
import { openDatabase } from '../../db/for-user.ts'
import { PASSWORD, createUser, signedInUser } from '../../testing/factories.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { testApp } from '../../testing/test-app.ts'

const PATH = '/api/auth/reset-password'
const HOUR_MS = 60 * 60_000
const NOT_VALID = 'This link has expired or was used before. Please ask for a new one.'

function resetToken(userId: string, now = new Date()) {
  return issueEmailToken(openDatabase(env), userId, 'reset', now)
}

describe('POST /api/auth/reset-password', () => {
  test('changes the password and ends every session', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const { call, post } = testApp()
    const response = await post(PATH, { token: await resetToken(user.id), password: 'new words' })
    expect(response.status).toBe(200)
    expect((await call('/api/auth/user', { headers })).status).toBe(401)
    const login = (password: string) => post('/api/auth/login', { email: user.email, password })
    expect((await login(PASSWORD)).status).toBe(401)
    expect((await login('new words')).status).toBe(200)
  })

  test('leaves other accounts and their sessions alone', async ({ expect }) => {
    const [user, other] = [await createUser(), await signedInUser()]
    const { call, post } = testApp()
    await post(PATH, { token: await resetToken(user.id), password: 'new words' })
    expect((await call('/api/auth/user', { headers: other.headers })).status).toBe(200)
  })

  test('takes a link once, also when it is used twice at the same time', async ({ expect }) => {
    const user = await createUser()
    const token = await resetToken(user.id)
    const { post } = testApp()
    const both = await Promise.all([
      post(PATH, { token, password: 'first words' }),
      post(PATH, { token, password: 'other words' }),
    ])
    expect(new Set(both.map((response) => response.status))).toEqual(new Set([200, 400]))
    const again = await post(PATH, { token, password: 'third words' })
    expect(again.status).toBe(400)
    expect(await again.text()).toBe(NOT_VALID)
  })

  test('uses up the other reset links of the account as well', async ({ expect }) => {
    const user = await createUser()
    const [one, two] = [await resetToken(user.id), await resetToken(user.id)]
    const { post } = testApp()
    expect((await post(PATH, { token: one, password: 'new words' })).status).toBe(200)
    expect((await post(PATH, { token: two, password: 'new words' })).status).toBe(400)
  })

  test('works for an hour and not a moment longer', async ({ expect }) => {
    const clock = fakeClock()
    const user = await createUser()
    const token = await resetToken(user.id, clock.now())
    const { post, hasher } = testApp({ now: clock.now })
    clock.advance(HOUR_MS)
    expect((await post(PATH, { token, password: 'new words' })).status).toBe(400)
    expect(hasher.count()).toBe(0)
    clock.advance(-1)
    expect((await post(PATH, { token, password: 'new words' })).status).toBe(200)
  })

  test('takes no token that was made to verify an address', async ({ expect }) => {
    const user = await createUser()
    const token = await issueEmailToken(openDatabase(env), user.id, 'verify', new Date())
    expect((await testApp().post(PATH, { token, password: 'new words' })).status).toBe(400)
  })

  test('verifies the address on the way, since the link came by mail', async ({ expect }) => {
    const user = await createUser({ emailVerifiedAt: null })
    const { post } = testApp()
    await post(PATH, { token: await resetToken(user.id), password: 'new words' })
    const login = await post('/api/auth/login', { email: user.email, password: 'new words' })
    expect(login.status).toBe(200)
  })

  test('asks for 8 characters and keeps the link', async ({ expect }) => {
    const user = await createUser()
    const token = await resetToken(user.id)
    const { post } = testApp()
    const short = await post(PATH, { token, password: 'seven77' })
    expect(short.status).toBe(400)
    expect(await short.text()).toBe('Password must be at least 8 characters')
    expect((await post(PATH, { token, password: 'eight888' })).status).toBe(200)
  })
})
