import { useCallback } from 'react'
import useSWR from 'swr'

import { getPaymentConfig } from '#shared/contract/payments.ts'

import { keyOf, query } from './swr.ts'

/** How this server takes cards: by Stripe, by the local sandbox, or not at all. */
export function usePaymentConfig() {
  const { data, error, mutate } = useSWR(keyOf(getPaymentConfig), query(getPaymentConfig))
  const reload = useCallback(() => void mutate(), [mutate])
  const config = data ?? null
  return {
    config,
    /** False once it is known that no card can be taken here. */
    available: config === null || (config.mode !== 'off' && config.publishableKey !== null),
    failed: error !== undefined && !data,
    reload,
  }
}
