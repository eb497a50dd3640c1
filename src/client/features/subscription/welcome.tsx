import { priceFromCents } from '#client/lib/format.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CreditBalance } from '#shared/contract/subscription.ts'

import { creditTotal, signedCount } from './credit-words.ts'
import type { Loaded } from './use-loaded.ts'

/** What a credit is, and three figures: documents read, credits left, cost of each review. */
export function Welcome({
  credits,
  documentsRead,
}: {
  credits: Loaded<CreditBalance>
  documentsRead: Loaded<number>
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
        <Stat term="Documents read" of={documentsRead} say={String} />
        <Stat
          term="Credits left"
          of={credits}
          say={(balance) => signedCount(creditTotal(balance))}
        />
        <Stat
          term="Per review"
          of={credits}
          say={({ effectiveCostPerReview }) => priceFromCents(effectiveCostPerReview)}
        />
      </dl>
    </section>
  )
}

/** One figure; a dash where it could not be loaded. */
function Stat<T>({ term, of, say }: { term: string; of: Loaded<T>; say: (data: T) => string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {of.data !== null && say(of.data)}
        {of.data === null && (of.failed ? '–' : <Skeleton width="2.5rem" />)}
      </dd>
    </div>
  )
}
