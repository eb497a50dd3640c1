import { useCallback } from 'react'
import useSWR from 'swr'

import { getPaymentConfig } from '#shared/contract/payments.ts'

import { keyOf, query } from './swr.ts'

/** How this server takes cards: by Stripe, by the local sandbox, or not at all. */
export function usePaymentConfig() {
  const { data, error, mutate } = useSWR(keyOf(getPaymentConfig), query(getPaymentConfig))
  const reload = useCallback(() => void mutate(), [mutate])
  return { config: data ?? null, failed: error !== undefined && !data, reload }
}
