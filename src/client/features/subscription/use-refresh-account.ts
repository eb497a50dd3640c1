import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

import { keyOf } from '#client/lib/swr.ts'
import { getCurrentUser } from '#shared/contract/auth.ts'
import { getPaymentHistory } from '#shared/contract/payments.ts'
import { getCredits, getSubscriptionStatus } from '#shared/contract/subscription.ts'

const KEYS = [getCredits, getSubscriptionStatus, getPaymentHistory, getCurrentUser].map(
  (endpoint) => keyOf(endpoint),
)

/** Asks again for everything that a payment or a change of plan may have moved. */
export function useRefreshAccount(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return useCallback(async () => {
    await Promise.all(KEYS.map((key) => mutate(key)))
  }, [mutate])
}
