import { Elements } from '@stripe/react-stripe-js'
import type { StripeElementsOptionsClientSecret } from '@stripe/stripe-js'
import { useMemo } from 'react'

import type { PaymentFormProps } from '#client/lib/payment-form.ts'

import { useAppearance } from './appearance.ts'
import { CardFields } from './card-fields.tsx'
import { CardTrouble, CardWaiting } from './card-trouble.tsx'
import { type CardConfig, useProvider } from './use-provider.ts'

/** The form itself, over Stripe or over the local sandbox. One for each client secret. */
export function CardForm({ config, ...form }: PaymentFormProps & { config: CardConfig }) {
  const provider = useProvider(config)
  const appearance = useAppearance()
  const { clientSecret } = form
  const options = useMemo<StripeElementsOptionsClientSecret>(
    () => ({ clientSecret, appearance, loader: 'auto', locale: 'en-AU' }),
    [clientSecret, appearance],
  )
  switch (provider.state) {
    case 'loading':
      return <CardWaiting onCancel={form.onCancel} cancelLabel={form.cancelLabel} />
    case 'failed':
      return (
        <CardTrouble
          sentence={provider.message}
          onRetry={provider.retry}
          onCancel={form.onCancel}
          cancelLabel={form.cancelLabel}
        />
      )
    case 'ready':
      return (
        <Elements stripe={provider.stripe} options={options}>
          {provider.Fields && <provider.Fields />}
          <CardFields {...form} config={config} />
        </Elements>
      )
  }
}
