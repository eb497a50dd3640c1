import { describe, test } from 'vitest'

import { createUser } from '../../testing/factories.ts'
import { fakeMailer, tokenOf } from '../../testing/fake-mailer.ts'
import { testApp } from '../../testing/test-app.ts'

const PATH = '/api/auth/resend-verification'
const SUCCESS = { message: 'Verification email sent successfully!' }

describe('POST /api/auth/resend-verification', () => {
  test('sends a link that works, and leaves an earlier one working', async ({ expect }) => {
    const { email } = await createUser({ emailVerifiedAt: null })
    const { call, post, mailer } = testApp()
    await post(PATH, { email })
    const first = tokenOf(mailer)
    const response = await post(PATH, { email: email.toUpperCase() })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(SUCCESS)
    expect(mailer.mails).toHaveLength(2)
    expect((await call(`/api/auth/verify-email?token=${first}`)).status).toBe(200)
  })

  test('answers alike for an unknown address, and sends nothing', async ({ expect }) => {
    const { post, mailer } = testApp()
    const response = await post(PATH, { email: 'nobody@example.com' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(SUCCESS)
    expect(mailer.mails).toHaveLength(0)
  })

  test('tells the owner of a verified address that no link is needed', async ({ expect }) => {
    const { email } = await createUser()
    const { post, mailer } = testApp()
    expect(await (await post(PATH, { email })).json()).toEqual(SUCCESS)
    expect(mailer.mails[0]?.subject).toBe('Your email address is already verified')
    expect(mailer.mails[0]?.links).toEqual(['http://localhost/login'])
  })

  test('says so when the mail could not be sent', async ({ expect }) => {
    const { email } = await createUser({ emailVerifiedAt: null })
    const mailer = fakeMailer(async () => ({ sent: false, reason: 'refused' }))
    const response = await testApp({ mailer }).post(PATH, { email })
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('Failed to send verification email. Please try again.')
  })

  test('tells nothing of an address where no mail can be sent at all', async ({ expect }) => {
    const { email } = await createUser({ emailVerifiedAt: null })
    const { post } = testApp({ mailer: fakeMailer(undefined, 'none') })
    expect((await post(PATH, { email })).status).toBe(503)
    expect((await post(PATH, { email: 'nobody@example.com' })).status).toBe(503)
  })

  // Twice the limit and one: the local limiter's minute may turn in between.
  test('is limited per account', async ({ expect }) => {
    const { post } = testApp({}, { APP_ENV: 'production' })
    const { email } = await createUser({ emailVerifiedAt: null })
    const responses = await Promise.all(
      Array.from({ length: 11 }, (_, n) =>
        post(PATH, { email }, { 'CF-Connecting-IP': `198.51.100.${n}` }),
      ),
    )
    expect(responses.filter((response) => response.status === 429)).not.toHaveLength(0)
  })
})
