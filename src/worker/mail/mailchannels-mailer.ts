import { MailChannels } from 'mailchannels-sdk'

import type { Mailer } from './mailer.ts'

/**
 * Sends through MailChannels.
 *
 * @param from a sender as `Fineprint <hello@example.com>`, of a domain that MailChannels may use.
 * @param baseUrl another address of the same interface, for tests.
 */
export function mailChannelsMailer(apiKey: string, from: string, baseUrl?: string): Mailer {
  const client = new MailChannels(apiKey, baseUrl === undefined ? {} : { baseUrl })
  return {
    kind: 'mailchannels',
    async send({ to, subject, text, html }) {
      const { data, error } = await client.emails.send({ from, to, subject, text, html })
      if (error) {
        const status = error.statusCode === null ? {} : { statusCode: error.statusCode }
        return { sent: false, reason: 'refused', ...status }
      }
      const failed = data.results?.some((result) => result.status === 'failed') ?? false
      return failed ? { sent: false, reason: 'refused' } : { sent: true }
    },
  }
}
