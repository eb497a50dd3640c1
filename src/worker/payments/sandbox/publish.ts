import type { Stored } from './store.ts'

/** An object as Stripe answers it: without the fields that only the sandbox has. */
export function published(value: Stored): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !name.startsWith('_')))
}
