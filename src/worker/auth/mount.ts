import type { Hono } from 'hono'

import type { AppEnv } from '../env.ts'
import { mountForgotPassword } from '../routes/auth/forgot-password.ts'
import { mountGetCurrentUser } from '../routes/auth/get-current-user.ts'
import { mountLogin } from '../routes/auth/login.ts'
import { mountLogout } from '../routes/auth/logout.ts'
import { mountRegister } from '../routes/auth/register.ts'
import { mountResendVerification } from '../routes/auth/resend-verification.ts'
import { mountResetPassword } from '../routes/auth/reset-password.ts'
import { mountVerifyEmail } from '../routes/auth/verify-email.ts'

/** Mounts every call under /api/auth. */
export function mountAuth(app: Hono<AppEnv>): void {
  mountGetCurrentUser(app)
  mountLogin(app)
  mountLogout(app)
  mountRegister(app)
  mountVerifyEmail(app)
  mountResendVerification(app)
  mountForgotPassword(app)
  mountResetPassword(app)
}
