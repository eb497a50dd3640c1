import { useState } from 'react'

import { call } from '#client/lib/api.ts'
import { serverMessage } from '#client/lib/api-error.ts'
import { dayOf } from '#client/lib/format.ts'
import { toast } from '#client/ui/toast.ts'
import { cancelSubscription } from '#shared/contract/payments.ts'
import type { SubscriptionStatus } from '#shared/contract/subscription.ts'

import { planName } from './plan-words.ts'
import { useRefreshAccount } from './use-refresh-account.ts'

/** Cancels the plan and tells of it (spec §8); `run` answers whether it was done. */
export function useCancelPlan(): { run: () => Promise<boolean>; pending: boolean } {
  const [pending, setPending] = useState(false)
  const refresh = useRefreshAccount()

  async function run(): Promise<boolean> {
    setPending(true)
    try {
      const status = await call(cancelSubscription)
      toast({ title: 'Subscription Cancelled', description: cancelledWords(status) })
      return true
    } catch (error) {
      toast({
        title: 'Cancellation Failed',
        description: serverMessage(error, 'Failed to cancel subscription'),
        variant: 'destructive',
      })
      return false
    } finally {
      await refresh()
      setPending(false)
    }
  }

  return { run, pending }
}

function cancelledWords({ plan, status, currentPeriodEnd }: SubscriptionStatus): string {
  if (plan === 'free') return 'Nothing more is charged. You keep your credits.'
  if (status === 'cancelled' && currentPeriodEnd !== null) {
    return `${planName(plan)} ends on ${dayOf(currentPeriodEnd)}. You keep your credits.`
  }
  return `You still have ${planName(plan)}.`
}
