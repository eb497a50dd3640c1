import type { Hono } from 'hono'

import { logout } from '#shared/contract/auth.ts'

import { clearSessionCookie, readSessionCookie } from '../../auth/session-cookie.ts'
import { endSession } from '../../auth/sessions.ts'
import type { AppEnv } from '../../env.ts'
import { servePublic } from '../../serve.ts'

/** POST /api/auth/logout: ends the session on the server too; without one it changes nothing. */
export function mountLogout(app: Hono<AppEnv>): void {
  servePublic(
    app,
    logout,
  )(async ({ context, services }) => {
    const token = readSessionCookie(context)
    if (token !== null) await endSession(services.database, token)
    clearSessionCookie(context)
    return { message: 'Logged out successfully' }
  })
}
