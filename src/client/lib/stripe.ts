import type { Stripe } from '@stripe/stripe-js'
// The package's main entry would fetch Stripe's script on import.
import { loadStripe } from '@stripe/stripe-js/pure'

/**
 * Stripe.js, fetched from Stripe and made with our publishable key.
 *
 * @throws 'Failed to load Stripe.js' or 'Stripe.js not available' (spec §7). It may be tried again.
 */
export async function loadStripeJs(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe.js not available')
  return stripe
}
