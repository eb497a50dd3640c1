import type { Doc } from '../../document.ts'
import type { BillEntry } from './bill-entries.ts'

import { columnHeading } from '../forms/column-heading.ts'
import { BAD } from './outgoing-words.ts'

/** Within the line; down a column of a table; the last of each line; all in their order. */
export function waysToAdd(
  doc: Doc,
  own: readonly BillEntry[],
  rows: readonly (readonly BillEntry[])[],
): { readonly sum: BillEntry | undefined; readonly before: readonly BillEntry[] }[] {
  const last = own.at(-1)
  const isCharged = ({ block, amount }: BillEntry) =>
    !BAD.test(columnHeading(doc, block, amount.start))
  const inLine = own
    .map((entry, place) => ({ sum: entry, before: own.slice(0, place) }))
    .filter((way) => isCharged(way.sum))
  const sum = last !== undefined && isCharged(last) ? last : undefined
  const inColumns = own
    .map((entry, column) => ({ sum: entry, before: columnAbove(rows, own.length, column) }))
    .filter(({ before }) => {
      const [first] = before
      return first !== undefined && !BAD.test(columnHeading(doc, first.block, first.amount.start))
    })
  if (own.length > 1 && inColumns.some(({ before }) => before.length > 1))
    return [...inLine, ...inColumns]
  return [
    ...inLine,
    { sum, before: rows.flatMap((row) => row.at(-1) ?? []) },
    // "Fixed amount $243.25   Use: 11 kL $20.90": another thing stands behind the sum.
    { sum: own.length > 1 ? own[0] : undefined, before: rows.flatMap((row) => row.at(-1) ?? []) },
    { sum, before: rows.flatMap((row) => row.at(-1) ?? []).filter(({ line }) => !USED.test(line)) },
    { sum, before: [...rows.flat(), ...own.slice(0, -1)] },
  ]
}

function columnAbove(
  rows: readonly (readonly BillEntry[])[],
  width: number,
  column: number,
): readonly BillEntry[] {
  const found: BillEntry[] = []
  for (const row of rows.toReversed()) {
    const entry = row.length === width ? row[column] : undefined
    if (entry === undefined) break
    found.unshift(entry)
  }
  return found
}

export const USED = /\b(?:us(?:e|age|ed)|consumption)\b|\bk[lL]\b/i
