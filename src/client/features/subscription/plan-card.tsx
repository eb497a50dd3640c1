import { dayOf } from '#client/lib/format.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { classes } from '#client/ui/classes.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PlanList } from '#shared/contract/subscription.ts'
import { MOST_POPULAR_PLAN, savingPercent, type PaidPlanId } from '#shared/pricing.ts'

import type { PlanOffer } from './plan-offer.ts'
import { planName, PLAN_WORDS, shortPrice } from './plan-words.ts'

/** One plan: price, cost of each review, saving, and the one thing to do with it. */
export function PlanCard({
  planId,
  plan,
  offer,
  onChoose,
  onComplete,
}: {
  planId: PaidPlanId
  /** Null until the prices are there. */
  plan: PlanList['payAsYouGo'] | null
  /** Null until it is known what the user has. */
  offer: PlanOffer | null
  onChoose: (offer: PlanOffer) => void
  onComplete: () => void
}) {
  const popular = planId === MOST_POPULAR_PLAN
  const { per, forWhom } = PLAN_WORDS[planId]
  return (
    <article className={classes('sub-plan', popular && 'is-popular')}>
      {popular && <p className="sub-plan-flag">Most Popular</p>}
      <h3>{planName(planId)}</h3>
      <p className="sub-plan-price">
        <b>{plan ? shortPrice(plan.price) : <Skeleton width="6rem" />}</b> {per}
      </p>
      <p className="sub-plan-per">
        {plan ? (
          <>
            <span>
              <b>{shortPrice(plan.effectiveCostPerReview)}</b> per review
            </span>{' '}
            <Badge variant="secondary">Save {savingPercent(plan.effectiveCostPerReview)}%</Badge>
          </>
        ) : (
          <Skeleton width="9rem" />
        )}
      </p>
      <p className="soft sub-plan-for">
        {plan ? `${plan.description}. ${forWhom}` : <Skeleton width="11rem" />}
      </p>
      <Choice
        planId={planId}
        offer={plan && offer}
        popular={popular}
        onChoose={onChoose}
        onComplete={onComplete}
      />
    </article>
  )
}

function Choice({
  planId,
  offer,
  popular,
  onChoose,
  onComplete,
}: {
  planId: PaidPlanId
  offer: PlanOffer | null
  popular: boolean
  onChoose: (offer: PlanOffer) => void
  onComplete: () => void
}) {
  const name = planName(planId)
  const choose = `Choose ${name}`
  switch (offer?.kind) {
    case 'current':
      return (
        <Button block disabled>
          Current plan
        </Button>
      )
    case 'next':
      return (
        <Button block disabled>
          {offer.startsAt === null ? 'Begins next' : `Begins ${dayOf(offer.startsAt)}`}
        </Button>
      )
    case 'complete':
      return (
        <Button block onClick={onComplete}>
          Complete Payment
        </Button>
      )
    case 'keep':
      return (
        <Button block onClick={() => onChoose(offer)}>
          Keep {name}
        </Button>
      )
    case 'subscribe':
      return (
        <Button block variant={popular ? 'default' : 'outline'} onClick={() => onChoose(offer)}>
          {choose}
        </Button>
      )
    case 'replace':
    case 'switch':
      return (
        <Button block variant="outline" onClick={() => onChoose(offer)}>
          {choose}
        </Button>
      )
    case undefined:
      return (
        <Button block variant="outline" disabled>
          {choose}
        </Button>
      )
  }
}
