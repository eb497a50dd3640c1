import type { Mail, Mailer, SendResult } from '../mail/mailer.ts'

export type FakeMailer = Mailer & {
  /** What was handed over, the oldest first, whether or not it was "sent". */
  readonly mails: readonly Mail[]
}

/** Keeps mails in a list. `answer` lets it refuse, throw or hang. */
export function fakeMailer(
  answer: () => Promise<SendResult> = async () => ({ sent: true }),
  kind: Mailer['kind'] = 'mailchannels',
): FakeMailer {
  const mails: Mail[] = []
  return {
    kind,
    mails,
    send(mail) {
      mails.push(mail)
      return answer()
    },
  }
}

/** The token in the one link of the newest mail. */
export function tokenOf(mailer: FakeMailer): string {
  const link = mailer.mails.at(-1)?.links[0]
  const token = link === undefined ? null : new URL(link).searchParams.get('token')
  if (token === null) throw new Error('The newest mail has no link with a token')
  return token
}
