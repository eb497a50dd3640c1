import type { Bindings } from '../env.ts'
import { isLocal } from '../env.ts'
import { localMailboxMailer } from '../local/mailbox-mailer.ts'
import { boundedMailer } from './bounded-mailer.ts'
import { mailChannelsMailer } from './mailchannels-mailer.ts'
import type { Mailer } from './mailer.ts'

/** A person waits for the answer to their registration meanwhile. */
const MAIL_TIMEOUT_MS = 8_000

/** MailChannels where it is configured, the local mailbox in local runs, else nothing is sent. */
export function createMailer(env: Bindings): Mailer {
  return boundedMailer(pickMailer(env), MAIL_TIMEOUT_MS)
}

function pickMailer(env: Bindings): Mailer {
  if (env.MAILCHANNELS_API_KEY && env.MAIL_FROM) {
    return mailChannelsMailer(env.MAILCHANNELS_API_KEY, env.MAIL_FROM)
  }
  if (__LOCAL_BUILD__ && isLocal(env)) return localMailboxMailer(env.FILES)
  return { kind: 'none', send: async () => ({ sent: false, reason: 'not-configured' }) }
}
