import {
  effectiveCostCents,
  formatAud,
  MOST_POPULAR_PLAN,
  PAID_PLAN_IDS,
  PAYG_PRICE_CENTS,
  PLANS,
  savingPercent,
  TRIAL_CREDITS,
} from '#shared/pricing.ts'

import { bulkTiers } from './bulk-tiers.ts'
import { Chapter } from './chapter.tsx'

/** Every price there is. */
export function Pricing() {
  const bulk = bulkTiers().map(({ from, unitCents }) => `${formatAud(unitCents)} from ${from}`)
  return (
    <Chapter
      id="pricing"
      title="What it costs"
      about={
        <>
          <p className="soft">
            One credit reads one file. Credits never expire, and a plan can be cancelled at any
            time: what you have paid for stays yours.
          </p>
          <p className="soft">
            A file that is refused uses no credit. An analysis that fails, or that finds no property
            paper in a file, gives its credit back by itself, and the same file again shows its
            report for free.
          </p>
        </>
      }
    >
      <table className="land-table prices" aria-labelledby="pricing">
        <thead>
          <tr>
            <th scope="col">A$, GST included</th>
            <th scope="col" className="amount">
              Price
            </th>
            <th scope="col" className="amount">
              For each
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              Free Trial
              <small>{analyses(TRIAL_CREDITS)} for every new account, no card needed</small>
            </th>
            <td className="amount">Free</td>
            <td className="amount">Free</td>
          </tr>
          <tr>
            <th scope="row">
              Pay as You Go
              <small>{`One at a time; bought together ${bulk.join(', ')}`}</small>
            </th>
            <td className="amount">{formatAud(PAYG_PRICE_CENTS)}</td>
            <td className="amount">{formatAud(PAYG_PRICE_CENTS)}</td>
          </tr>
          {PAID_PLAN_IDS.map((id) => {
            const { name, description, priceCents } = PLANS[id]
            const each = effectiveCostCents(id)
            return (
              <tr key={id} className={id === MOST_POPULAR_PLAN ? 'is-popular' : undefined}>
                <th scope="row">
                  {name}
                  {id === MOST_POPULAR_PLAN && <span className="flag">Most Popular</span>}
                  <small>{`${description}; saves ${savingPercent(each)}%`}</small>
                </th>
                <td className="amount">{formatAud(priceCents)}</td>
                <td className="amount">{formatAud(each)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Chapter>
  )
}

function analyses(count: number): string {
  return count === 1 ? 'One analysis' : `${count} analyses`
}
