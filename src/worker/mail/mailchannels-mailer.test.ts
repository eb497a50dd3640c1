import { afterEach, describe, test, vi } from 'vitest'

import { mailChannelsMailer } from './mailchannels-mailer.ts'
import { verificationMail } from './verification-mail.ts'

const MAIL = verificationMail(
  { email: 'jo@example.com', firstName: 'Jo' },
  'https://fineprint.example',
  'abc',
)
const FROM = 'Fineprint <hello@fineprint.example>'

/** Stands for MailChannels; keeps what was posted to it. */
function answerWith(status: number, body: unknown) {
  const posted: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    posted.push({
      url: request.url,
      key: request.headers.get('x-api-key'),
      body: await request.json(),
    })
    return Response.json(body, { status })
  })
  return posted
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('mailChannelsMailer', () => {
  test('hands over sender, recipient, text and HTML under the key', async ({ expect }) => {
    const posted = answerWith(202, { request_id: 'r', results: [{ index: 0, status: 'sent' }] })
    expect(await mailChannelsMailer('secret', FROM).send(MAIL)).toEqual({ sent: true })
    expect(posted).toMatchObject([
      {
        url: 'https://api.mailchannels.net/tx/v1/send?dry-run=false',
        key: 'secret',
        body: {
          from: { email: 'hello@fineprint.example', name: 'Fineprint' },
          subject: MAIL.subject,
          personalizations: [{ to: [{ email: MAIL.to }] }],
          content: [
            { type: 'text/plain', value: MAIL.text },
            { type: 'text/html', value: MAIL.html },
          ],
        },
      },
    ])
  })

  test('reports a refusal with its status', async ({ expect }) => {
    answerWith(403, { message: 'domain not authorised' })
    const result = await mailChannelsMailer('secret', FROM).send(MAIL)
    expect(result).toEqual({ sent: false, reason: 'refused', statusCode: 403 })
  })

  test('reports a mail that was taken and then failed', async ({ expect }) => {
    answerWith(202, { request_id: 'r', results: [{ index: 0, status: 'failed' }] })
    const result = await mailChannelsMailer('secret', FROM).send(MAIL)
    expect(result).toEqual({ sent: false, reason: 'refused' })
  })
})
