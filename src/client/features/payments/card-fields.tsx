import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripePaymentElementOptions } from '@stripe/stripe-js'
import { useState, type FormEvent } from 'react'

import { priceFromCents } from '#client/lib/format.ts'
import type { PaymentFormProps } from '#client/lib/payment-form.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'

import { CardSkeleton } from './card-trouble.tsx'
import { confirmPayment } from './confirm-payment.ts'
import { forgetEarlierAttempt, tellOfAttempt } from './tell-of-attempt.ts'
import type { CardConfig } from './use-provider.ts'

/** Cards by their number only (spec §7); a wallet would be another method. */
const CARD_ONLY: StripePaymentElementOptions = {
  fields: { billingDetails: 'auto' },
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
}

/** The fields of the provider, the total, and the button that pays. */
export function CardFields({
  clientSecret,
  payLabel,
  totalCents,
  onOutcome,
  onCancel,
  cancelLabel = 'Cancel Payment',
  returnPath = '/subscription?payment=success',
  config,
}: PaymentFormProps & { config: CardConfig }) {
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [loadError, setLoadError] = useState<string | null>(null)

  const pay = async () => {
    if (!stripe || !elements || !ready || busy) return
    setBusy(true)
    forgetEarlierAttempt()
    const returnUrl = new URL(returnPath, window.location.origin).href
    const attempt = await confirmPayment(stripe, elements, clientSecret, returnUrl)
    tellOfAttempt(attempt)
    if (attempt.outcome !== 'made') setBusy(false)
    else onOutcome({ status: attempt.status, paymentIntentId: attempt.paymentIntentId })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pay()
  }
  return (
    <form className="card-form" noValidate aria-busy={busy} onSubmit={submit}>
      {config.test && (
        <p className="card-test">
          <Badge variant="warn">Test payments</Badge>
          <span className="t-sm">No real card is charged here.</span>
        </p>
      )}
      <div className="embed">
        {loadError !== null && <p role="alert">{loadError}</p>}
        {!ready && loadError === null && <CardSkeleton />}
        <PaymentElement
          className={ready ? 'embed-in' : 'embed-in is-waiting'}
          options={CARD_ONLY}
          onReady={() => setReady(true)}
          onLoadError={({ error }) => setLoadError(error.message ?? 'Failed to load Stripe.js')}
        />
      </div>
      {totalCents !== undefined && (
        <p className="embed-sum">
          <span>Total, GST included</span> <b>{priceFromCents(totalCents)}</b>
        </p>
      )}
      <Button type="submit" size="lg" block disabled={!ready} pending={busy}>
        {busy ? 'Processing...' : payLabel}
      </Button>
      <div className="embed-foot">
        <span className="t-sm soft">
          <Icon name="i-lucide-lock" />{' '}
          {config.mode === 'sandbox'
            ? 'The card number stays in this browser.'
            : 'Card details go to Stripe and never reach us.'}
        </span>
        <Button variant="link" size="sm" disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}
