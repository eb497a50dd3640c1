import type { Settings } from '../env.ts'
import { isLocal } from '../env.ts'

export type PaymentSettings = Pick<
  Settings,
  | 'APP_ENV'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_BASE'
>

export type PaymentMode = 'stripe' | 'sandbox' | 'off'

/**
 * Where payments go. Production without a key has none; the sandbox is for local builds that run
 * as local.
 *
 * @throws when a live key would be sent anywhere but to Stripe.
 */
export function paymentMode(settings: PaymentSettings, localBuild: boolean): PaymentMode {
  checkPaymentSettings(settings)
  if (settings.STRIPE_SECRET_KEY) return 'stripe'
  return localBuild && isLocal(settings) ? 'sandbox' : 'off'
}

/** @throws when the settings would send a live key anywhere but to Stripe. */
export function checkPaymentSettings(settings: PaymentSettings): void {
  if (settings.STRIPE_API_BASE && /^(sk|rk)_live_/.test(settings.STRIPE_SECRET_KEY ?? '')) {
    throw new Error('A live STRIPE_SECRET_KEY and STRIPE_API_BASE exclude each other: remove one.')
  }
}
