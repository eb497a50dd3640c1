import { createApp } from './app.ts'
import type { Bindings } from './env.ts'
import { consume } from './analysis/job.ts'
import { sweep } from './analysis/sweep.ts'
import { sweepPayments } from './payments/sweep-payments.ts'
import { createServices } from './services.ts'

export { Ledger } from './credits/ledger.ts'

const app = createApp()

/** What Cloudflare loads. */
export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  queue: (batch, env) => consume(batch, env),
  scheduled: (_controller, env, context) => {
    const { gateway, now } = createServices(env)
    context.waitUntil(sweep(env))
    if (gateway) context.waitUntil(sweepPayments({ env, gateway, now }))
  },
} satisfies ExportedHandler<Bindings>
