import type { Hono } from 'hono'

import type { AppEnv } from '../env.ts'
import { mountMailbox } from './mount-mailbox.ts'
import { mountStripeSandbox } from './mount-stripe.ts'
import { mountUiParts } from './mount-ui-parts.ts'

/** Mounts what must stand before the routes. A production build holds nothing of it. */
export function mountLocalFirst(app: Hono<AppEnv>): void {
  if (__LOCAL_BUILD__) mountStripeSandbox(app)
}

/** Mounts what only a developer's machine has. A production build holds nothing of it. */
export function mountLocal(app: Hono<AppEnv>): void {
  if (!__LOCAL_BUILD__) return
  mountMailbox(app)
  mountUiParts(app)
}
