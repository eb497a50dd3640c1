import './plans.css'
import { Badge } from '#client/ui/badge.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PlanList, SubscriptionStatus } from '#shared/contract/subscription.ts'
import { PAID_PLAN_IDS, savingPercent, type PaidPlanId } from '#shared/pricing.ts'

import { LoadFailure } from './load-failure.tsx'
import { PayAsYouGo } from './pay-as-you-go.tsx'
import { PlanCard } from './plan-card.tsx'
import { planOffer, type PlanOffer } from './plan-offer.ts'
import type { Loaded } from './use-loaded.ts'

/** The four plans, pay as you go and the free trial. */
export function Plans({
  plans,
  status,
  onChoose,
  onComplete,
  onBuy,
}: {
  plans: Loaded<PlanList>
  status: Loaded<SubscriptionStatus>
  onChoose: (planId: PaidPlanId, offer: PlanOffer) => void
  onComplete: () => void
  onBuy: (quantity: number) => void
}) {
  if (plans.failed) {
    return <LoadFailure words="Unable to load subscription plans" onReload={plans.reload} />
  }
  const list = plans.data
  return (
    <div aria-busy={list === null}>
      <h2 className="visually-hidden">Plans</h2>
      {status.failed && (
        <LoadFailure words="Unable to load subscription status" onReload={status.reload} />
      )}
      <div className="sub-plans">
        {PAID_PLAN_IDS.map((planId) => (
          <PlanCard
            key={planId}
            planId={planId}
            plan={list?.plans[planId] ?? null}
            offer={status.data && planOffer(planId, status.data)}
            onChoose={(offer) => onChoose(planId, offer)}
            onComplete={onComplete}
          />
        ))}
      </div>
      <div className="sub-plans-more">
        <PayAsYouGo plan={list?.payAsYouGo ?? null} onBuy={onBuy} />
        <FreeTrial status={status.data} />
      </div>
      <p className="t-sm soft">
        Prices in Australian dollars, GST included. A saving is measured against A$3.00 per
        analysis.
      </p>
    </div>
  )
}

function FreeTrial({ status }: { status: SubscriptionStatus | null }) {
  return (
    <article className="sub-plan-wide sub-plan-free">
      <div>
        <div className="sub-plan-name">
          <h3>Free Trial</h3>
          <Badge variant="secondary">Save {savingPercent(0)}%</Badge>
        </div>
        <p className="soft">One analysis, complete, without a card.</p>
      </div>
      {status === null ? (
        <Skeleton width="4rem" />
      ) : (
        <Badge variant="outline">{status.freeCreditsRemaining > 0 ? 'Not used yet' : 'Used'}</Badge>
      )}
    </article>
  )
}
