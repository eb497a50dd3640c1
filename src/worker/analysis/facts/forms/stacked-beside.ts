import type { Block, Doc } from '../../document.ts'

import { matchesIn } from '../../wording/matches.ts'
import { amountsIn } from './money.ts'

/**
 * "price deposit balance | $742,000 $74,200 $667,800": a cell that stacks the names of several sums
 * beside one that stacks as many amounts: the amount that belongs to the name
 * from `at` to `end` in the block.
 */
export function stackedBeside(
  doc: Doc,
  block: Block,
  at: number,
  end: number,
): { text: string; offset: number } | null {
  const { cells, span } = block
  const column = cells?.findIndex(
    ({ start, end }) => start - span.start <= at && end - span.start > at,
  )
  const own = column === undefined ? undefined : cells?.[column]
  const beside = column === undefined ? undefined : cells?.[column + 1]
  if (own === undefined || beside === undefined || own.end - own.start > LONGEST_STACK) return null
  const label = doc.text.slice(own.start, own.end)
  const names = matchesIn(label, NAMES)
  if (names.length < 2 || !NOTHING_ELSE.test(label.replace(NAMES, ''))) return null
  const values = doc.text.slice(beside.start, beside.end)
  const amounts = amountsIn(values)
  if (amounts.length !== names.length || amounts[0]?.start !== 0) return null
  const which = names.findLastIndex(({ index }) => own.start + index < span.start + end)
  const amount = amounts[which]
  if (amount === undefined) return null
  const until = amounts[which + 1]?.start ?? values.length
  return {
    text: values.slice(amount.start, until).trimEnd(),
    offset: beside.start + amount.start,
  }
}

const LONGEST_STACK = 120
const NAMES =
  /\b(?:(?:purchase|sale|selling|contract) )?price\b|\bdeposit\b|\bbalance(?: of (?:the )?(?:purchase )?price| (?:due|payable) (?:at|on) (?:settlement|completion))?\b|\bresidue\b/gi
const NOTHING_ELSE = /^(?:[\s:,/;.&()]|less|plus|the|and|total)*$/i
