import useSWRImmutable from 'swr/immutable'

import { verifyEmail } from '#shared/contract/auth.ts'
import { call } from '#client/lib/api.ts'
import { ApiError, NO_ANSWER } from '#client/lib/api-error.ts'

export type Verification =
  | { state: 'loading' }
  | { state: 'success'; message: string }
  | { state: 'error'; message: string }

/** Verifies the address that the token belongs to; asked once per token, however often it renders. */
export function useVerifyEmail(token: string | null): Verification {
  const { data, error } = useSWRImmutable<{ message: string }, unknown>(
    token === null ? null : ['verify-email', token],
    () => call(verifyEmail, { query: { token: token ?? '' } }),
  )
  if (token === null) return { state: 'error', message: 'Invalid verification link' }
  if (error !== undefined) return { state: 'error', message: failure(error) }
  if (data === undefined) return { state: 'loading' }
  return {
    state: 'success',
    message: data.message || 'Email verified successfully! You can now log in.',
  }
}

function failure(error: unknown): string {
  if (error instanceof ApiError && error.status !== NO_ANSWER) {
    return error.body || 'Email verification failed'
  }
  return 'Email verification failed. Please try again.'
}
