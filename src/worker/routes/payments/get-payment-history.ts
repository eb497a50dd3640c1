import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { getPaymentHistory } from '#shared/contract/payments.ts'
import { payments } from '#worker/db/schema.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** More than anyone pays by hand; the page scrolls. */
const MOST_ROWS = 200

/** GET /api/payments/history: the user's payments, the newest first. */
export function mountGetPaymentHistory(app: Hono<AppEnv>): void {
  serve(
    app,
    getPaymentHistory,
  )(async ({ services, user }) => {
    const rows = await services.database
      .select()
      .from(payments)
      .where(eq(payments.userId, user.id))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(MOST_ROWS)
    return rows.map(({ id, status, description, createdAt, type, amountCents }) => ({
      id,
      status,
      description,
      createdAt: createdAt.toISOString(),
      type,
      amount: amountCents,
    }))
  })
}
