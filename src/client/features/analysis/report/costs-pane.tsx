import type { CostLine, Costs } from '#shared/report.ts'

import { PageRef } from './finding-links.tsx'

/** What the purchase costs besides its price, as a ledger: once, and for one year. */
export function CostsPane({ costs }: { costs: Costs }) {
  const once = costs.breakdown.filter((line) => !line.isRecurring)
  const yearly = costs.breakdown.filter((line) => line.isRecurring)
  if (costs.breakdown.length === 0) {
    return (
      <p className="soft pane-none">
        {costs.summary || 'No cost could be read in this document or worked out from it.'}
      </p>
    )
  }
  return (
    <div className="costs">
      <div className="costs-sum">
        <Figure label="On top of the price" amount={costs.totalUpfront} note="once" />
        <Figure label="Every year" amount={costs.totalOngoing} note="for one year" />
        {costs.summary !== '' && <p className="t-sm soft costs-summary">{costs.summary}</p>}
      </div>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">What you pay</th>
            <th scope="col">Rests on</th>
            <th scope="col" className="amount">
              Amount, A$
            </th>
          </tr>
        </thead>
        {once.length > 0 && (
          <Group title="Once" lines={once} total="Total once" amount={costs.totalUpfront} />
        )}
        {yearly.length > 0 && (
          <Group
            title="Every year"
            lines={yearly}
            total="Total every year"
            amount={costs.totalOngoing}
          />
        )}
      </table>
    </div>
  )
}

function Figure({ label, amount, note }: { label: string; amount: number; note: string }) {
  return (
    <div>
      <p className="label">{label}</p>
      <p className="amount-large">${ledgerAmount(amount)}</p>
      <p className="t-sm soft">{note}</p>
    </div>
  )
}

function Group({
  title,
  lines,
  total,
  amount,
}: {
  title: string
  lines: readonly CostLine[]
  total: string
  amount: number
}) {
  return (
    <tbody>
      <tr className="ledger-group">
        <th colSpan={3} scope="rowgroup">
          {title}
        </th>
      </tr>
      {lines.map((line) => (
        <tr key={`${line.category} ${line.description}`}>
          <td>
            {line.description || line.category}
            {line.basis !== '' && <span className="basis">{line.basis}</span>}
          </td>
          <td>
            <PageRef evidence={line.evidence} about={line.description || line.category} />
          </td>
          <td className="amount">{ledgerAmount(line.amount)}</td>
        </tr>
      ))}
      <tr className="ledger-sum">
        <th scope="row" colSpan={2}>
          {total}
        </th>
        <td className="amount">{ledgerAmount(amount)}</td>
      </tr>
    </tbody>
  )
}

const ledger = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** A column of amounts has its cents always, so that the points stand under one another. */
function ledgerAmount(cents: number): string {
  return ledger.format(cents / 100).replace('-', '−')
}
