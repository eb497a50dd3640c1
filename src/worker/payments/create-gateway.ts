import type { Bindings } from '../env.ts'
import type { Gateway } from './gateway.ts'
import { sandboxGateway } from './sandbox/sandbox-access.ts'
import { paymentMode } from './settings.ts'
import { stripeGateway } from './stripe-gateway.ts'

/**
 * Stripe where a key is configured, the sandbox in local runs, and null where payments are off.
 *
 * @throws when the settings contradict each other.
 */
export function createGateway(env: Bindings): Gateway | null {
  const mode = paymentMode(env, __LOCAL_BUILD__)
  if (mode === 'stripe') {
    return stripeGateway({
      secretKey: env.STRIPE_SECRET_KEY ?? '',
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      browser: { mode: 'stripe', publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null },
      apiBase: env.STRIPE_API_BASE,
    })
  }
  if (__LOCAL_BUILD__ && mode === 'sandbox') return sandboxGateway(env)
  return null
}
