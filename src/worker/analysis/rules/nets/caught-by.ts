import type { Doc, Span } from '../../document.ts'
import { RAISED } from '../../likeness/likeness.ts'
import { caught } from './caught.ts'
import type { Rule } from '../define-rule.ts'
import type { Finding } from '../finding.ts'
import { findingOf, type Reported } from '../finding-of.ts'
import { headingsOf } from './headings-of.ts'
import { atOdds } from './odds-of-document.ts'
import { areOneMatter, tellerOf } from './one-matter.ts'
import type { Passage } from '../reading/passage.ts'
import { isOfToldInstrument, isToldAlready } from './told-already.ts'
import { wholeSentence } from './whole-sentence.ts'

/** What nobody has a name for is listed up to here: more of it would bury what has one. */
const MOST_CAUGHT = 8

/** A finding with so many places says enough. */
const MOST_PLACES = 12

/** Rules that tell of a whole instrument by some of its words. */
const OF_INSTRUMENTS: ReadonlySet<string> = new Set([
  'national/restrictive-covenant',
  'national/easement',
])

/**
 * What a net caught and no other finding quotes or tells already, the likeliest first: each matter is
 * a finding of its own, and what belongs to a clause that a rule tells is left to its finding.
 */
export function caughtBy(
  rule: Rule,
  problems: readonly Reported[],
  doc: Doc,
  others: readonly Finding[],
  odds: number,
): Caught {
  const quoted = others.flatMap((finding) => finding.spans)
  const ofInstruments = others
    .filter(({ ruleId }) => OF_INSTRUMENTS.has(ruleId))
    .flatMap((finding) => finding.spans)
  const heard = problems
    .filter(({ spans }) => !isQuoted(spans, others) && !isTold(doc, spans, quoted))
    .filter(
      ({ spans }) =>
        spans.length === 0 || !spans.every((span) => isOfToldInstrument(doc, span, ofInstruments)),
    )
    .flatMap((problem) => weighed(problem, odds) ?? [])
    .toSorted((a, b) => (b.options.likeness ?? 0) - (a.options.likeness ?? 0))
    .slice(0, MOST_CAUGHT)
    .map((problem) => ({
      ...problem,
      spans: problem.spans.map((span) => wholeSentence(doc, span)),
    }))
  const left: Left[] = []
  const groups: Reported[][] = []
  for (const problem of heard) {
    const { passage } = problem.options
    const teller = passage === undefined ? null : tellerOf(doc, passage, others)
    const group = groups.find((one) => isOfGroup(doc, problem, one))
    if (teller !== null && teller.spans.length < MOST_PLACES) {
      left.push({ findingId: teller.id, spans: problem.spans, passage })
    } else if (group === undefined) groups.push([problem])
    else if (!group.some((one) => isQuotedIn(problem, one))) group.push(problem)
  }
  const own = groups.flatMap((group) => {
    const finding = findingOf(rule, doc, group, headingsOf(rule, doc))
    return finding === null ? [] : [{ finding, passage: group[0]?.options.passage }]
  })
  // Two halves of a clause, each read on its own, are one finding when they are shown whole.
  const kept = own.filter(
    ({ finding }, index) =>
      !own
        .slice(0, index)
        .some((other) => other.finding.id === finding.id || overlaps(other.finding, finding)) &&
      !others.some((other) => rule.id !== other.ruleId && isNetAt(other, finding)),
  )
  return { own: kept, left }
}

/** Two halves of a clause, each read on its own, are one place when they are shown whole. */
function isQuotedIn({ spans }: Reported, other: Reported): boolean {
  return spans.some((span) =>
    other.spans.some(({ start, end }) => start < span.end && span.start < end),
  )
}

/** Whether it goes on with what another caught sentence of its clause says. */
function isOfGroup(doc: Doc, { options: { passage } }: Reported, group: readonly Reported[]) {
  return group.some(
    ({ options }) =>
      passage !== undefined &&
      options.passage !== undefined &&
      areOneMatter(doc, passage, options.passage),
  )
}

function overlaps(one: Finding, other: Finding): boolean {
  return one.spans.some((span) =>
    other.spans.some(({ start, end }) => start < span.end && span.start < end),
  )
}

/** Whether another net has shown the same clause already. */
function isNetAt(other: Finding, finding: Finding): boolean {
  return other.likeness !== undefined && overlaps(other, finding)
}

/** A finding of a rule, and further words of its clause, which are shown with it. */
export type Left = {
  readonly findingId: string
  readonly spans: readonly Span[]
  readonly passage: Passage | undefined
}

export type Caught = { readonly own: readonly CaughtOne[]; readonly left: readonly Left[] }

export type CaughtOne = { readonly finding: Finding; readonly passage: Passage | undefined }

/** What a net heard, as it reads in a document of such odds; null for too little. */
function weighed(problem: Reported, odds: number): Reported | null {
  const { likeness: alone } = problem.options
  if (alone === undefined) return problem
  const likeness = atOdds(alone, odds)
  if (likeness < RAISED) return null
  const options = { ...caught(likeness), ...problem.options, likeness }
  return { ...problem, options, severity: options.severity ?? problem.severity }
}

function isTold(doc: Doc, spans: readonly Span[], quoted: readonly Span[]): boolean {
  return spans.length > 0 && spans.every((span) => isToldAlready(doc, span, quoted))
}

function isQuoted(spans: readonly Span[], findings: readonly Finding[]): boolean {
  return findings.some((finding) =>
    finding.spans.some((taken) =>
      spans.some((span) => span.start < taken.end && taken.start < span.end),
    ),
  )
}
