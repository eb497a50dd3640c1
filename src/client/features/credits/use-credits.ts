import { useCallback } from 'react'
import useSWR from 'swr'

import { keepPolling } from '#client/lib/keep-polling.ts'
import { keyOf, query } from '#client/lib/swr.ts'
import { getCredits } from '#shared/contract/subscription.ts'
import { CREDITS_POLL_MS, CREDITS_STALE_MS } from '#shared/limits.ts'

/** The balance, asked for again every 10 s and fresh for 5 s (spec §4). */
export function useCredits() {
  const { data, error, mutate } = useSWR(keyOf(getCredits), query(getCredits), {
    ...keepPolling(CREDITS_POLL_MS),
    revalidateIfStale: true,
    dedupingInterval: CREDITS_STALE_MS,
  })
  const refresh = useCallback(() => void mutate(), [mutate])
  return {
    balance: data ?? null,
    failed: error !== undefined && !data,
    refresh,
  }
}
