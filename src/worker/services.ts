import type { Bindings } from './env.ts'
import type { Mailer } from './mail/mailer.ts'
import { createMailer } from './mail/create-mailer.ts'
import type { PasswordHasher } from './auth/password-hasher.ts'
import { scryptHasher } from './auth/password-hasher.ts'
import { createGateway } from './payments/create-gateway.ts'
import type { Gateway } from './payments/gateway.ts'
import type { Database } from './db/for-user.ts'
import { openDatabase } from './db/for-user.ts'

/** What handlers may use of the outside world; tests put doubles here. */
export type Services = {
  readonly now: () => Date
  readonly database: Database
  readonly mailer: Mailer
  readonly hasher: PasswordHasher
  /** Null while payments are off. */
  readonly gateway: Gateway | null
}

/** The real services of one request. */
export function createServices(env: Bindings): Services {
  return {
    now: () => new Date(),
    database: openDatabase(env),
    mailer: createMailer(env),
    hasher: scryptHasher,
    gateway: createGateway(env),
  }
}
