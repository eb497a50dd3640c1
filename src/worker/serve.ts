import type { Context, Hono } from 'hono'
import * as v from 'valibot'

import type { Endpoint, Output, PathParams } from '#shared/contract/endpoint.ts'

import { requireUser } from './auth/current-user.ts'
import type { AppEnv, Bindings, SessionUser } from './env.ts'
import { AppError } from './errors.ts'
import type { Services } from './services.ts'

type Schema = v.GenericSchema

/** What a handler is given: everything already checked. */
export type Call<E extends Endpoint> = {
  readonly context: Context<AppEnv>
  readonly env: Bindings
  readonly services: Services
  readonly params: PathParams<E['path']>
  readonly body: Output<E['body']>
  readonly query: Output<E['query']>
  readonly user: SessionUser
}

type PublicCall<E extends Endpoint> = Omit<Call<E>, 'user'>

type Answer<E extends Endpoint> = E['response'] extends Schema
  ? v.InferInput<E['response']>
  : Response

type Handler<E extends Endpoint, C> = (call: C) => Promise<Answer<E>> | Answer<E>

const BODY_MAX_BYTES = 64 * 1024

/**
 * Mounts one endpoint: guard, validate, call the handler, check the answer. Two steps, so that
 * TypeScript fixes the endpoint before it looks at the handler.
 *
 * @example serve(app, getAnalysis)(async ({ services, user, params }) => …)
 */
export function serve<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E) {
  return (handler: Handler<E, Call<E>>): void => {
    mount(app, endpoint, async (context) => {
      const user = await requireUser(context)
      const call = await parseCall(context, endpoint)
      return answer(context, endpoint, await handler({ ...call, user }))
    })
  }
}

/** As `serve`, for an endpoint whose access is not `user`: the handler is given no user. */
export function servePublic<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E) {
  return (handler: Handler<E, PublicCall<E>>): void => {
    if (endpoint.access === 'user') throw new Error(`${endpoint.path} needs a user: use serve`)
    mount(app, endpoint, async (context) => {
      const call = await parseCall(context, endpoint)
      return answer(context, endpoint, await handler(call))
    })
  }
}

function mount(
  app: Hono<AppEnv>,
  endpoint: Endpoint,
  handle: (context: Context<AppEnv>) => Promise<Response>,
): void {
  app.on(endpoint.method, endpoint.path, handle)
}

async function parseCall<E extends Endpoint>(
  context: Context<AppEnv>,
  endpoint: E,
): Promise<PublicCall<E>> {
  const { body, query } = endpoint
  // Hono fills in exactly the names that the path declares, so the record has the mapped shape.
  const params = context.req.param() as unknown as PathParams<E['path']>
  return {
    context,
    env: context.env,
    services: context.get('services'),
    params,
    // The schema's own output, or undefined where the endpoint declares none.
    body: (body ? parse(body, await readJson(context)) : undefined) as Output<E['body']>,
    query: (query ? parse(query, context.req.query()) : undefined) as Output<E['query']>,
  }
}

async function readJson(context: Context<AppEnv>): Promise<unknown> {
  const length = Number(context.req.header('content-length') ?? 0)
  if (length > BODY_MAX_BYTES) throw new AppError('too-large', 'The request is too large.')
  const text = await context.req.text()
  if (text.length > BODY_MAX_BYTES) throw new AppError('too-large', 'The request is too large.')
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new AppError('invalid-request', 'The request could not be read.')
  }
}

function parse(schema: Schema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new AppError('invalid-request', result.issues[0].message)
}

/**
 * Parses what the handler answers: TypeScript accepts a row with an extra `passwordHash`, the
 * strict schema does not.
 */
function answer(context: Context<AppEnv>, endpoint: Endpoint, value: unknown): Response {
  if (endpoint.response === 'raw') {
    if (value instanceof Response) return value
    throw new Error(`${endpoint.path} answers bytes`)
  }
  const result = v.safeParse(endpoint.response, value)
  if (!result.success) {
    const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '(root)').join(', ')
    throw new Error(`${endpoint.method} ${endpoint.path} answered against its contract at ${paths}`)
  }
  context.header('Cache-Control', 'no-store')
  return context.json(result.output)
}
