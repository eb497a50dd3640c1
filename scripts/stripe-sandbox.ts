import { parseArgs } from 'node:util'

import { createSandbox } from '#worker/payments/sandbox/create-sandbox.ts'
import { memoryStore } from '#worker/payments/sandbox/store.ts'

import type { Answer } from './stripe/serve-sandbox.ts'
import { serveSandbox } from './stripe/serve-sandbox.ts'

/**
 * `npm run stripe:sandbox [-- --port 12111] [-- --app http://localhost:5173]`: the payments sandbox
 * at the root of a port, for Stripe's own command line. With `--app` it is the one of a running
 * app, whose webhook is told; else one of its own, in memory.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '12111' }, app: { type: 'string' } },
})
const own = createSandbox({ store: memoryStore(), now: () => Date.now() })
const answer: Answer = values.app ? forward(values.app) : (request) => own.fetch(request)
const { origin } = await serveSandbox(answer, Number(values.port))
console.log(`Payments sandbox  ${origin}${values.app ? ` for ${values.app}` : ''}`)
console.log(
  `stripe trigger payment_intent.succeeded --api-key sk_test_sandbox --api-base ${origin}`,
)

function forward(app: string): Answer {
  return async (request) => {
    const url = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    const { method, headers } = request
    return fetch(new URL(`/dev/stripe${url.pathname}${url.search}`, app), { method, headers, body })
  }
}
