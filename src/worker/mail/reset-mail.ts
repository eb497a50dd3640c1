import { composeMail } from './compose-mail.ts'
import type { Mail } from './mailer.ts'

/** Lets the owner of an address choose a new password. */
export function resetMail(
  person: { readonly email: string; readonly firstName: string },
  origin: string,
  token: string,
): Mail {
  return composeMail({
    to: person.email,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${person.firstName},`,
      'You asked to change the password of your Fineprint account. Changing it signs you out everywhere.',
    ],
    button: { label: 'Choose a new password', url: `${origin}/reset-password?token=${token}` },
    footnotes: [
      'The link works once, for one hour.',
      'If you did not ask for this, do nothing: your password stays as it is.',
    ],
  })
}
