import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

/** Asks the owner of an address to confirm it. `origin` is the app's, without a trailing slash. */
export function verificationMail(
  person: { readonly email: string; readonly firstName: string },
  origin: string,
  token: string,
): Mail {
  return composeMail({
    to: person.email,
    subject: 'Please verify your email address',
    paragraphs: [
      `Hello ${person.firstName},`,
      'Someone, we hope you, opened a Fineprint account with this address. Verify it, then sign in. Your first analysis is free.',
    ],
    button: { label: 'Verify my address', url: `${origin}/verify-email?token=${token}` },
    footnotes: [
      'The link works for 24 hours. You can ask for a new one on the sign-in page.',
      'If you did not open an account, do nothing: without this step nobody can use it.',
    ],
  })
}
