import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { scryptHasher } from '../../auth/password-hasher.ts'
import { openDatabase } from '../../db/for-user.ts'
import { newId } from '../../db/ids.ts'
import { boundedMailer } from '../../mail/bounded-mailer.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { expectNoise } from '../../testing/console-noise.ts'
import { fakeMailer, tokenOf } from '../../testing/fake-mailer.ts'
import { testApp } from '../../testing/test-app.ts'

const SENT = 'Please check your email to verify your account.'
const NOT_SENT = /^Your account is ready, but the verification email could not be sent\./

function newcomer() {
  const email = `${newId('user')}@example.com`
  return { firstName: 'Banjo', lastName: 'Ellery', email, password: 'long enough' }
}

describe('POST /api/auth/register', () => {
  test('makes an account that cannot sign in before its address is verified', async ({
    expect,
  }) => {
    const { post, mailer } = testApp()
    const body = newcomer()
    const response = await post('/api/auth/register', body)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: SENT })
    expect(response.headers.get('Set-Cookie')).toBe(null)
    expect(mailer.mails.map((mail) => mail.to)).toEqual([body.email])
    expect((await post('/api/auth/login', body)).status).toBe(401)
  })

  test('keeps neither password nor token in a readable form', async ({ expect }) => {
    const { post, mailer } = testApp({ hasher: scryptHasher })
    const body = { ...newcomer(), password: crypto.randomUUID() }
    await post('/api/auth/register', body)
    const database = openDatabase(env)
    const stored = JSON.stringify([
      await database.query.users.findMany(),
      await database.query.emailTokens.findMany(),
    ])
    expect(stored).toContain(body.email)
    expect(stored).not.toContain(tokenOf(mailer))
    expect(stored).not.toContain(body.password)
  })

  test('refuses an address that has an account, however it is written', async ({ expect }) => {
    const { post, mailer } = testApp()
    const body = newcomer()
    await post('/api/auth/register', body)
    const again = await post('/api/auth/register', { ...body, email: body.email.toUpperCase() })
    expect(again.status).toBe(400)
    expect(await again.text()).toBe('An account with this email already exists')
    expect(mailer.mails).toHaveLength(1)
  })

  test('lets one of two registrations at once through', async ({ expect }) => {
    const { post, mailer } = testApp()
    const body = newcomer()
    const both = await Promise.all([
      post('/api/auth/register', body),
      post('/api/auth/register', body),
    ])
    expect(new Set(both.map((response) => response.status))).toEqual(new Set([200, 400]))
    expect(mailer.mails).toHaveLength(1)
  })

  const failures: readonly (readonly [string, Mailer, string])[] = [
    [
      'refuses',
      fakeMailer(async () => ({ sent: false, reason: 'refused', statusCode: 500 })),
      'refused 500',
    ],
    ['throws', fakeMailer(() => Promise.reject(new Error('no route to host'))), 'refused'],
    ['hangs', fakeMailer(() => new Promise(() => {})), 'timed-out'],
  ]
  test.for(failures)('loses nothing when the mail provider %s', async (failure, { expect }) => {
    const [, broken, reason] = failure
    expectNoise(new RegExp(`^error: mail not sent: ${reason}$`))
    const body = newcomer()
    const response = await testApp({ mailer: boundedMailer(broken, 20) }).post(
      '/api/auth/register',
      body,
    )
    expect(response.status).toBe(200)
    expect((await response.json<{ message: string }>()).message).toMatch(NOT_SENT)
    const { post, mailer, call } = testApp()
    const resent = await post('/api/auth/resend-verification', { email: body.email })
    expect(resent.status).toBe(200)
    expect((await call(`/api/auth/verify-email?token=${tokenOf(mailer)}`)).status).toBe(200)
    expect((await post('/api/auth/login', body)).status).toBe(200)
  })

  const mistakes: readonly (readonly [Record<string, string>, string])[] = [
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: 'banjo@' }, 'Invalid email address'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
  ]
  test.for(mistakes)('refuses %j with its sentence', async ([wrong, message], { expect }) => {
    const { post, hasher } = testApp()
    const response = await post('/api/auth/register', { ...newcomer(), ...wrong })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe(message)
    expect(hasher.count()).toBe(0)
  })

  // Twice the limit and one: the local limiter's minute may turn in between.
  test('is limited per network address', async ({ expect }) => {
    const { post } = testApp({}, { APP_ENV: 'production' })
    const responses = await Promise.all(
      Array.from({ length: 21 }, () =>
        post('/api/auth/register', newcomer(), { 'CF-Connecting-IP': '203.0.113.9' }),
      ),
    )
    expect(responses.filter((response) => response.status === 429)).not.toHaveLength(0)
  })

  test('lets a script on the same machine register many users at once', async ({ expect }) => {
    const { post } = testApp()
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => post('/api/auth/register', newcomer())),
    )
    expect(responses.every((response) => response.status === 200)).toBe(true)
  })
})
