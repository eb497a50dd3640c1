import type { Hono } from 'hono'

import { getCurrentUser } from '#shared/contract/auth.ts'

import type { AppEnv } from '../../env.ts'
import { paidPlanOf } from '../../payments/user-subscriptions.ts'
import { serve } from '../../serve.ts'

/** GET /api/auth/user: who is signed in; 401 when nobody is. */
export function mountGetCurrentUser(app: Hono<AppEnv>): void {
  serve(
    app,
    getCurrentUser,
  )(async ({ env, user }) => ({ ...user, subscriptionPlan: await paidPlanOf({ env }, user.id) }))
}
