import { describe, test } from 'vitest'

import { expectNoise } from '../testing/console-noise.ts'
import { fakeMailer } from '../testing/fake-mailer.ts'
import { boundedMailer } from './bounded-mailer.ts'
import { composeMail } from './compose-mail.ts'

const MAIL = composeMail({
  to: 'jo@example.com',
  subject: 'A subject',
  paragraphs: ['A paragraph'],
  button: { label: 'A button', url: 'https://fineprint.example/' },
  footnotes: [],
})

describe('boundedMailer', () => {
  test('passes a mail on and is quiet about it', async ({ expect }) => {
    const inner = fakeMailer()
    expect(await boundedMailer(inner, 1_000).send(MAIL)).toEqual({ sent: true })
    expect(inner.mails).toEqual([MAIL])
  })

  test('answers in time for a provider that never does', async ({ expect }) => {
    expectNoise(/^error: mail not sent: timed-out$/)
    const hanging = fakeMailer(() => new Promise(() => {}))
    const result = await boundedMailer(hanging, 10).send(MAIL)
    expect(result).toEqual({ sent: false, reason: 'timed-out' })
  })

  test('answers for a provider that throws, and logs neither person nor cause', async ({
    expect,
  }) => {
    expectNoise(/^error: mail not sent: refused$/)
    const broken = fakeMailer(() => Promise.reject(new Error('jo@example.com is unknown')))
    const result = await boundedMailer(broken, 1_000).send(MAIL)
    expect(result).toEqual({ sent: false, reason: 'refused' })
  })
})
