import type { Desk } from './desk.ts'
import type { Parameters, Shape } from './parameters.ts'

/** What a handler is given: everything checked, and a desk whose changes are kept together. */
export type SandboxCall = {
  readonly desk: Desk
  readonly parameters: Parameters
  readonly id: string
  /** The last part of the path where a test helper has one. */
  readonly action: string
  readonly version: string
}

/** An object to answer, or a refusal whose changes are kept all the same (a declined card). */
export type SandboxAnswer =
  | { readonly status: 200; readonly body: unknown }
  | { readonly status: 402; readonly error: Readonly<Record<string, unknown>> }

export type SandboxRoute = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` where the id stands. */
  readonly path: string
  readonly shape: Shape
  /** True where the browser may call with the publishable key and the client secret. */
  readonly publishable: boolean
  readonly handle: (call: SandboxCall) => Promise<SandboxAnswer> | SandboxAnswer
}

export function route(
  method: SandboxRoute['method'],
  path: string,
  shape: Shape,
  handle: SandboxRoute['handle'],
  { publishable = false } = {},
): SandboxRoute {
  return {
    method,
    path,
    shape: { ...shape, expand: 'texts', ...(method === 'GET' ? {} : {}) },
    handle,
    publishable,
  }
}

export function answer(body: unknown): SandboxAnswer {
  return { status: 200, body }
}
