import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { forgotPassword } from '#shared/contract/auth.ts'

import { normaliseEmail } from '../../auth/email-address.ts'
import { issueEmailToken } from '../../auth/email-tokens.ts'
import { users } from '../../db/schema.ts'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { appOrigin } from '../../mail/app-origin.ts'
import { resetMail } from '../../mail/reset-mail.ts'
import { limitPerAddressAndAccount } from '../../middleware/rate-limit.ts'
import { servePublic } from '../../serve.ts'
import type { Services } from '../../services.ts'

/**
 * POST /api/auth/forgot-password. The answer goes out before the address is even looked up, so
 * neither its words nor its time tell whether there is an account.
 */
export function mountForgotPassword(app: Hono<AppEnv>): void {
  servePublic(
    app,
    forgotPassword,
  )(async ({ context, services, body }) => {
    const email = normaliseEmail(body.email)
    await limitPerAddressAndAccount(context, 'RATE_MAIL', email)
    if (services.mailer.kind === 'none') {
      throw new AppError(
        'unavailable',
        'We cannot send email at the moment. Please try again later.',
      )
    }
    context.executionCtx.waitUntil(sendResetMail(services, email, appOrigin(context)))
    return {
      message:
        'If there is an account with this email, a link to choose a new password is on its way.',
    }
  })
}

async function sendResetMail(
  { database, mailer, now }: Services,
  email: string,
  origin: string,
): Promise<void> {
  const user = await database.select().from(users).where(eq(users.email, email)).get()
  if (!user) return
  const token = await issueEmailToken(database, user.id, 'reset', now())
  await mailer.send(resetMail(user, origin, token))
}
