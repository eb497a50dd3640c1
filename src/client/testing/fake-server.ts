import * as v from 'valibot'
import { vi } from 'vitest'

import type { Endpoint } from '#shared/contract/endpoint.ts'

/** One call as the page made it. */
export type SeenCall = { method: string; path: string; search: string; body: unknown }

type Reply = Response | Promise<Response>
export type Handler = (seen: SeenCall) => Reply

export type FakeServer = {
  /** Every call so far, in order. */
  calls: SeenCall[]
  /** Answers an endpoint from now on; a later rule for the same endpoint replaces it. */
  on: (endpoint: Endpoint, handler: Handler) => void
}

/**
 * Stands where the network would be. A call that no rule answers gets a 500 that names it, so that a
 * page asking for something unexpected is seen.
 */
export function startFakeServer(): FakeServer {
  const rules = new Map<string, { pattern: RegExp; method: string; handler: Handler }>()
  const calls: SeenCall[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    const seen = { method, path: url.pathname, search: url.search, body: bodyOf(init) }
    calls.push(seen)
    for (const rule of rules.values()) {
      if (rule.method === method && rule.pattern.test(url.pathname)) return rule.handler(seen)
    }
    return new Response(`No answer prepared for ${method} ${url.pathname}`, { status: 500 })
  })
  return {
    calls,
    on: (endpoint, handler) => {
      const pattern = new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)
      rules.set(`${endpoint.method} ${endpoint.path}`, {
        pattern,
        method: endpoint.method,
        handler,
      })
    },
  }
}

export function stopFakeServer(): void {
  vi.unstubAllGlobals()
}

/** A success of this endpoint; the value is parsed by the contract, so a fixture cannot drift from it. */
export function answer<const S extends v.GenericSchema>(
  endpoint: Endpoint<string, v.GenericSchema | undefined, v.GenericSchema | undefined, S>,
  value: v.InferInput<S>,
): Handler {
  const body = v.parse(endpoint.response, value)
  return () => Response.json(body)
}

/** A refusal: a status and the server's plain sentence. */
export function refusal(status: number, sentence: string): Handler {
  return () => new Response(sentence, { status })
}

/** No answer at all. */
export function noAnswer(): Handler {
  return () => Promise.reject(new TypeError('Failed to fetch'))
}

function bodyOf(init: RequestInit): unknown {
  // The client sends JSON text or a form; both stay as they are for the test to look at.
  return typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body
}
