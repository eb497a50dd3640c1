import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { CONTRACT_ZONES } from './part-start.ts'

const PLAIN_CONDITIONS =
  /^(?:the )?(?:terms:?$|conditions(?: of sale)?|agreed terms|operative provisions|terms and conditions)\b/i

/**
 * "Conditions of sale" without any special conditions beside them are the vendor's own, not a printed
 * form: a developer's contract has no others.
 */
export function nameConditions(starts: readonly PartStart[]): PartStart[] {
  const special = starts.some((start) => start.kind === 'special-conditions')
  if (special) return [...starts]
  return starts.map((start) =>
    start.kind === 'general-conditions' && PLAIN_CONDITIONS.test(start.title)
      ? { ...start, kind: 'special-conditions' as const }
      : start,
  )
}

/** Kinds of which one bundle holds several, one behind the other. */
const SEVERAL: ReadonlySet<PageKind> = new Set([
  'annexure',
  'minutes',
  'building-permit',
  'title-search',
  'lease',
])

/**
 * Joins what belongs together: a name above a heading with the heading below it, and a heading that
 * repeats what its part already is.
 */
export function mergeParts(
  starts: readonly PartStart[],
  drafts: readonly DraftBlock[],
  restarts: ReadonlySet<number>,
): PartStart[] {
  const kept: PartStart[] = []
  for (const [index, start] of starts.entries()) {
    const before = kept.at(-1)
    const first = drafts[start.block]
    if (before === undefined || first === undefined) {
      kept.push(start)
      continue
    }
    const opening = drafts[before.block]
    const length = first.span.start - (opening?.span.start ?? 0)
    const samePage = opening?.page === first.page
    // An issuer's name stands above the name of its certificate.
    if (!before.proven && before.kind === 'other' && samePage && length < 320 && index > 0) {
      kept.splice(-1, 1, { ...start, block: before.block })
      continue
    }
    if (before.kind === start.kind) {
      const again = before.title === start.title || length < 320
      const apart = SEVERAL.has(start.kind) && !again
      const another =
        restarts.has(first.page) && !samePage && !CONTRACT_ZONES.has(start.kind) && length > 120
      if (!apart && !another) continue
    }
    kept.push(start)
  }
  return kept
}
