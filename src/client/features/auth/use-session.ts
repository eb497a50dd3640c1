import useSWR from 'swr'

import { getCurrentUser, type CurrentUser } from '#shared/contract/auth.ts'
import { ApiError, NO_ANSWER } from '#client/lib/api-error.ts'
import { keyOf, query } from '#client/lib/swr.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: CurrentUser }

export const sessionKey = keyOf(getCurrentUser)

/**
 * Who is signed in (spec §4): asked again on every mount and whenever the window regains focus, never
 * fresh, not retried; a failed lookup means not signed in. One exception: when a check gets no answer
 * at all, a user already known stays, so that a laptop waking without its network loses no work.
 */
export function useSession(): Session {
  const { data, error } = useSWR<CurrentUser | null, unknown>(sessionKey, query(getCurrentUser), {
    revalidateOnFocus: true,
    revalidateIfStale: true,
    focusThrottleInterval: 0,
    dedupingInterval: 0,
  })
  const unanswered = error instanceof ApiError && error.status === NO_ANSWER
  if (data && (error === undefined || unanswered)) return { state: 'signed-in', user: data }
  if (data === undefined && error === undefined) return { state: 'loading' }
  return { state: 'signed-out' }
}
