import type { Hono } from 'hono'

import type { AppEnv } from '../env.ts'

/** `/dev/ui`: the app's shell, in which the client shows every part of its `ui` folder. */
export function mountUiParts(app: Hono<AppEnv>): void {
  app.get('/dev/ui', ({ env, req }) =>
    env.ASSETS.fetch(new Request(new URL('/', req.url), req.raw)),
  )
}
