import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import Stripe from 'stripe'
import { afterEach, beforeEach, describe, test } from 'vitest'

import type { CatalogueEntry } from '#worker/payments/catalogue.ts'
import { catalogue, PLAN_METADATA } from '#worker/payments/catalogue.ts'
import { createSandbox } from '#worker/payments/sandbox/create-sandbox.ts'
import { memoryStore } from '#worker/payments/sandbox/store.ts'

import { ensurePrice } from './ensure-price.ts'
import type { ServedSandbox } from './serve-sandbox.ts'
import { serveSandbox } from './serve-sandbox.ts'

const KEY = 'sk_test_sandbox12'
const run = promisify(execFile)

let sandbox: ServedSandbox
let stripe: Stripe
beforeEach(async () => {
  const app = createSandbox({ store: memoryStore(), now: () => Date.now() })
  sandbox = await serveSandbox((request) => app.fetch(request), 0)
  const { hostname, port } = new URL(sandbox.origin)
  stripe = new Stripe(KEY, { host: hostname, port, protocol: 'http', telemetry: false })
})
afterEach(() => sandbox.close())

function monthly(): CatalogueEntry {
  const entry = catalogue().find(({ planId }) => planId === 'monthly')
  if (!entry) throw new Error('the catalogue has a monthly plan')
  return entry
}

async function priceOf({ lookupKey }: CatalogueEntry): Promise<Stripe.Price | undefined> {
  return (await stripe.prices.list({ lookup_keys: [lookupKey], active: true })).data[0]
}

describe('setting up the prices', () => {
  test('leaves a price alone that is right', async ({ expect }) => {
    const before = await priceOf(monthly())
    expect(await ensurePrice(stripe, monthly())).toBe(
      `fineprint_monthly: ${before?.id} is as it should be`,
    )
    expect((await stripe.prices.list()).data).toHaveLength(4)
  })

  test.for([
    ['amount', { unitAmountCents: 2_990 }],
    ['period', { recurring: { interval: 'month', interval_count: 2 } }],
    ['currency', { currency: 'nzd' }],
  ] as const)(
    'gives a changed %s a new price of the same product, which takes the key over, once',
    async ([, change], { expect }) => {
      const entry: CatalogueEntry = { ...monthly(), ...change }
      const before = await priceOf(entry)
      const said = await ensurePrice(stripe, entry)
      const after = await priceOf(entry)
      expect(said).toBe(`fineprint_monthly: made ${after?.id}`)
      expect(after?.id).not.toBe(before?.id)
      expect(after).toMatchObject({
        product: before?.product,
        unit_amount: entry.unitAmountCents,
        currency: entry.currency,
        recurring: entry.recurring,
        tax_behavior: 'inclusive',
        metadata: { [PLAN_METADATA]: 'monthly' },
      })
      // Subscriptions that run on the older price still find it.
      expect(await stripe.prices.retrieve(before?.id ?? '')).toMatchObject({
        unit_amount: 2_750,
        lookup_key: null,
        active: true,
      })
      expect(await ensurePrice(stripe, entry)).toContain('is as it should be')
      expect((await stripe.prices.list()).data).toHaveLength(5)
    },
  )

  test('makes product and price of a plan that the account does not know', async ({ expect }) => {
    const entry = { ...monthly(), lookupKey: 'fineprint_weekly', productName: 'Fineprint Weekly' }
    await ensurePrice(stripe, entry)
    const made = await priceOf(entry)
    expect(made).toMatchObject({ unit_amount: 2_750, metadata: { [PLAN_METADATA]: 'monthly' } })
    const { data } = await stripe.products.list()
    expect(data.find(({ id }) => id === made?.product)?.name).toBe('Fineprint Weekly')
  })

  test('`npm run stripe:setup` sets right what an older table left behind', async ({ expect }) => {
    await ensurePrice(stripe, { ...monthly(), unitAmountCents: 2_500 })
    const env = { ...process.env, STRIPE_SECRET_KEY: KEY, STRIPE_API_BASE: sandbox.origin }
    const { stdout } = await run(process.execPath, ['scripts/stripe-setup.ts'], { env })
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^fineprint_monthly: made price_/),
      expect.stringMatching(/^fineprint_quarterly: .* is as it should be$/),
      expect.stringMatching(/^fineprint_semiannually: .* is as it should be$/),
      expect.stringMatching(/^fineprint_annual: .* is as it should be$/),
    ])
    expect(await priceOf(monthly())).toMatchObject({ unit_amount: 2_750 })
  })
})
