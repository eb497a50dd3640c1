import * as v from 'valibot'

import type { Endpoint, Input, Output, PathParams } from '#shared/contract/endpoint.ts'

import { ApiError, NO_ANSWER, responseError } from './api-error.ts'
import { endSession } from './session-ended.ts'

type Given<Path extends string, Body, Query> = {
  /** Lets the caller give up; the promise then rejects with the platform's AbortError. */
  signal?: AbortSignal
  /** The one file of a multipart call. */
  form?: File
} & (keyof PathParams<Path> extends never ? { params?: never } : { params: PathParams<Path> }) &
  (Body extends v.GenericSchema ? { body: Input<Body> } : { body?: never }) &
  (Query extends v.GenericSchema ? { query?: Input<Query> } : { query?: never })

type Result<Response> = Response extends v.GenericSchema ? Output<Response> : globalThis.Response

/** `given` may be left out where nothing in it is required. */
type Rest<G> = Record<never, never> extends G ? [given?: G] : [given: G]

/**
 * Makes one call of the contract and parses its answer; a `raw` one gives the `Response` itself.
 *
 * @throws ApiError for a non-success status (worded by spec §8), for no answer (status 0), and for an
 *   answer that is not what the contract says. A 401 outside /api/auth/* also ends the session.
 */
export async function call<
  const Path extends string,
  Body extends v.GenericSchema | undefined,
  Query extends v.GenericSchema | undefined,
  Response extends v.GenericSchema | 'raw',
>(
  endpoint: Endpoint<Path, Body, Query, Response>,
  ...[given]: Rest<Given<Path, Body, Query>>
): Promise<Result<Response>> {
  const response = await send(endpoint, given ?? {})
  if (!response.ok) {
    if (response.status === 401 && !endpoint.path.startsWith('/api/auth/')) endSession()
    throw responseError(response.status, response.statusText, await response.text())
  }
  // `Result` is the Response exactly when the contract says `raw`, and the schema's output otherwise.
  if (endpoint.response === 'raw') return response as Result<Response>
  return (await parse(endpoint.response as v.GenericSchema, response)) as Result<Response>
}

type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>

/** The address of a call, its parameters and query filled in. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: QueryValues = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? filled : `${filled}?${search}`
}

type Loose = {
  params?: Readonly<Record<string, string>>
  query?: unknown
  body?: unknown
  form?: File
  signal?: AbortSignal
}

async function send(endpoint: Endpoint, given: Loose): Promise<Response> {
  // A query schema is an object schema over text and numbers: that is all an address can carry.
  const query = given.query as QueryValues | undefined
  try {
    return await fetch(addressOf(endpoint.path, given.params, query), {
      method: endpoint.method,
      credentials: 'same-origin',
      ...payload(endpoint, given),
      ...(given.signal ? { signal: given.signal } : {}),
    })
  } catch (cause) {
    if (given.signal?.aborted) throw cause
    throw new ApiError(
      NO_ANSWER,
      '',
      'Fineprint could not be reached. Check your connection and try again.',
    )
  }
}

function payload(endpoint: Endpoint, given: Loose): RequestInit {
  if (endpoint.form !== null && given.form) {
    const form = new FormData()
    form.set(endpoint.form, given.form)
    return { body: form }
  }
  if (endpoint.method === 'GET') return {}
  return {
    headers: { 'content-type': 'application/json' },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  }
}

async function parse(schema: v.GenericSchema, response: Response): Promise<unknown> {
  const parsed = v.safeParse(schema, await response.json().catch(() => undefined))
  if (parsed.success) return parsed.output
  // An older page may meet a newer server: loading again puts both on one version.
  throw new ApiError(
    response.status,
    '',
    'Fineprint answered in a way this page does not know. Please load the page again.',
  )
}
