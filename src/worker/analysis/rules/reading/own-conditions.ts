import type { StateCode } from '#shared/report.ts'

import { likenessOf } from '../../likeness/likeness.ts'
import type { Passage } from './passage.ts'

/** So many terms against the buyer stand in few printed forms (in one of 89 contracts: 5 of 78). */
const LEAST_ONEROUS = 5
/** And so large a share of all that is said there. */
const LEAST_SHARE = 1 / 8
/** As a special condition, it would be shown to the buyer as plainly onerous. */
const ONEROUS = 0.36

/** The last printed clause of the New South Wales contract (2022 edition). */
const LAST_PRINTED = 32
const FAR = 150

/** A day to come, a lot, a title or a sum: a form printed for every sale names none. */
const OF_THIS_SALE =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December),? 20(?:2[4-9]|[34]\d)\b|\b\d{1,2}[./]\d{1,2}[./]20(?:2[4-9]|[34]\d)\b|\$ ?\d{1,3},\d{3}\b|\b(?:lot|unit|allotment) \d{1,4}\b(?!\()|\bvolume \d{3,5}\b|\bPS ?\d{6}|\bSP ?\d{4,6}\b/i
const LEAST_OF_SALE = 2

/**
 * The passages in order, with those of "general conditions" that somebody wrote for this sale as
 * special conditions: developers call their whole contract so and have no others, and only a printed
 * form binds both sides alike and names nothing of the sale.
 */
export function withOwnConditions(
  cut: readonly Passage[],
  inZone: (passage: Passage, zone: 'special-conditions') => Passage,
  state: StateCode | null = null,
): readonly Passage[] {
  const passages = state === 'NSW' ? withAddedClauses(cut, inZone) : cut
  // A contract that has special conditions besides prints its general ones.
  if (passages.some(({ zone }) => zone === 'special-conditions')) return passages
  const read: Passage[] = []
  let run: Passage[] = []
  const settle = () => {
    const own = run.map((passage) => inZone(passage, 'special-conditions'))
    read.push(...(areOnerous(own) || areOfThisSale(run) ? own : run))
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

/** New South Wales prints clauses 1 to 32: those that go on from there are the parties' own. */
function withAddedClauses(
  passages: readonly Passage[],
  inZone: (passage: Passage, zone: 'special-conditions') => Passage,
): readonly Passage[] {
  return passages.map((passage) => {
    const { zone, block } = passage
    const number = zone === 'general-conditions' ? parseInt(block.clause?.number ?? '0', 10) : 0
    const isAdded = number > LAST_PRINTED && number < LAST_PRINTED + FAR
    return isAdded ? inZone(passage, 'special-conditions') : passage
  })
}

function areOfThisSale(passages: readonly Passage[]): boolean {
  return passages.filter(({ text }) => OF_THIS_SALE.test(text)).length >= LEAST_OF_SALE
}
