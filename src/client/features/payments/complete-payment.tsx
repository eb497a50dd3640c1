import { priceFromCents } from '#client/lib/format.ts'
import type { PaymentOutcome } from '#client/lib/payment-form.ts'
import { PayCard } from '#client/ui/pay-page.tsx'
import { PAYG_PRICE_CENTS } from '#shared/pricing.ts'

import { PaymentForm } from './payment-form.tsx'

/** The card form for one analysis, in its card. */
export function CompletePayment({
  clientSecret,
  onOutcome,
  onCancel,
}: {
  clientSecret: string
  onOutcome: (outcome: PaymentOutcome) => void
  onCancel: () => void
}) {
  return (
    <PayCard title="Complete Payment">
      <p className="soft">Pay as you go, 1 analysis</p>
      <PaymentForm
        clientSecret={clientSecret}
        payLabel={`Pay ${priceFromCents(PAYG_PRICE_CENTS)} and Start Analysis`}
        totalCents={PAYG_PRICE_CENTS}
        onOutcome={onOutcome}
        onCancel={onCancel}
      />
    </PayCard>
  )
}
