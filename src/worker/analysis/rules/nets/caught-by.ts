import type { Doc, Span } from '../../document.ts'
import { RAISED } from '../../likeness/likeness.ts'
import { caught } from './caught.ts'
import type { Rule } from '../define-rule.ts'
import type { Finding } from '../finding.ts'
import { findingOf, type Reported } from '../finding-of.ts'
import { headingsOf } from './headings-of.ts'
import { atOdds } from './odds-of-document.ts'
import type { Passage } from '../reading/passage.ts'
import { isOfToldInstrument, isToldAlready } from './told-already.ts'
import { wholeSentence } from './whole-sentence.ts'

/** What nobody has a name for is listed up to here: more of it would bury what has one. */
const MOST_CAUGHT = 8

/** Rules that tell of a whole instrument by some of its words. */
const OF_INSTRUMENTS: ReadonlySet<string> = new Set([
  'national/restrictive-covenant',
  'national/easement',
])

/**
 * What a net caught and no other finding quotes or tells already, the likeliest first: each place is
 * a finding of its own.
 */
export function caughtBy(
  rule: Rule,
  problems: readonly Reported[],
  doc: Doc,
  others: readonly Finding[],
  odds: number,
): CaughtOne[] {
  const quoted = others.flatMap((finding) => finding.spans)
  const ofInstruments = others
    .filter(({ ruleId }) => OF_INSTRUMENTS.has(ruleId))
    .flatMap((finding) => finding.spans)
  const caughtOnes = problems
    .filter(({ spans }) => !isQuoted(spans, others) && !isTold(doc, spans, quoted))
    .filter(
      ({ spans }) =>
        spans.length === 0 || !spans.every((span) => isOfToldInstrument(doc, span, ofInstruments)),
    )
    .flatMap((problem) => weighed(problem, odds) ?? [])
    .toSorted((a, b) => (b.options.likeness ?? 0) - (a.options.likeness ?? 0))
    .slice(0, MOST_CAUGHT)
    .flatMap((problem) => {
      const spans = problem.spans.map((span) => wholeSentence(doc, span))
      const finding = findingOf(rule, doc, [{ ...problem, spans }], headingsOf(rule, doc))
      return finding === null ? [] : [{ finding, passage: problem.options.passage }]
    })
  // Two halves of a clause, each read on its own, are one finding when they are shown whole.
  return caughtOnes.filter(
    ({ finding }, index) =>
      !caughtOnes
        .slice(0, index)
        .some((other) => other.finding.id === finding.id || overlaps(other.finding, finding)) &&
      !others.some((other) => rule.id !== other.ruleId && isNetAt(other, finding)),
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
