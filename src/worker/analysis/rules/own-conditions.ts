import { likenessOf } from '../likeness/likeness.ts'
import type { Passage } from './passage.ts'

/** So many terms against the buyer stand in few printed forms (in one of 89 contracts: 5 of 78). */
const LEAST_ONEROUS = 5
/** And so large a share of all that is said there. */
const LEAST_SHARE = 1 / 8
/** As a special condition, it would be shown to the buyer as plainly onerous. */
const ONEROUS = 0.5

/**
 * The passages in order, with those of "general conditions" that somebody wrote for this sale as
 * special conditions: developers call their whole contract so and have no others, and only a printed
 * form binds both sides alike.
 */
export function withOwnConditions(
  passages: readonly Passage[],
  inZone: (passage: Passage, zone: 'special-conditions') => Passage,
): readonly Passage[] {
  // A contract that has special conditions besides prints its general ones.
  if (passages.some(({ zone }) => zone === 'special-conditions')) return passages
  const read: Passage[] = []
  let run: Passage[] = []
  const settle = () => {
    const own = run.map((passage) => inZone(passage, 'special-conditions'))
    read.push(...(areOnerous(own) ? own : run))
    run = []
  }
  for (const passage of passages) {
    if (passage.zone === 'general-conditions') run.push(passage)
    else {
      if (run.length > 0) settle()
      read.push(passage)
    }
  }
  settle()
  return read
}

function areOnerous(passages: readonly Passage[]): boolean {
  const onerous = passages.filter((passage) => likenessOf(passage) >= ONEROUS).length
  return onerous >= LEAST_ONEROUS && onerous >= passages.length * LEAST_SHARE
}
