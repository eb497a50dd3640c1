import type { Hono } from 'hono'

import { register } from '#shared/contract/auth.ts'

import { normaliseEmail } from '../../auth/email-address.ts'
import { issueEmailToken } from '../../auth/email-tokens.ts'
import { newId } from '../../db/ids.ts'
import { users } from '../../db/schema.ts'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { appOrigin } from '../../mail/app-origin.ts'
import { verificationMail } from '../../mail/verification-mail.ts'
import { limitPerAddressAndAccount } from '../../middleware/rate-limit.ts'
import { servePublic } from '../../serve.ts'

/**
 * POST /api/auth/register. The unique index decides between two at once. From the insert on the
 * account stands: a mail that does not go out changes the answer's words and nothing else.
 */
export function mountRegister(app: Hono<AppEnv>): void {
  servePublic(
    app,
    register,
  )(async ({ context, services, body }) => {
    const { database, hasher, mailer, now } = services
    const email = normaliseEmail(body.email)
    await limitPerAddressAndAccount(context, 'RATE_REGISTER', email)
    const { firstName, lastName } = body
    const passwordHash = await hasher.hash(body.password)
    const at = now()
    const user = await database
      .insert(users)
      .values({ id: newId('user'), email, firstName, lastName, passwordHash, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: users.id })
      .get()
    if (!user) {
      throw new AppError('invalid-request', 'An account with this email already exists')
    }
    const token = await issueEmailToken(database, user.id, 'verify', at)
    const mail = verificationMail({ email, firstName }, appOrigin(context), token)
    const { sent } = await mailer.send(mail)
    return {
      message: sent
        ? 'Please check your email to verify your account.'
        : 'Your account is ready, but the verification email could not be sent. Please ask for a new one in a few minutes.',
    }
  })
}
