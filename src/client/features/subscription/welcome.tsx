import type { ReactNode } from 'react'

import { priceFromCents } from '#client/lib/format.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CreditBalance } from '#shared/contract/subscription.ts'

import { creditTotal, signedCount } from './credit-words.ts'

/** What a credit is, and three figures: documents read, credits left, cost of each review. */
export function Welcome({
  credits,
  documentsRead,
}: {
  credits: CreditBalance | null
  documentsRead: number | null
}) {
  return (
    <section className="sub-welcome">
      <h2 className="h-xl">How it works</h2>
      <ul className="sub-ruled">
        <li>One credit reads one document of up to 15 MB.</li>
        <li>
          Credits from your free trial, from a plan and from single payments add up. None of them
          expires.
        </li>
        <li>
          A file that cannot be read never uses a credit. A failed analysis gives its credit back by
          itself.
        </li>
        <li>The same file again shows its saved report for free.</li>
      </ul>
      <dl className="sub-stats">
        <Stat term="Documents read">{documentsRead}</Stat>
        <Stat term="Credits left">{credits && signedCount(creditTotal(credits))}</Stat>
        <Stat term="Per review">{credits && priceFromCents(credits.effectiveCostPerReview)}</Stat>
      </dl>
    </section>
  )
}

function Stat({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children ?? <Skeleton width="2.5rem" />}</dd>
    </div>
  )
}
