import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'

import { toast } from '#client/ui/toast.ts'

import { creditsMetadata } from './checkout.ts'
import type { Allocate } from './use-checkout.ts'
import { useRefreshAccount } from './use-refresh-account.ts'

/** Ours, and what Stripe adds to the return address whatever the outcome. */
const PARAMETERS = ['payment', 'payment_intent', 'payment_intent_client_secret', 'redirect_status']

/**
 * Coming back from a bank's page: asks for everything anew, tells of the outcome once, and takes the
 * parameters out of the address.
 */
export function usePaymentReturn(userId: string, allocate: Allocate): void {
  const [params, setParams] = useSearchParams()
  const refresh = useRefreshAccount()
  const handled = useRef(false)
  useEffect(() => {
    if (handled.current || params.get('payment') !== 'success') return
    handled.current = true
    void told(params, userId, allocate).then(refresh)
    setParams(
      (now) => {
        for (const name of PARAMETERS) now.delete(name)
        return now
      },
      { replace: true },
    )
  })
}

async function told(params: URLSearchParams, userId: string, allocate: Allocate): Promise<void> {
  const intent = params.get('payment_intent')
  switch (params.get('redirect_status')) {
    case null:
      toast({ title: 'Payment Successful' })
      return
    case 'succeeded':
      // The server asks Stripe what the intent was for; what is said here is a hint (spec §3).
      if (intent === null) toast({ title: 'Payment Successful' })
      else await allocate(intent, creditsMetadata(userId, 1))
      return
    case 'pending':
    case 'processing':
      toast({
        title: 'Payment Processing',
        description: 'Your payment is being processed. Please wait...',
      })
      return
    default:
      toast({
        title: 'Payment Failed',
        description: 'Payment could not be processed',
        variant: 'destructive',
      })
  }
}
