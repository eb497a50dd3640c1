import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, test } from 'vitest'

import { createSandbox } from '#worker/payments/sandbox/create-sandbox.ts'
import { memoryStore } from '#worker/payments/sandbox/store.ts'

import type { ServedSandbox } from './serve-sandbox.ts'
import { serveSandbox } from './serve-sandbox.ts'

/** Stripe's own command line, which drives the sandbox as it drives Stripe. */
const STRIPE = join('node_modules', '@stripe', 'cli-linux-x64', 'bin', 'stripe')
const KEY = 'sk_test_sandbox12'
const home = mkdtempSync(join(tmpdir(), 'fineprint-stripe-'))
const run = promisify(execFile)

let sandbox: ServedSandbox
beforeAll(async () => {
  const app = createSandbox({ store: memoryStore(), now: () => Date.now() })
  sandbox = await serveSandbox((request) => app.fetch(request), 0)
})
afterAll(async () => {
  await sandbox.close()
  rmSync(home, { recursive: true, force: true })
})

async function eventTypes(): Promise<string[]> {
  const response = await fetch(`${sandbox.origin}/v1/events?limit=100`, {
    headers: { authorization: `Bearer ${KEY}` },
  })
  const { data } = (await response.json()) as { data: { type: string }[] }
  return data.map(({ type }) => type)
}

describe("Stripe's own command line", () => {
  test.for([
    'payment_intent.created',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'payment_intent.canceled',
    'charge.refunded',
    'charge.dispute.created',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
    'subscription.payment_succeeded',
    'subscription.payment_failed',
  ])('triggers %s', async (trigger, { expect }) => {
    if (!existsSync(STRIPE)) throw new Error('Stripe has its command line for Linux x64 only here.')
    const settings = ['--api-key', KEY, '--api-base', sandbox.origin]
    await run(STRIPE, ['trigger', trigger, ...settings], {
      env: { HOME: home, XDG_CONFIG_HOME: home, STRIPE_CLI_TELEMETRY_OPTOUT: '1' },
    })
    const named = trigger.replace(/^subscription\.payment/, 'invoice.payment')
    expect(await eventTypes()).toContain(named)
  })
})
