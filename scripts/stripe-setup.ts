import Stripe from 'stripe'

import type { CatalogueEntry } from '#worker/payments/catalogue.ts'
import { catalogue, PLAN_METADATA } from '#worker/payments/catalogue.ts'

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
for (const entry of catalogue()) console.log(await ensure(entry))

async function ensure(entry: CatalogueEntry): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [entry.lookupKey], active: true })
  const current = found.data[0]
  if (current && isRight(current, entry))
    return `${entry.lookupKey}: ${current.id} is as it should be`
  const product = current ? idOf(current.product) : await makeProduct(entry)
  const price = await stripe.prices.create({
    product,
    currency: entry.currency,
    unit_amount: entry.unitAmountCents,
    recurring: entry.recurring,
    lookup_key: entry.lookupKey,
    transfer_lookup_key: true,
    // Cannot be changed later: Australian consumer prices include GST.
    tax_behavior: 'inclusive',
    metadata: { [PLAN_METADATA]: entry.planId },
  })
  return `${entry.lookupKey}: made ${price.id}`
}

function isRight(price: Stripe.Price, entry: CatalogueEntry): boolean {
  return (
    price.unit_amount === entry.unitAmountCents &&
    price.currency === entry.currency &&
    price.recurring?.interval === entry.recurring.interval &&
    price.recurring.interval_count === entry.recurring.interval_count &&
    price.metadata[PLAN_METADATA] === entry.planId
  )
}

async function makeProduct(entry: CatalogueEntry): Promise<string> {
  const metadata = { [PLAN_METADATA]: entry.planId }
  return (await stripe.products.create({ name: entry.productName, metadata })).id
}

function idOf(product: string | { readonly id: string }): string {
  return typeof product === 'string' ? product : product.id
}

function baseOf(
  base: string | undefined,
): { host: string; port: string; protocol: 'http' } | object {
  if (!base) return {}
  const { hostname, port, protocol } = new URL(base)
  return { host: hostname, port, protocol: protocol.replace(':', '') }
}
