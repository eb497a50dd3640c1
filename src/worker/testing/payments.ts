import { env } from 'cloudflare:workers'
import * as v from 'valibot'

import { ledgerOf } from '../credits/ledger-of.ts'
import { SANDBOX_PUBLISHABLE_KEY, SANDBOX_SECRET_KEY } from '../payments/sandbox/sandbox-access.ts'
import { signedInUser } from './factories.ts'
import type { TestApp } from './test-app.ts'
import { testApp } from './test-app.ts'

const Secret = v.object({ clientSecret: v.string() })
const Json = v.record(v.string(), v.unknown())

/** A signed-in user who can pay with test cards, over the sandbox. */
export async function payingUser(app: TestApp = testApp()) {
  const { user, headers } = await signedInUser()
  const post = (path: string, body: unknown = {}) => app.post(path, body, headers)
  const get = async (path: string) => (await app.call(path, { headers })).json<unknown>()

  /** Opens a purchase and answers its secret. */
  async function secretFrom(path: string, body: unknown = {}): Promise<string> {
    const response = await post(path, body)
    return v.parse(Secret, await response.json()).clientSecret
  }

  return {
    app,
    user,
    headers,
    post,
    get,
    secretFrom,
    openPayment: () => secretFrom('/api/payment/payg'),
    allocate: (clientSecret: string) =>
      post('/api/stripe/allocate-credits-automatically', {
        paymentIntentId: intentIdOf(clientSecret),
        metadata: { userId: user.id, type: 'payg_credits', quantity: '1' },
      }),
    confirm: (clientSecret: string, card: string) => confirm(app, clientSecret, card),
    balances: () => ledgerOf(env, user.id).balances(Date.now()),
    entries: () => ledgerOf(env, user.id).entries(),
  }
}

export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? ''
}

/** What the browser's card form does: never more than a test card's id leaves it. */
export function confirm(app: TestApp, clientSecret: string, card: string) {
  return sandbox(
    app,
    `payment_intents/${intentIdOf(clientSecret)}/confirm`,
    { payment_method: card, client_secret: clientSecret },
    SANDBOX_PUBLISHABLE_KEY,
  )
}

/** One call to the sandbox; its messages have reached the webhook when this resolves. */
export async function sandbox(
  app: TestApp,
  path: string,
  form: Record<string, string> | null = {},
  key: string = SANDBOX_SECRET_KEY,
): Promise<Record<string, unknown>> {
  const response = await app.call(`/dev/stripe/v1/${path}`, {
    method: form === null ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    ...(form === null ? {} : { body: new URLSearchParams(form).toString() }),
  })
  return v.parse(Json, await response.json())
}

/** Moves the sandbox's clock on; what falls due on the way has happened when this resolves. */
export async function advanceDays(app: TestApp, days: number): Promise<void> {
  const seconds = String(days * 24 * 60 * 60)
  await sandbox(app, 'test_helpers/sandbox/clock', { advance_seconds: seconds })
}

/** The sandbox's objects of one kind that belong to a user, the newest first. */
export async function stripeListOf(
  app: TestApp,
  kind: string,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const row = await env.DB.prepare('select customer_id from stripe_customers where user_id = ?')
    .bind(userId)
    .first<{ customer_id: string }>()
  const query = `${kind}?limit=100&customer=${row?.customer_id}${kind === 'subscriptions' ? '&status=all' : ''}`
  const list = await sandbox(app, query, null)
  return v.parse(v.array(Json), list['data'])
}
