import { useEffect, useRef } from 'react'

import { useCredits } from './use-credits.ts'

/**
 * Tells once of credits that were not there when this screen appeared. Answers the balance, or null
 * while it is unknown.
 */
export function useCreditsArriving(onCredits: () => void): number | null {
  const { balance, refresh } = useCredits()
  const told = useRef(false)
  const seenNone = useRef(false)
  useEffect(() => refresh(), [refresh])
  const total =
    balance === null ? null : balance.freeCreditsRemaining + balance.subscriptionCreditsRemaining
  useEffect(() => {
    if (total === null || told.current) return
    // The balance in the cache may be older than the refusal; only one seen at zero can "become" more.
    if (total <= 0) seenNone.current = true
    else if (seenNone.current) {
      told.current = true
      onCredits()
    }
  }, [total, onCredits])
  return total
}
