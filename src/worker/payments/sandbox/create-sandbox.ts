import type { Context } from 'hono'
import { Hono } from 'hono'

import { catalogue, PLAN_METADATA } from '../catalogue.ts'
import { advanceClock, sandboxNow } from './clock.ts'
import type { Desk } from './desk.ts'
import { API_VERSION, openDesk } from './desk.ts'
import { expanded } from './expand.ts'
import { readParameters, required, textsOf, wholeOf } from './parameters.ts'
import { Problem } from './problem.ts'
import type { SandboxAnswer, SandboxRoute } from './route.ts'
import { invoiceRoutes } from './routes-invoices.ts'
import { subscriptionRoutes } from './routes-subscriptions.ts'
import { catalogueRoutes } from './routes-catalogue.ts'
import { customerRoutes } from './routes-customers.ts'
import { intentRoutes } from './routes-intents.ts'
import { moneyBackRoutes } from './routes-money-back.ts'
import type { SandboxStore, Stored } from './store.ts'
import type { Transaction } from './transaction.ts'
import { transact } from './transaction.ts'

export type SandboxOptions = {
  readonly store: SandboxStore
  /** The machine's time in milliseconds; the sandbox's own clock may run ahead of it. */
  readonly now: () => number
}

/** Made when asked for: what runs on loading would stay in a production build. */
function allRoutes(): readonly SandboxRoute[] {
  return [
    ...customerRoutes(),
    ...catalogueRoutes(),
    ...intentRoutes(),
    ...subscriptionRoutes(),
    ...invoiceRoutes(),
    ...moneyBackRoutes(),
  ]
}

/** Any key of Stripe's test mode opens the sandbox; a live key never does. */
const SECRET_KEY = /^(sk|rk)_test_\w{4,}$/
const PUBLISHABLE_KEY = /^pk_test_\w{4,}$/

/**
 * Stripe's API, as far as this app and Stripe's own command line use it, over a store: for local
 * runs and tests. Strict where Stripe is: unknown parameters, states, idempotency keys.
 */
export function createSandbox(options: SandboxOptions): Hono {
  const app = new Hono()
  app.post('/v1/test_helpers/sandbox/clock', async (context) => {
    authorize(context, false)
    const body = new URLSearchParams(await bodyOf(context))
    const parameters = readParameters(body, { advance_seconds: 'whole' })
    const seconds = required(wholeOf(parameters, 'advance_seconds'), 'advance_seconds')
    await advanceClock(options.store, options.now(), seconds)
    const now = await transact(options.store, (t) => sandboxNow(t, options.now()))
    return context.json({ object: 'sandbox_clock', now_seconds: now })
  })
  for (const route of allRoutes()) {
    app.on(route.method, route.path, (context) => serve(context, route, options))
  }
  app.notFound((context) =>
    refuse(
      context,
      new Problem(404, `Unrecognized request URL (${context.req.method}: ${context.req.path}).`),
    ),
  )
  app.onError((error, context) => {
    if (error instanceof Problem) return refuse(context, error)
    throw error
  })
  return app
}

async function serve(
  context: Context,
  route: SandboxRoute,
  { store, now }: SandboxOptions,
): Promise<Response> {
  const encoded =
    route.method === 'POST'
      ? await bodyOf(context)
      : new URL(context.req.url).search.replace(/^\?/, '')
  const parameters = readParameters(new URLSearchParams(encoded), route.shape)
  const clientSecret = authorize(context, route.publishable, parameters['client_secret'])
  const id = context.req.param('id') ?? ''
  const requestId = `req_${crypto.randomUUID().slice(0, 8)}`
  const idempotencyKey =
    route.method === 'POST' ? (context.req.header('idempotency-key') ?? null) : null
  const result = await transact(store, async (transaction) => {
    const replay = await replayed(transaction, idempotencyKey, context.req.path, encoded)
    if (replay) return replay
    const nowSeconds = await sandboxNow(transaction, now())
    const desk = openDesk(transaction, nowSeconds, { id: requestId, idempotencyKey })
    await seedCatalogue(desk)
    if (clientSecret !== null) await checkClientSecret(desk, id, clientSecret)
    const answer = await route.handle({
      desk,
      parameters,
      id,
      action: context.req.param('action') ?? '',
      version: context.req.header('stripe-version') ?? '',
    })
    const kept = await toReply(desk, answer, textsOf(parameters, 'expand'))
    if (idempotencyKey !== null)
      remember(transaction, idempotencyKey, context.req.path, encoded, kept)
    return kept
  })
  context.header('Request-Id', requestId)
  context.header('Stripe-Version', context.req.header('stripe-version') ?? API_VERSION)
  return context.json(result.body, result.status)
}

/** A form is text, though the runtime warns of reading it so. */
async function bodyOf(context: Context): Promise<string> {
  return new TextDecoder().decode(await context.req.arrayBuffer())
}

type Reply = { readonly status: 200 | 402; readonly body: Record<string, unknown> }

async function toReply(
  desk: Desk,
  answer: SandboxAnswer,
  expand: readonly string[],
): Promise<Reply> {
  if (answer.status === 402) return { status: 402, body: { error: answer.error } }
  // Every handler answers an object.
  const body = (await expanded(desk, answer.body, expand)) as Record<string, unknown>
  return { status: 200, body }
}

/** The key's kind decides what may be called. Answers the client secret that must fit, if any. */
function authorize(context: Context, publishable: boolean, secret?: unknown): string | null {
  const header = context.req.header('authorization') ?? ''
  const basic = /^Basic (.+)$/i.exec(header)?.[1]
  const key = basic ? atob(basic).split(':')[0] : /^Bearer (.+)$/i.exec(header)?.[1]
  if (key !== undefined && SECRET_KEY.test(key)) return null
  if (publishable && key !== undefined && PUBLISHABLE_KEY.test(key)) {
    return typeof secret === 'string' ? secret : ''
  }
  throw new Problem(401, 'Invalid API Key provided.')
}

async function checkClientSecret(desk: Desk, id: string, secret: string): Promise<void> {
  const intent = await desk.find('payment_intent', id)
  if (intent?.client_secret === secret) return
  throw new Problem(404, `No such payment_intent: '${id}'`, { code: 'resource_missing' })
}

type Remembered = Stored & {
  readonly object: 'sandbox_idempotency'
  readonly path: string
  readonly encoded: string
  readonly reply: Reply
}

async function replayed(
  transaction: Transaction,
  key: string | null,
  path: string,
  encoded: string,
): Promise<Reply | null> {
  if (key === null) return null
  // Written by `remember` alone.
  const earlier = (await transaction.read(`idempotency:${key}`)) as Remembered | null
  if (!earlier) return null
  if (earlier.path === path && earlier.encoded === encoded) return earlier.reply
  throw new Problem(
    400,
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    {
      type: 'idempotency_error',
    },
  )
}

function remember(
  transaction: Transaction,
  key: string,
  path: string,
  encoded: string,
  reply: Reply,
): void {
  const record: Remembered = {
    id: `idempotency:${key}`,
    object: 'sandbox_idempotency',
    created: 0,
    path,
    encoded,
    reply,
  }
  transaction.write(record)
}

/** The sandbox knows the plans from the start, as an account does after `npm run stripe:setup`. */
async function seedCatalogue(desk: Desk): Promise<void> {
  for (const entry of catalogue()) {
    const id = `price_${entry.lookupKey}`
    if (await desk.find('price', id)) continue
    const product = desk.save<'product'>({
      id: `prod_${entry.lookupKey}`,
      object: 'product',
      created: desk.nowSeconds,
      name: entry.productName,
      active: true,
      description: null,
      metadata: { [PLAN_METADATA]: entry.planId },
      livemode: false,
    })
    desk.save<'price'>({
      id,
      object: 'price',
      created: desk.nowSeconds,
      active: true,
      currency: entry.currency,
      unit_amount: entry.unitAmountCents,
      lookup_key: entry.lookupKey,
      metadata: { [PLAN_METADATA]: entry.planId },
      product: product.id,
      recurring: entry.recurring,
      tax_behavior: 'inclusive',
      type: 'recurring',
      livemode: false,
    })
  }
}

function refuse(context: Context, problem: Problem): Response {
  return context.json({ error: problem.body }, problem.status)
}
