import { lazy, Suspense } from 'react'

import type { PaymentFormProps } from '#client/lib/payment-form.ts'
import { PageSpinner } from '#client/ui/spinner.tsx'

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }))

/**
 * The card form for one payment. Stripe's code comes with it, in a chunk of its own. Failed attempts
 * are toasts, and the form stays filled; `onOutcome` is told once of a payment that was made.
 */
export function PaymentForm(props: PaymentFormProps) {
  return (
    <Suspense fallback={<PageSpinner label="Loading the card form" />}>
      <CardForm key={props.clientSecret} {...props} />
    </Suspense>
  )
}
