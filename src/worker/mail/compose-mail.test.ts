import { describe, test } from 'vitest'

import { alreadyVerifiedMail } from './already-verified-mail.ts'
import { resetMail } from './reset-mail.ts'
import { verificationMail } from './verification-mail.ts'

const ORIGIN = 'https://fineprint.example'
const PERSON = { email: 'jo@example.com', firstName: 'Jo' }

describe('mails', () => {
  const mails = [
    [verificationMail(PERSON, ORIGIN, 'abc'), `${ORIGIN}/verify-email?token=abc`],
    [resetMail(PERSON, ORIGIN, 'abc'), `${ORIGIN}/reset-password?token=abc`],
    [alreadyVerifiedMail(PERSON, ORIGIN), `${ORIGIN}/login`],
  ] as const

  test.for(mails)('%# hold their link in text and HTML', async ([mail, link], { expect }) => {
    expect(mail.to).toBe(PERSON.email)
    expect(mail.links).toEqual([link])
    expect(mail.text).toContain(`\n${link}\n`)
    expect(mail.html).toContain(`href="${link}"`)
  })

  test('say the same in text as in HTML', async ({ expect }) => {
    for (const [mail] of mails) {
      const [paragraph = ''] = mail.text.split('\n\n').slice(1)
      expect(paragraph.length).toBeGreaterThan(20)
      expect(mail.html).toContain(paragraph)
    }
  })

  test('cannot be made to carry markup by a name', async ({ expect }) => {
    const firstName = '<img src=x onerror="alert(1)">'
    const mail = verificationMail({ ...PERSON, firstName }, ORIGIN, 'abc')
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
    expect(mail.subject).not.toContain('img')
  })
})
