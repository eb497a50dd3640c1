import './no-credits.css'
import { Link } from 'wouter'

import { priceFromCents } from '#client/lib/format.ts'
import { usePaymentConfig } from '#client/lib/use-payment-config.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { Card } from '#client/ui/card.tsx'
import { PayPage, StepHeading } from '#client/ui/pay-page.tsx'
import { PAYG_PRICE_CENTS, PLANS, type PaidPlanId } from '#shared/pricing.ts'

import { useCreditsArriving } from './use-credits-arriving.ts'

/**
 * Shown when an analysis could not start for want of a credit: the two ways to get one. It clears by
 * itself as soon as there is one: the pending analysis then starts.
 */
export function NoCredits({
  documentName,
  sentence,
  onCredits,
  onPay,
  onCancel,
  onBack,
}: {
  documentName: string
  /** The server's: why there is no credit. */
  sentence: string
  onCredits: () => void
  /** Pays for the pending analysis; left out when none is pending. */
  onPay?: () => void
  onCancel: () => void
  onBack: () => void
}) {
  const total = useCreditsArriving(onCredits)
  const { available } = usePaymentConfig()
  return (
    <PayPage>
      <div className="pay-head">
        <StepHeading>{headingOf(total)}</StepHeading>
        <p className="t-md measure" role="alert">
          {sentence}
        </p>
        <p className="soft measure no-credits-file">“{documentName}” is uploaded and waiting.</p>
      </div>
      {total !== null && total > 0 && (
        <p className="no-credits-now">
          <span>There is a credit on your account now.</span>
          <Button variant="outline" size="sm" onClick={onCredits}>
            Start Analysis
          </Button>
        </p>
      )}
      <div className="pay-two">
        <SubscriptionCard />
        <PayAsYouGoCard
          available={available}
          // One analysis would not do where more credits are owed than that.
          onPay={total !== null && total < 0 ? undefined : onPay}
        />
      </div>
      <div className="btn-row">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to Dashboard
        </Button>
      </div>
    </PayPage>
  )
}

function headingOf(total: number | null): string {
  const short = total === null ? 1 : 1 - total
  return short > 1 ? `${short} credits short` : 'One credit short'
}

/** The three that spec §2 names. */
const SHOWN_PLANS: readonly PaidPlanId[] = ['monthly', 'quarterly', 'annual']

function SubscriptionCard() {
  return (
    <Card className="pay-card">
      <h2 className="h-xl">Subscription</h2>
      <p className="soft">For a search with more than one contract in it.</p>
      <dl className="facts rates">
        {SHOWN_PLANS.map((id) => (
          <div key={id}>
            <dt>{PLANS[id].name}</dt>
            <dd>
              <b>{dollars(PLANS[id].priceCents / PLANS[id].credits)}</b>/review
            </dd>
          </div>
        ))}
      </dl>
      <Link href="/subscription" className={buttonClass({ variant: 'outline', block: true })}>
        See the plans
      </Link>
    </Card>
  )
}

function PayAsYouGoCard({
  available,
  onPay,
}: {
  available: boolean
  onPay: (() => void) | undefined
}) {
  return (
    <Card className="pay-card is-main">
      <h2 className="h-xl">Pay as You Go</h2>
      <p className="soft">{onPay ? 'For this analysis only.' : 'As many as you need.'}</p>
      <p className="pay-price">
        <b>{dollars(PAYG_PRICE_CENTS)}</b> per analysis
      </p>
      <ul className="pay-points">
        <li>GST included, one payment, no plan</li>
        <li>Given back if the analysis fails</li>
      </ul>
      <PayButton available={available} onPay={onPay} />
    </Card>
  )
}

function PayButton({ available, onPay }: { available: boolean; onPay: (() => void) | undefined }) {
  if (!available) return <p role="note">Payments are unavailable at the moment.</p>
  if (!onPay) {
    return (
      <Link href="/subscription" className={buttonClass({ block: true })}>
        Get Credits
      </Link>
    )
  }
  return (
    <Button block onClick={onPay}>
      Pay {dollars(PAYG_PRICE_CENTS)} Now
    </Button>
  )
}

/** The spec writes these without the A of A$: "$2.75". */
function dollars(cents: number): string {
  return priceFromCents(cents).replace('A', '')
}
