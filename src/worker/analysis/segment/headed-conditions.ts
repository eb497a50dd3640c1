import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

/**
 * How many units of the parties' own conditions stand under a heading of their own; 0 where no heading
 * names any. A heading alone, or a line that points to an annexure, is a few.
 */
export function headedConditionsUnits(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
): number {
  return starts.reduce((sum, start, place) => {
    if (start.kind !== 'special-conditions' || !start.proven) return sum
    const last = drafts[(starts[place + 1]?.block ?? drafts.length) - 1]
    return sum + (last?.span.end ?? 0) - (drafts[start.block]?.span.start ?? 0)
  }, 0)
}
