import { Badge } from '#client/ui/badge.tsx'
import type { PlanList } from '#shared/contract/subscription.ts'
import { paygTiers, savingPercent } from '#shared/pricing.ts'
import { useState } from 'react'

import { shortPrice } from './plan-words.ts'
import { quantityOf } from './quantity.ts'
import { QuantityChooser } from './quantity-chooser.tsx'

/** Credits without a plan: the tiers, a quantity, its price. */
export function PayAsYouGo({
  plan,
  onBuy,
}: {
  /** Null until the prices are there. */
  plan: PlanList['payAsYouGo'] | null
  onBuy: (quantity: number) => void
}) {
  const [text, setText] = useState('1')
  const quantity = quantityOf(text)
  return (
    <article className="sub-plan-wide">
      <div>
        <div className="sub-plan-name">
          <h3>Pay as You Go</h3>
          {plan && (
            <Badge variant="secondary">Save {savingPercent(plan.effectiveCostPerReview)}%</Badge>
          )}
        </div>
        <p className="soft">
          No plan: one credit for each analysis, and credits never expire. The more at once, the
          less for each.
        </p>
      </div>
      <Tiers quantity={quantity} />
      <QuantityChooser text={text} onText={setText} onBuy={onBuy} />
    </article>
  )
}

function Tiers({ quantity }: { quantity: number | null }) {
  return (
    <table className="sub-tiers">
      <thead>
        <tr>
          <th scope="col">Analyses</th>
          <th scope="col">Each</th>
        </tr>
      </thead>
      <tbody>
        {paygTiers().map(({ from, to, unitCents }) => {
          const chosen = quantity !== null && from <= quantity && quantity <= to
          return (
            <tr
              key={from}
              className={chosen ? 'is-on' : undefined}
              aria-current={chosen || undefined}
            >
              <td>
                {from}–{to}
              </td>
              <td>{shortPrice(unitCents)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
