import type { Mailer, SendResult } from './mailer.ts'

/**
 * Makes a mailer that always answers, and in time: a provider that throws or hangs must not take
 * a registration with it. The log names the reason and never the person.
 */
export function boundedMailer(mailer: Mailer, timeoutMs: number): Mailer {
  return {
    kind: mailer.kind,
    async send(mail) {
      const result = await inTime(settled(mailer.send(mail)), timeoutMs)
      if (!result.sent) {
        // oxlint-disable-next-line no-console -- the operator must learn that mail does not go out
        console.error(`mail not sent: ${result.reason} ${result.statusCode ?? ''}`.trim())
      }
      return result
    },
  }
}

async function settled(sending: Promise<SendResult>): Promise<SendResult> {
  try {
    return await sending
  } catch {
    return { sent: false, reason: 'refused' }
  }
}

async function inTime(sending: Promise<SendResult>, timeoutMs: number): Promise<SendResult> {
  const clock = Promise.withResolvers<SendResult>()
  const timer = setTimeout(() => clock.resolve({ sent: false, reason: 'timed-out' }), timeoutMs)
  try {
    return await Promise.race([sending, clock.promise])
  } finally {
    clearTimeout(timer)
  }
}
