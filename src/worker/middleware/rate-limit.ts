import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { isLocal } from '../env.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from './client-address.ts'

/** The period of every limit in wrangler.toml. */
const RETRY_AFTER_SECONDS = 60

/**
 * Local runs get the limits of wrangler.toml this many times over, so that a script can sign up a
 * thousand users in a minute: a key is counted under as many names in turn. A prime, so that calls
 * which count two keys do not use every second name only.
 */
const LOCAL_FACTOR = 211
let localTurn = 0

export type RateLimitBinding = 'RATE_SIGN_IN' | 'RATE_REGISTER' | 'RATE_MAIL' | 'RATE_UPLOAD'

/**
 * Counts one use of `key` against a limit of wrangler.toml.
 *
 * @throws AppError('too-many-requests') with Retry-After once the limit is passed.
 */
export async function enforceRateLimit(
  context: Context<AppEnv>,
  binding: RateLimitBinding,
  key: string,
): Promise<void> {
  const { success } = await context.env[binding].limit({ key: countedKey(context, key) })
  if (success) return
  throw new AppError(
    'too-many-requests',
    'That was too many attempts in a short time. Please wait a minute and try again.',
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  )
}

/** Counts against the network address that calls and against the account that is meant. */
export async function limitPerAddressAndAccount(
  context: Context<AppEnv>,
  binding: RateLimitBinding,
  account: string,
): Promise<void> {
  await enforceRateLimit(context, binding, `address:${clientAddress(context)}`)
  await enforceRateLimit(context, binding, `account:${account}`)
}

function countedKey(context: Context<AppEnv>, key: string): string {
  if (!isLocal(context.env)) return key
  localTurn = (localTurn + 1) % LOCAL_FACTOR
  return `${key}#${localTurn}`
}
