import Stripe from 'stripe'

import { catalogue } from '#worker/payments/catalogue.ts'

import { ensurePrice } from './stripe/ensure-price.ts'

/**
 * `npm run stripe:setup`: makes the products and prices of the plans in the account whose
 * STRIPE_SECRET_KEY is set. May be run again: what is right stays, a changed price gets a new one
 * that takes over the lookup key. STRIPE_API_BASE leads to the sandbox instead.
 */
const secretKey = process.env['STRIPE_SECRET_KEY']
if (!secretKey) {
  console.error('Set STRIPE_SECRET_KEY to the key of the account that is to be set up.')
  process.exit(1)
}
const stripe = new Stripe(secretKey, {
  telemetry: false,
  ...baseOf(process.env['STRIPE_API_BASE']),
})
for (const entry of catalogue()) console.log(await ensurePrice(stripe, entry))

function baseOf(
  base: string | undefined,
): { host: string; port: string; protocol: 'http' } | object {
  if (!base) return {}
  const { hostname, port, protocol } = new URL(base)
  return { host: hostname, port, protocol: protocol.replace(':', '') }
}
