import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { consume } from './analysis/job.ts'
import { sweep } from './analysis/sweep.ts'

export { Ledger } from './credits/ledger.ts'

const app = createApp()

/** What Cloudflare loads. */
export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  queue: (batch, env) => consume(batch, env),
  scheduled: (_controller, env, context) => {
    context.waitUntil(sweep(env))
  },
} satisfies ExportedHandler<Bindings>
