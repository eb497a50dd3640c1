import type { CostLine } from '#shared/report.ts'

import { ledgerAmount } from './ledger-amount.ts'

type Share = { readonly category: string; readonly amount: number }

/**
 * What the money goes to, as a table whose rows are drawn: each kind of cost with a bar to the
 * scale of the greatest one. The bars say nothing that the amounts beside them do not.
 */
export function CostsChart({ title, lines }: { title: string; lines: readonly CostLine[] }) {
  const shares = sharesOf(lines)
  const greatest = Math.max(...shares.map(({ amount }) => amount))
  // One bar has nothing to be compared with.
  if (shares.length < 2 || greatest <= 0) return null
  return (
    <table className="bars">
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Kind of cost</th>
          <th scope="col">Amount, A$</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ category, amount }) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            <td className="amount">{ledgerAmount(amount)}</td>
            <td className="bar" aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={Math.max(0, (100 * amount) / greatest)} height="1" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Amounts of one kind together, the greatest first. */
export function sharesOf(lines: readonly CostLine[]): Share[] {
  const sums = new Map<string, number>()
  for (const { category, amount } of lines) sums.set(category, (sums.get(category) ?? 0) + amount)
  return [...sums]
    .map(([category, amount]) => ({ category, amount }))
    .toSorted((a, b) => b.amount - a.amount)
}
