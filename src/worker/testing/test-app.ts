import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'

import { createApp } from '../app.ts'
import type { Bindings } from '../env.ts'
import type { Services } from '../services.ts'
import { fakeHasher } from './fake-hasher.ts'
import { fakeMailer } from './fake-mailer.ts'
import { testBindings } from './test-bindings.ts'

export type TestApp = ReturnType<typeof testApp>

/**
 * The whole app with a mailer that sends nothing and a hasher that takes no time; any other
 * service may be replaced too. `settings` are laid over the bindings of the tests.
 */
export function testApp(overrides: Partial<Services> = {}, settings: Partial<Bindings> = {}) {
  const mailer = fakeMailer()
  const hasher = fakeHasher()
  const app = createApp(() => ({ mailer, hasher, ...overrides }))
  const bindings = testBindings(settings)

  /** Answers one request; work that goes on after the answer is done when it resolves. */
  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const context = createExecutionContext()
    const url = new URL(path, 'http://localhost')
    const response = await app.fetch(new Request(url, init), bindings, context)
    await waitOnExecutionContext(context)
    return response
  }

  /** As `call`, with a JSON body. */
  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }

  return { call, post, mailer, hasher, bindings }
}
