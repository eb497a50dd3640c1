import Stripe from 'stripe'

import type { Bindings } from '../../env.ts'
import type { Gateway } from '../gateway.ts'
import { stripeGateway } from '../stripe-gateway.ts'
import { createSandbox } from './create-sandbox.ts'
import { d1Store } from './d1-store.ts'
import { deliverEvents } from './outbox.ts'

/** Keys that open nothing but the sandbox. */
export const SANDBOX_SECRET_KEY = 'sk_test_sandbox'
export const SANDBOX_PUBLISHABLE_KEY = 'pk_test_sandbox'
export const SANDBOX_WEBHOOK_SECRET = 'whsec_sandbox'

/** The sandbox over the local database, as a Hono app rooted at `/v1`. */
export function localSandbox(env: Pick<Bindings, 'DB'>) {
  return createSandbox({ store: d1Store(env.DB), now: () => Date.now() })
}

/** The real client, with the sandbox in place of Stripe's address. */
export function sandboxGateway(env: Pick<Bindings, 'DB'>): Gateway {
  const sandbox = localSandbox(env)
  return stripeGateway({
    secretKey: SANDBOX_SECRET_KEY,
    webhookSecret: SANDBOX_WEBHOOK_SECRET,
    browser: { mode: 'sandbox', publishableKey: SANDBOX_PUBLISHABLE_KEY },
    fetch: async (input, init) => sandbox.fetch(new Request(input, init)),
  })
}

/** Sends what the sandbox has to tell to a webhook, signed as Stripe signs. */
export async function deliverSandboxEvents(
  env: Pick<Bindings, 'DB'>,
  webhook: (request: Request) => Promise<Response>,
): Promise<void> {
  await deliverEvents(d1Store(env.DB), async (payload) => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: SANDBOX_WEBHOOK_SECRET,
    })
    const request = new Request('http://localhost/api/stripe/webhook', {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body: payload,
    })
    return (await webhook(request)).ok
  })
}
