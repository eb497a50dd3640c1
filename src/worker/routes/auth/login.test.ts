import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { openDatabase } from '../../db/for-user.ts'
import { PASSWORD, createUser, signedInUser } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

describe('POST /api/auth/login', () => {
  test('opens a session whose cookie scripts and other sites cannot use', async ({ expect }) => {
    const { call, post } = testApp()
    const user = await createUser()
    const response = await post('/api/auth/login', { email: user.email, password: PASSWORD })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: user.id, subscriptionPlan: 'free' })
    const cookie = response.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^session=[a-z2-7]{32}; /)
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ])
    const headers = { Cookie: cookie.split(';')[0] ?? '' }
    expect((await call('/api/auth/user', { headers })).status).toBe(200)
  })

  test('marks the cookie Secure and bound to its host outside localhost', async ({ expect }) => {
    const user = await createUser()
    const url = 'https://fineprint.example/api/auth/login'
    const response = await testApp().post(url, { email: user.email, password: PASSWORD })
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-session=.*; Secure/)
  })

  test('keeps no token in a readable form', async ({ expect }) => {
    const { user, token } = await signedInUser()
    const rows = await openDatabase(env).query.sessions.findMany()
    expect(rows.some((row) => row.userId === user.id)).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('compares addresses without regard to case and blanks', async ({ expect }) => {
    const user = await createUser()
    const email = `  ${user.email.toUpperCase()} `
    const response = await testApp().post('/api/auth/login', { email, password: PASSWORD })
    expect(response.status).toBe(200)
  })

  test('answers a wrong password and an unknown address alike, after one hash', async ({
    expect,
  }) => {
    const { email } = await createUser()
    for (const body of [
      { email, password: 'wrong' },
      { email: 'nobody@example.com', password: PASSWORD },
    ]) {
      const { post, hasher } = testApp()
      const response = await post('/api/auth/login', body)
      expect(response.status).toBe(401)
      expect(await response.text()).toBe('Invalid email or password')
      expect(hasher.count()).toBe(1)
    }
  })

  test('asks an unverified user to verify, after one hash and only with the password', async ({
    expect,
  }) => {
    const { email } = await createUser({ emailVerifiedAt: null })
    const { post, hasher } = testApp()
    const response = await post('/api/auth/login', { email, password: PASSWORD })
    expect(response.status).toBe(401)
    expect(await response.text()).toBe('Please verify your email before logging in')
    expect(response.headers.get('Set-Cookie')).toBe(null)
    expect(hasher.count()).toBe(1)
    const guessed = await post('/api/auth/login', { email, password: 'a guess' })
    expect(await guessed.text()).toBe('Invalid email or password')
  })

  test('replaces the session that the browser had before', async ({ expect }) => {
    const { user, headers } = await signedInUser()
    const { call, post } = testApp()
    await post('/api/auth/login', { email: user.email, password: PASSWORD }, headers)
    expect((await call('/api/auth/user', { headers })).status).toBe(401)
  })

  test.for([
    [{ email: 'jo', password: 'x' }, 'Invalid email address'],
    [{ email: 'jo@example.com', password: '' }, 'Password is required'],
  ])('refuses %j before any hash', async ([body, message], { expect }) => {
    const { post, hasher } = testApp()
    const response = await post('/api/auth/login', body)
    expect(response.status).toBe(400)
    expect(await response.text()).toBe(message)
    expect(hasher.count()).toBe(0)
  })

  // Twice the limit and one: the local limiter's minute may turn in between.
  test('slows down guessing, per network address and per account', async ({ expect }) => {
    const { post } = testApp({}, { APP_ENV: 'production' })
    const { email } = await createUser()
    const attempt = (to: string, from: string) =>
      post('/api/auth/login', { email: to, password: 'a guess' }, { 'CF-Connecting-IP': from })
    const fromOne = await Promise.all(
      Array.from({ length: 21 }, (_, n) => attempt(`someone-${n}@example.com`, '203.0.113.1')),
    )
    expect(fromOne.filter((response) => response.status === 429).length).toBeGreaterThan(0)
    const toOne = await Promise.all(
      Array.from({ length: 21 }, (_, n) => attempt(email, `198.51.100.${n}`)),
    )
    const refused = toOne.find((response) => response.status === 429)
    expect(refused?.headers.get('Retry-After')).toBe('60')
    expect(await refused?.text()).toContain('Please wait a minute')
  })
})
