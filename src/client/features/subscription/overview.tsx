import type { CreditBalance, SubscriptionStatus } from '#shared/contract/subscription.ts'

import { AvailableCredits } from './available-credits.tsx'
import { CurrentPlan } from './current-plan.tsx'
import type { Loaded } from './use-loaded.ts'
import { Welcome } from './welcome.tsx'

/** How it works, the plan and the credits. */
export function Overview({
  status,
  credits,
  documentsRead,
  onPlans,
  onComplete,
}: {
  status: Loaded<SubscriptionStatus>
  credits: Loaded<CreditBalance>
  documentsRead: Loaded<number>
  onPlans: () => void
  onComplete: () => void
}) {
  return (
    <div className="sub-over">
      <Welcome credits={credits} documentsRead={documentsRead} />
      <CurrentPlan status={status} onPlans={onPlans} onComplete={onComplete} />
      <AvailableCredits credits={credits} onGet={onPlans} />
    </div>
  )
}
