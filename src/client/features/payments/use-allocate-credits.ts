import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

import { call } from '#client/lib/api.ts'
import { keyOf } from '#client/lib/swr.ts'
import { toast } from '#client/ui/toast.ts'
import { allocateCredits, type AllocationMetadata } from '#shared/contract/payments.ts'
import { getCredits } from '#shared/contract/subscription.ts'

/**
 * After a payment: has the server settle it, tells of it, and asks for the balance again. Answers
 * the credits of this payment, or null when they come later by themselves. Never rejects: the money
 * is paid, so the flow goes on (spec §8).
 *
 * @param added words of the toast; "N credits have been added to your account!" unless given.
 */
export function useAllocateCredits(): (
  paymentIntentId: string,
  metadata: AllocationMetadata,
  added?: (creditsAdded: number) => string,
) => Promise<number | null> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (paymentIntentId, metadata, added = creditsAddedText) => {
      try {
        const { creditsAdded } = await call(allocateCredits, {
          body: { paymentIntentId, metadata },
        })
        toast({ title: 'Payment Successful', description: added(creditsAdded) })
        return creditsAdded
      } catch {
        toast({ title: 'Payment Successful', description: LATER })
        return null
      } finally {
        void mutate(keyOf(getCredits))
      }
    },
    [mutate],
  )
}

/** Spec §8. */
const LATER = 'Payment processed successfully. Credits will be available shortly.'

function creditsAddedText(creditsAdded: number): string {
  return creditsAdded === 1
    ? '1 credit has been added to your account!'
    : `${creditsAdded} credits have been added to your account!`
}
