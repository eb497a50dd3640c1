import { dismissToast, readToast, toast } from '#client/ui/toast.ts'

import type { Attempt } from './confirm-payment.ts'

/** The toasts of spec §8. A success is told by whoever allocates the credits. */
export function tellOfAttempt(attempt: Attempt): void {
  switch (attempt.outcome) {
    case 'made':
      if (attempt.status === 'succeeded') return
      return toast({
        title: 'Payment Processing',
        description: 'Your payment is being processed. Please wait...',
      })
    case 'failed':
      return toast({
        title: 'Payment Failed',
        description: attempt.message,
        variant: 'destructive',
      })
    case 'unknown':
      return toast({
        title: 'Payment Error',
        description:
          'No answer came back. Please try again: the same payment is never charged twice.',
        variant: 'destructive',
      })
  }
}

/** The failure of the last attempt is no news any more once the next one is on its way. */
export function forgetEarlierAttempt(): void {
  const shown = readToast()
  if (shown?.variant === 'destructive') dismissToast(shown.id)
}
