import type { Hono } from 'hono'

import type { AppEnv } from '../env.ts'
import { mountGetHealth } from './health/get-health.ts'
import { mountGetCredits } from './subscription/get-credits.ts'

/** Every endpoint but the accounts': one line each. */
export function mountRoutes(app: Hono<AppEnv>): void {
  mountGetHealth(app)
  mountGetCredits(app)
}
