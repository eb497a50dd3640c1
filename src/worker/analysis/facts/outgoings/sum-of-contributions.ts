import type { Block } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'

/** What is paid at a time, into one fund or for one service, and how many times a year. */
export type Contribution = {
  readonly block: Block
  readonly amount: Amount
  readonly times: number
}

/** How funds are added that no certificate adds. */
export const FUNDS_ADDED = {
  confidence: 80,
  explanation: 'the regular contributions to each fund, added',
}

/** What several of them come to in a year, each of them shown; `confidence` 0–100. */
export function sumOfContributions(
  paid: readonly Contribution[],
  {
    kind = 'owners-corporation',
    confidence,
    explanation,
  }: { kind?: Outgoing['kind']; confidence: number; explanation: string },
): Fact<Outgoing> {
  const basis = paid
    .map(({ block, amount, times }) => {
      const printed = block.text.slice(amount.start, amount.end)
      return times === 1 ? `${printed} for the year` : `${printed} × ${times}`
    })
    .join(' + ')
  const annualCents = paid.reduce((sum, { amount, times }) => sum + amount.cents * times, 0)
  return {
    value: { kind, annualCents, basis },
    text: basis,
    spans: paid.map(({ block, amount }) => ({
      start: block.span.start + amount.start,
      end: block.span.start + amount.end,
    })),
    confidence,
    explanation: [explanation],
  }
}
