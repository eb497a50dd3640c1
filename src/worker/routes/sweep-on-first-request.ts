import type { MiddlewareHandler } from 'hono'

import { sweep } from '#worker/analysis/sweep.ts'
import type { AppEnv, Bindings } from '#worker/env.ts'
import type { Gateway } from '#worker/payments/gateway.ts'
import { sweepPayments } from '#worker/payments/sweep-payments.ts'

/** One isolate's memory: a Worker has no start event, and local cron does not fire. */
let swept = false

/** Sweeps behind the first request that this isolate answers; behind the next one if that failed. */
export const sweepOnFirstRequest: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!swept) {
    swept = true
    const { gateway, now } = context.get('services')
    const { env } = context
    context.executionCtx.waitUntil(
      sweepAll(env, gateway, now).catch((error: unknown) => {
        swept = false
        // oxlint-disable-next-line no-console -- the operator must learn of it
        console.error('sweep:', error instanceof Error ? error.message : 'failed')
      }),
    )
  }
  await next()
}

async function sweepAll(env: Bindings, gateway: Gateway | null, now: () => Date): Promise<void> {
  await sweep(env, now)
  if (gateway) await sweepPayments({ env, gateway, now })
}
