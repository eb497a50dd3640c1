import type { MiddlewareHandler } from 'hono'

import { sweep } from '#worker/analysis/sweep.ts'
import type { AppEnv } from '#worker/env.ts'

/** One isolate's memory: a Worker has no start event, and local cron does not fire. */
let swept = false

/** Sweeps behind the first request that this isolate answers; behind the next one if that failed. */
export const sweepOnFirstRequest: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!swept) {
    swept = true
    const { now } = context.get('services')
    context.executionCtx.waitUntil(
      sweep(context.env, now).catch((error: unknown) => {
        swept = false
        // oxlint-disable-next-line no-console -- the operator must learn of it
        console.error('sweep:', error instanceof Error ? error.message : 'failed')
      }),
    )
  }
  await next()
}
