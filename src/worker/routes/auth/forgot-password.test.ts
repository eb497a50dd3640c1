import { describe, test } from 'vitest'

import { createUser } from '../../testing/factories.ts'
import { fakeMailer } from '../../testing/fake-mailer.ts'
import { testApp } from '../../testing/test-app.ts'

const PATH = '/api/auth/forgot-password'

describe('POST /api/auth/forgot-password', () => {
  test('answers alike whether or not there is an account', async ({ expect }) => {
    const { email } = await createUser()
    const { post, mailer } = testApp()
    const known = await post(PATH, { email })
    const unknown = await post(PATH, { email: 'nobody@example.com' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await unknown.text()).toBe(await known.text())
    expect(mailer.mails.map((mail) => mail.to)).toEqual([email])
  })

  test('answers alike when the mail does not go out', async ({ expect }) => {
    const { email } = await createUser()
    const mailer = fakeMailer(async () => ({ sent: false, reason: 'refused' }))
    expect((await testApp({ mailer }).post(PATH, { email })).status).toBe(200)
  })

  test('mails a link to the page that takes the new password', async ({ expect }) => {
    const { email } = await createUser()
    const { post, mailer } = testApp({}, { APP_ORIGIN: 'https://fineprint.example' })
    await post(PATH, { email: ` ${email.toUpperCase()}` })
    expect(mailer.mails[0]?.links[0]).toMatch(
      /^https:\/\/fineprint\.example\/reset-password\?token=[a-z2-7]{32}$/,
    )
  })

  test('promises nothing where no mail can be sent at all', async ({ expect }) => {
    const { post } = testApp({ mailer: fakeMailer(undefined, 'none') })
    expect((await post(PATH, { email: 'nobody@example.com' })).status).toBe(503)
  })
})
