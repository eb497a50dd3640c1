import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { resendVerification } from '#shared/contract/auth.ts'

import { normaliseEmail } from '../../auth/email-address.ts'
import { issueEmailToken } from '../../auth/email-tokens.ts'
import { users } from '../../db/schema.ts'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { alreadyVerifiedMail } from '../../mail/already-verified-mail.ts'
import { appOrigin } from '../../mail/app-origin.ts'
import { verificationMail } from '../../mail/verification-mail.ts'
import { limitPerAddressAndAccount } from '../../middleware/rate-limit.ts'
import { servePublic } from '../../serve.ts'

/**
 * POST /api/auth/resend-verification. An unknown address gets the same answer as a known one; a
 * verified one gets a mail that says so.
 */
export function mountResendVerification(app: Hono<AppEnv>): void {
  servePublic(
    app,
    resendVerification,
  )(async ({ context, services, body }) => {
    const { database, mailer, now } = services
    const email = normaliseEmail(body.email)
    await limitPerAddressAndAccount(context, 'RATE_MAIL', email)
    if (mailer.kind === 'none') throw notSent()
    const user = await database.select().from(users).where(eq(users.email, email)).get()
    if (user) {
      const origin = appOrigin(context)
      const mail = user.emailVerifiedAt
        ? alreadyVerifiedMail(user, origin)
        : verificationMail(user, origin, await issueEmailToken(database, user.id, 'verify', now()))
      const { sent } = await mailer.send(mail)
      if (!sent) throw notSent()
    }
    return { message: 'Verification email sent successfully!' }
  })
}

function notSent(): AppError {
  return new AppError('unavailable', 'Failed to send verification email. Please try again.')
}
