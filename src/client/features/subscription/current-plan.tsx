import { useRef, useState } from 'react'

import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { SubscriptionStatus } from '#shared/contract/subscription.ts'

import { CancelPlan } from './cancel-plan.tsx'
import { LoadFailure } from './load-failure.tsx'
import { planState } from './plan-state.ts'
import { StatusWord } from './status-word.tsx'
import type { Loaded } from './use-loaded.ts'

/** The plan, its status, and what can be done about it. */
export function CurrentPlan({
  status,
  onPlans,
  onComplete,
}: {
  status: Loaded<SubscriptionStatus>
  onPlans: () => void
  onComplete: () => void
}) {
  const { data, failed, reload } = status
  return (
    <section className="card" aria-busy={data === null && !failed}>
      {data !== null && <Plan status={data} onPlans={onPlans} onComplete={onComplete} />}
      {data === null && (
        <>
          <div className="sub-card-line">
            <h3>Current plan</h3>
          </div>
          {failed ? (
            <LoadFailure words="Unable to load subscription status" onReload={reload} />
          ) : (
            <PlanSkeleton />
          )}
        </>
      )}
    </section>
  )
}

function Plan({
  status,
  onPlans,
  onComplete,
}: {
  status: SubscriptionStatus
  onPlans: () => void
  onComplete: () => void
}) {
  const [asking, ask] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const { name, tone, word, text, facts, cancellable } = planState(status)
  const pending = status.status === 'pending'
  return (
    <>
      <div className="sub-card-line">
        <h3 ref={heading} tabIndex={-1}>
          Current plan
        </h3>
        <StatusWord tone={tone} word={word} />
      </div>
      <p className="sub-figure">{name}</p>
      <p className="soft">{text}</p>
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="btn-row">
        {pending ? (
          <Button size="sm" onClick={onComplete}>
            Complete Payment
          </Button>
        ) : (
          <Button variant="outline" size="sm" onClick={onPlans}>
            {status.plan === 'free' ? 'Choose a plan' : 'Change plan'}
          </Button>
        )}
        {cancellable && (
          <Button ref={cancel} variant="ghost" size="sm" onClick={() => ask(true)}>
            Cancel Subscription
          </Button>
        )}
      </div>
      <CancelPlan
        status={status}
        open={asking}
        // A cancelled plan has no button to cancel it.
        finalFocus={() => cancel.current ?? heading.current}
        onClose={() => ask(false)}
      />
    </>
  )
}

/** As tall as a running plan, so that nothing moves when it arrives. */
function PlanSkeleton() {
  return (
    <>
      <p className="sub-figure">
        <Skeleton width="9rem" />
      </p>
      <p className="soft sub-lines">
        <Skeleton />
        <Skeleton width="60%" />
        <span className="visually-hidden">Loading your plan</span>
      </p>
      <dl className="facts" aria-hidden="true">
        {['Paid until', 'Renews'].map((term) => (
          <div key={term}>
            <dt>
              <Skeleton width="4rem" />
            </dt>
            <dd>
              <Skeleton width="8rem" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="sub-buttons-room" />
    </>
  )
}
