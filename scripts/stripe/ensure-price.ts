import type Stripe from 'stripe'

import type { CatalogueEntry } from '#worker/payments/catalogue.ts'
import { PLAN_METADATA } from '#worker/payments/catalogue.ts'

/**
 * Makes sure that a plan's lookup key leads to its price, and says in a line what was done. An amount
 * cannot be changed at Stripe: a changed price is a new one of the same product, which takes the key
 * over. The older one stays for the subscriptions that run on it.
 */
export async function ensurePrice(stripe: Stripe, entry: CatalogueEntry): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [entry.lookupKey], active: true })
  const current = found.data[0]
  if (current && isRight(current, entry)) {
    return `${entry.lookupKey}: ${current.id} is as it should be`
  }
  const product = current ? idOf(current.product) : await makeProduct(stripe, entry)
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

async function makeProduct(stripe: Stripe, entry: CatalogueEntry): Promise<string> {
  const metadata = { [PLAN_METADATA]: entry.planId }
  return (await stripe.products.create({ name: entry.productName, metadata })).id
}

function idOf(product: string | { readonly id: string }): string {
  return typeof product === 'string' ? product : product.id
}
