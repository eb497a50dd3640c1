import type { PropertyDetails } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'

type Field = Exclude<keyof PropertyDetails, 'sources'>

const LABELS: readonly (readonly [Field, string])[] = [
  ['address', 'Address'],
  ['purchasePrice', 'Purchase price'],
  ['landSize', 'Land size'],
  ['deposit', 'Deposit'],
  ['zoning', 'Zoning'],
  ['depositDate', 'Deposit due'],
  ['titleDetails', 'Title'],
  ['settlementDate', 'Settlement'],
  ['titleReference', 'Title reference'],
  ['council', 'Council'],
  ['lotPlan', 'Lot and plan'],
  ['councilValuation', 'Council valuation'],
  ['vendor', 'Vendor (seller)'],
  ['purchaser', 'Purchaser (buyer)'],
]

/** The particulars as printed, each with the page it was read on. */
export function PropertyPane({ details }: { details: PropertyDetails }) {
  return (
    <dl className="details">
      {LABELS.map(([field, label]) => {
        const value = printed(details[field])
        return (
          <div key={field}>
            <dt>{label}</dt>
            {value === null ? (
              <dd className="missing">Not specified in contract</dd>
            ) : (
              <dd>
                {value} <PageRef evidence={details.sources[field] ?? []} about={label} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

function printed(value: string | readonly string[] | null): string | null {
  if (value === null || typeof value === 'string') return value
  return value.length === 0 ? null : value.join(', ')
}
