import { lazy, Suspense } from 'react'

import type { PaymentFormProps } from '#client/lib/payment-form.ts'
import { usePaymentConfig } from '#client/lib/use-payment-config.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'

import { CardTrouble, CardWaiting } from './card-trouble.tsx'

const CardForm = lazy(async () => ({ default: (await import('./card-form.tsx')).CardForm }))

/**
 * The card form for one payment. Stripe's code comes with it, in a chunk of its own. Failed attempts
 * are toasts, and the form stays filled; `onOutcome` is told once of a payment that was made.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { config, failed, reload } = usePaymentConfig()
  const cancel = { onCancel: props.onCancel, cancelLabel: props.cancelLabel }
  if (failed) {
    return (
      <CardTrouble
        {...cancel}
        sentence="The card form could not be loaded. Check your connection and try again."
        onRetry={reload}
      />
    )
  }
  if (config === null) return <CardWaiting {...cancel} />
  const { mode, publishableKey, test } = config
  if (mode === 'off' || publishableKey === null) {
    return <CardTrouble {...cancel} sentence="Payments are unavailable at the moment." />
  }
  return (
    <ErrorBoundary region="The card form">
      <Suspense fallback={<CardWaiting {...cancel} />}>
        <CardForm key={props.clientSecret} {...props} config={{ mode, publishableKey, test }} />
      </Suspense>
    </ErrorBoundary>
  )
}
