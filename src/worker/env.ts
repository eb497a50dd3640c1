import type { CurrentUser } from '#shared/contract/auth.ts'

import type { Services } from './services.ts'

/**
 * Secrets and settings that wrangler.toml does not hold. All are optional: what is absent is
 * switched off, never replaced by something weaker. README.md tells what each is for.
 */
export type Settings = {
  /** `local` on a developer's machine and in tests; absent means production. */
  APP_ENV?: string
  /** Address of the app in mails, without a trailing slash. */
  APP_ORIGIN?: string
  MAILCHANNELS_API_KEY?: string
  MAIL_FROM?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_PUBLISHABLE_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  /** Another address than Stripe's, for tests; never together with a live key. */
  STRIPE_API_BASE?: string
}

export type Bindings = Cloudflare.Env & Settings

export type SessionUser = Omit<CurrentUser, 'subscriptionPlan'>

export type AppEnv = {
  Bindings: Bindings
  Variables: {
    requestId: string
    services: Services
    /** Set by a page that needs another policy than the app's. */
    contentSecurityPolicy?: string
  }
}

/** True only where APP_ENV says so: silence means production. */
export function isLocal(env: Pick<Settings, 'APP_ENV'>): boolean {
  return env.APP_ENV === 'local'
}
