import { env } from 'cloudflare:workers'
import { describe, test } from 'vitest'

import { composeMail } from '../mail/compose-mail.ts'
import { testApp } from '../testing/test-app.ts'
import type { StoredMail } from './mailbox.ts'
import { putMail } from './mailbox.ts'
import { localMailboxMailer } from './mailbox-mailer.ts'

function mail(to: string, subject = 'A subject') {
  return composeMail({
    to,
    subject,
    paragraphs: ['Hello <script>alert(1)</script> & all'],
    button: { label: 'Open', url: 'https://fineprint.example/verify-email?token=a&b=c' },
    footnotes: [],
  })
}

async function mailsFrom(path: string): Promise<StoredMail[]> {
  return (await testApp().call(path)).json()
}

describe('the local mailbox', () => {
  test('lists mails as JSON, the newest first', async ({ expect }) => {
    const [earlier, later] = [mail('first@example.com'), mail('second@example.com')]
    await putMail(env.FILES, later, new Date('2026-11-21T10:00:01Z'))
    await putMail(env.FILES, earlier, new Date('2026-11-21T10:00:00Z'))
    const mails = await mailsFrom('/dev/mailbox.json')
    const ours = mails.filter(({ sentAt }) => sentAt.startsWith('2026-11-21T10:00:0'))
    expect(ours.map(({ to }) => to)).toEqual([later.to, earlier.to])
    expect(ours[0]).toMatchObject(later)
  })

  test('finds the mails to one address among many', async ({ expect }) => {
    const mailer = localMailboxMailer(env.FILES)
    await mailer.send(mail('jo@example.com'))
    await mailer.send(mail('kim@example.com'))
    const mails = await mailsFrom('/dev/mailbox.json?to=Jo@example.com')
    expect(mails.map(({ to }) => to)).toEqual(['jo@example.com'])
  })

  test('keeps the newest in front over more than one page of the storage', async ({ expect }) => {
    const start = Date.parse('2026-11-01T00:00:00Z')
    const sent = Array.from({ length: 1_005 }, (_, n) =>
      putMail(env.FILES, mail(`many-${n}@example.com`), new Date(start + n)),
    )
    await Promise.all(sent)
    const mails = await mailsFrom('/dev/mailbox.json')
    const many = mails.map(({ to }) => to).filter((to) => to.startsWith('many-'))
    expect(many).toEqual(sent.map((_, n) => `many-${1_004 - n}@example.com`))
  })

  test('shows mails on a page where links work and nothing else does', async ({ expect }) => {
    await putMail(env.FILES, mail('jo@example.com', '<b>Hello</b>'), new Date())
    const response = await testApp().call('/dev/mailbox')
    const page = await response.text()
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(page).toContain('&lt;b&gt;Hello&lt;/b&gt;')
    expect(page).toContain(
      '<a href="https://fineprint.example/verify-email?token=a&amp;b=c">https://fineprint.example/verify-email?token=a&amp;b=c</a>',
    )
    expect(page).not.toContain('<script')
  })

  test('shows the HTML of one mail under a policy of its own', async ({ expect }) => {
    await putMail(env.FILES, mail('html@example.com'), new Date())
    const [stored] = await mailsFrom('/dev/mailbox.json?to=html@example.com')
    const response = await testApp().call(`/dev/mailbox/${stored?.id}`)
    expect(await response.text()).toBe(stored?.html)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    )
    expect((await testApp().call('/dev/mailbox/missing')).status).toBe(404)
  })

  test.for(['production', undefined])(
    'is not there when APP_ENV is %s',
    async (mode, { expect }) => {
      const settings = mode === undefined ? {} : { APP_ENV: mode }
      const { call, bindings } = testApp({}, settings)
      if (mode === undefined) delete bindings.APP_ENV
      for (const path of [
        '/dev/mailbox',
        '/dev/mailbox.json',
        '/dev/mailbox.css',
        '/dev/mailbox/x',
      ]) {
        const response = await call(path)
        expect(response.status).toBe(404)
        expect(await response.text()).toBe('There is nothing at this address.')
      }
    },
  )
})
