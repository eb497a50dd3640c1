import type { Block } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'
import type { Period } from './charge-period.ts'

import { UNTOLD } from './outgoing-of.ts'

/** A line of a bill: what is charged, what for, and for how long. */
export type ChargeLine = {
  readonly block: Block
  readonly amount: Amount
  readonly name: string
  readonly period: Period | null
}

/** What the lines of one bill come to in a year, each of them shown. */
export function sumOfCharges(
  lines: readonly Omit<ChargeLine, 'name'>[],
  kind: Outgoing['kind'],
): Fact<Outgoing> | null {
  const [first] = lines
  if (first === undefined) return null
  const { period } = first
  const times = period?.times ?? 1
  const printed = lines.map(({ block, amount }) => block.text.slice(amount.start, amount.end))
  const sum = printed.join(' + ')
  const basis =
    period === null
      ? `${sum} ${UNTOLD}`
      : times === 1
        ? `${sum} for the year`
        : `${lines.length > 1 ? `(${sum})` : sum} for ${period.words} × ${times}`
  return {
    value: {
      kind,
      annualCents: lines.reduce((total, { amount }) => total + amount.cents, 0) * times,
      basis,
    },
    text: basis,
    spans: lines.map(({ block, amount }) => ({
      start: block.span.start + amount.start,
      end: block.span.start + amount.end,
    })),
    confidence: period === null ? 70 : 84,
    explanation: ['the charges of a bill without what is owed from before, added'],
  }
}
