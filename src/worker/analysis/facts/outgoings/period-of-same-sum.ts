import type { Block } from '../../document.ts'
import type { Amount } from '../forms/money.ts'
import type { Period } from './charge-period.ts'

import { amountsIn } from '../forms/money.ts'
import { periodFor } from './charge-period.ts'
import { around } from './outgoing-context.ts'

/** A place that tells a sum with the part of the year that it is for. */
export type SameSum = { readonly block: Block; readonly amount: Amount; readonly period: Period }

/**
 * The first of `blocks` that states a sum of `cents` for a part of the year: a notice may print its
 * sum alone, and another line or paper the time. Null where none does.
 */
export function periodOfSameSum(blocks: readonly Block[], cents: number): SameSum | null {
  for (const block of blocks) {
    const amounts = amountsIn(block.text)
    const index = amounts.findIndex((one) => one.cents === cents)
    const amount = amounts[index]
    if (amount === undefined) continue
    const { before, after } = around(block, amounts, index)
    const period = periodFor(block, amount, before, after, '')
    if (period === null || period.times === 1 || /\binstal/i.test(before + after)) continue
    return { block, amount, period }
  }
  return null
}
