import { env } from 'cloudflare:workers'

import type { Bindings, Settings } from '../env.ts'

const OUTSIDE_SERVICES = [
  'APP_ORIGIN',
  'MAILCHANNELS_API_KEY',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
] as const satisfies readonly (keyof Settings)[]

/**
 * The bindings of a local run with no outside service. The test runtime also reads `.dev.vars`:
 * what a developer keeps there must neither change a test nor be used by one.
 */
export function testBindings(settings: Partial<Bindings> = {}): Bindings {
  const bindings: Bindings = { ...env, APP_ENV: 'local' }
  for (const name of OUTSIDE_SERVICES) delete bindings[name]
  return { ...bindings, ...settings }
}
