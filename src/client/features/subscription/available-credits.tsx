import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CreditBalance } from '#shared/contract/subscription.ts'

import { belowZeroWords, creditTotal, signedCount } from './credit-words.ts'
import { LoadFailure } from './load-failure.tsx'
import type { Loaded } from './use-loaded.ts'

/** The balance by where it came from. */
export function AvailableCredits({
  credits,
  onGet,
}: {
  credits: Loaded<CreditBalance>
  onGet: () => void
}) {
  const { data, failed, reload } = credits
  return (
    <section className="card" aria-busy={data === null && !failed}>
      <div className="sub-card-line">
        <h3>Available credits</h3>
      </div>
      {failed ? (
        <LoadFailure words="Unable to load credits — Please refresh the page" onReload={reload} />
      ) : (
        <>
          <p className="sub-figure">
            {data ? signedCount(creditTotal(data)) : <Skeleton width="3rem" />}
          </p>
          <BelowZero balance={data} />
          <dl className="facts sub-amounts">
            <Row term="Free trial" count={data?.freeCreditsRemaining} />
            <Row term="Plan and single payments" count={data?.subscriptionCreditsRemaining} />
          </dl>
          <Button size="sm" onClick={onGet}>
            Get Credits
          </Button>
        </>
      )}
    </section>
  )
}

function Row({ term, count }: { term: string; count: number | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="num">
        {count === undefined ? <Skeleton width="1.5rem" /> : signedCount(count)}
      </dd>
    </div>
  )
}

function BelowZero({ balance }: { balance: CreditBalance | null }) {
  const words = balance && belowZeroWords(balance)
  if (!words) return null
  return (
    <p className="sub-below">
      <Icon name="i-lucide-triangle-alert" /> {words}
    </p>
  )
}
