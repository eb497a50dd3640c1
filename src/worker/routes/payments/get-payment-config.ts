import type { Hono } from 'hono'

import { getPaymentConfig } from '#shared/contract/payments.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** GET /api/payments/config: how the browser is to take a card. */
export function mountGetPaymentConfig(app: Hono<AppEnv>): void {
  serve(
    app,
    getPaymentConfig,
  )(({ services }) => {
    if (!services.gateway) return { mode: 'off' as const, publishableKey: null, test: false }
    const { mode, publishableKey } = services.gateway.browser
    const live = publishableKey?.startsWith('pk_live_') ?? false
    return { mode, publishableKey, test: !live }
  })
}
