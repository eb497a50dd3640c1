import type { Mailer } from '../mail/mailer.ts'
import { putMail } from './mailbox.ts'

/** Keeps mails where a developer can read them, instead of sending them. */
export function localMailboxMailer(files: R2Bucket): Mailer {
  return {
    kind: 'local-mailbox',
    async send(mail) {
      await putMail(files, mail, new Date())
      return { sent: true }
    },
  }
}
