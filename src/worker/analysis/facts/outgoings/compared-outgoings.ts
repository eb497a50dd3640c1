import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { FundsCandidate } from './outgoing-funds.ts'
import type { Candidate } from './outgoing-sums.ts'

import { blockAt } from '../../segment/find.ts'
import { datesIn } from '../forms/dates.ts'
import { isLineOf } from './each-once.ts'
import { UNTOLD } from './outgoing-of.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'

/** Better told, or told as well of a later year: "Land tax for 2025-26 … Land tax for 2026-27 …". */
export function isAhead(doc: Doc, one: Candidate, other: Candidate): boolean {
  if (one.score !== other.score) return one.score > other.score
  const [year, before] = [one, other].map(({ fact }) => yearOf(doc, fact))
  if (year !== before) return (year ?? 0) > (before ?? Infinity)
  // "1 April 2026 | $886.10", "1 October 2026 | $912.35": the tax of a quarter rises within a year.
  const [day, earlier] = [one, other].map(({ fact }) => dayOf(doc, fact))
  return one.fact.value.kind === 'land-tax' && (day ?? '') > (earlier ?? day ?? '')
}

/** The day with which the row of an amount opens. */
function dayOf(doc: Doc, { spans: [span] }: Fact<Outgoing>): string | undefined {
  const row = span === undefined ? undefined : blockAt(doc, span.start)
  const [day] = row?.cells === null || row === undefined ? [] : datesIn(row.text)
  return day?.start === 0 ? day.date : undefined
}

/** The year that the row of an amount names first; undefined where it names none. */
function yearOf(doc: Doc, { spans: [span] }: Fact<Outgoing>): number | undefined {
  const row = span === undefined ? undefined : blockAt(doc, span.start)
  const year = YEAR.exec(row?.text ?? '')?.[1]
  return year === undefined ? undefined : Number(year)
}

const YEAR = /\b(20[2-4]\d)\b/

/** A total wins against one of its own lines, but not against the same sum with its time. */
export function outweighs(
  total: Candidate & { readonly of: readonly number[] },
  other: Candidate,
): boolean {
  const at = other.fact.spans[0]?.start
  if (at !== undefined && total.of.includes(at)) return true
  const untold = total.fact.value.basis.endsWith(UNTOLD)
  if (at === total.fact.spans[0]?.start) return !untold
  const times = other.fact.value.annualCents / total.fact.value.annualCents
  return total.score >= other.score && !(untold && Number.isInteger(times))
}

/** One of the sums that fall due within a year, told without its time. */
export function isOneDue(one: Fact<Outgoing>, year: Fact<Outgoing>): boolean {
  const times = year.value.annualCents / one.value.annualCents
  return one.value.basis.endsWith(UNTOLD) && (times === 2 || times === 4 || times === 12)
}

/** Better told than what was chosen, or the whole of which that is a line. */
export function isBetter(counted: Candidate, chosen: Candidate | null): boolean {
  return chosen === null || counted.score > chosen.score || isLineOf(chosen.fact, counted.fact)
}

/** The very amount of which the bill says that it falls due so many times. */
export function isOnePart({ fact }: Candidate, whole: Candidate): boolean {
  const [part] = fact.spans
  // "Four instalments: 8 September $674.90, 9 November $674.87 …": one of those that are counted.
  if (whole.fact.spans.length > 1 && whole.fact.spans.some(({ start }) => start === part?.start))
    return true
  const times = whole.fact.value.annualCents / fact.value.annualCents
  const same = part?.start === whole.fact.spans[0]?.start || PARTS_OF_A_YEAR.has(times)
  return same && fact.value.basis.endsWith(UNTOLD)
}

/** What goes to one of several funds, and not to all. */
export function isOneFund(one: Candidate | null, { ofFunds }: FundsCandidate): boolean {
  return one !== null && ofFunds.length > 1 && ofFunds.includes(one.fact.value.annualCents)
}
