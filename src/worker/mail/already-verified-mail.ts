import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

/** Answers a request for a verification link where none is needed. */
export function alreadyVerifiedMail(
  person: { readonly email: string; readonly firstName: string },
  origin: string,
): Mail {
  return composeMail({
    to: person.email,
    subject: 'Your email address is already verified',
    paragraphs: [
      `Hello ${person.firstName},`,
      'You asked for a new verification link. You do not need one: this address is verified, and you can sign in.',
    ],
    button: { label: 'Sign in', url: `${origin}/login` },
    footnotes: ['If you did not ask for this, do nothing: nothing has changed.'],
  })
}
