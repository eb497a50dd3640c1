import { getHealth } from '#shared/contract/health.ts'
import { AppError } from '#worker/errors.ts'
import { servePublic } from '#worker/serve.ts'
import type { Hono } from 'hono'
import type { AppEnv, Bindings } from '#worker/env.ts'

/** Answers 200 while the database, the file store and the queue answer, else 503. */
export function mountGetHealth(app: Hono<AppEnv>): void {
  servePublic(
    app,
    getHealth,
  )(async ({ env }) => {
    const answers = await Promise.allSettled(probes(env))
    if (answers.some(({ status }) => status === 'rejected')) {
      throw new AppError('unavailable', 'A part of the service does not answer. Please try again.')
    }
    return { status: 'ok' }
  })
}

function probes(env: Bindings): Promise<unknown>[] {
  return [
    env.DB.prepare('select 1').first(),
    env.FILES.head('health'),
    env.ANALYSIS_QUEUE.metrics(),
  ]
}
