import { useId, useState } from 'react'

import { Icon } from '#client/ui/icon.tsx'
import type { BuyerInputs, CostLine, Costs } from '#shared/report.ts'

import { CostsChart } from './costs-chart.tsx'
import { PageRef } from './finding-links.tsx'
import { type Formula, formulaOf, isSign } from './formula.ts'
import { InputsForm } from './inputs-form.tsx'
import { ledgerAmount } from './ledger-amount.ts'
import { workedOutFor } from './words.ts'

/**
 * What the purchase costs besides its price, as a ledger: once, and for one year. Beside it the
 * sums, what they were worked out for, and how they divide.
 */
export function CostsPane({
  costs,
  inputs,
  printedPrice,
}: {
  costs: Costs
  inputs: BuyerInputs
  printedPrice: string | null
}) {
  const once = costs.breakdown.filter((line) => !line.isRecurring)
  const yearly = costs.breakdown.filter((line) => line.isRecurring)
  const none = costs.breakdown.length === 0
  return (
    <div className="costs">
      <div className="costs-sum">
        {!none && (
          <>
            <Figure
              label="On top of the price"
              amount={costs.totalUpfront}
              note="once, at or near settlement"
            />
            <Figure label="Every year" amount={costs.totalOngoing} note="for one year" />
          </>
        )}
        <div className="costs-ask">
          <p className="t-sm soft">{workedOutFor(inputs)}</p>
          <InputsForm inputs={inputs} printedPrice={printedPrice} />
        </div>
      </div>
      <div>
        {none ? (
          <p className="soft measure">
            {costs.summary || 'No cost could be read in this document or worked out from it.'}
          </p>
        ) : (
          <>
            <Ledger costs={costs} once={once} yearly={yearly} />
            <div className="bars-pair">
              <CostsChart title="Once, by kind" lines={once} />
              <CostsChart title="Every year, by kind" lines={yearly} />
            </div>
            {costs.summary !== '' && <p className="t-sm soft costs-summary">{costs.summary}</p>}
          </>
        )}
      </div>
    </div>
  )
}

function Ledger({
  costs,
  once,
  yearly,
}: {
  costs: Costs
  once: readonly CostLine[]
  yearly: readonly CostLine[]
}) {
  return (
    <table className="ledger">
      <caption className="visually-hidden">Costs in Australian dollars</caption>
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
      {lines.map((line, index) => (
        <Line key={`${line.category} ${line.description}`} line={line} open={index === 0} />
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

/** One cost. A figure that was worked out shows its formula on request, the first one at once. */
function Line({ line, open }: { line: CostLine; open: boolean }) {
  const [isOpen, setOpen] = useState(open)
  const id = useId()
  const formula = formulaOf(line.basis, line.amount)
  const label = line.description || line.category
  const shown = formula.kind !== null && isOpen
  return (
    <>
      <tr className={shown ? 'is-open' : undefined}>
        <td>
          {label}
          {formula.kind === null && formula.note !== '' && (
            <span className="basis">{formula.note}</span>
          )}
          {formula.kind !== null && (
            <button
              type="button"
              className="disclose"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={`Formula of: ${label}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <Icon name="i-lucide-minus" /> : <Icon name="i-lucide-plus" />} Formula
            </button>
          )}
        </td>
        <td>
          <PageRef evidence={line.evidence} about={label} />
        </td>
        <td className="amount">{ledgerAmount(line.amount)}</td>
      </tr>
      {shown && (
        <tr className="ledger-open" id={id}>
          <td colSpan={3}>
            <FormulaOf formula={formula} amount={line.amount} />
          </td>
        </tr>
      )}
    </>
  )
}

function FormulaOf({ formula: { kind, sum, note }, amount }: { formula: Formula; amount: number }) {
  return (
    <div className="formula">
      {sum !== null && (
        <p className="formula-line">
          {sum.map((token, index) => (
            // A sum is one line of text: its parts have no identity of their own.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <span key={index} className={isSign(token) ? 'op' : undefined}>
              {token}
            </span>
          ))}
          <span className="op">=</span>
          <b>${ledgerAmount(amount)}</b>
        </p>
      )}
      {note !== '' && <p className={sum === null ? 'formula-words' : 't-sm soft'}>{note}</p>}
      {kind === 'estimated' && <p className="t-sm soft">An estimate, not the exact fee.</p>}
    </div>
  )
}
