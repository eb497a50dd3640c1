import type { BuyerSummary, Check, Concern, SummaryEntry } from '#shared/report.ts'

import type { Doc } from '../document.ts'
import type { Facts } from '../facts/facts.ts'
import type { Proven } from './concerns.ts'
import { keyPointsOf } from './key-points.ts'
import type { Prove } from './prove.ts'
import { topicOfRule } from '../rules/nets/topics-of-rules.ts'
import { overallRisk } from './ranking.ts'
import { asSentence, firstSentence } from './sentences.ts'
import { severityRank } from '../severity.ts'

const RAISE_FIRST = 5
/** A third finding of one matter gives its place to another matter of the same severity. */
const MOST_OF_A_MATTER = 2
const MOST_RECOMMENDATIONS = 8

/** What a buyer reads first: the risk, the five things to raise, the bargain, what to do. */
export function buyerSummaryOf(
  doc: Doc,
  prove: Prove,
  facts: Facts,
  proven: readonly Proven[],
  checks: readonly Check[],
  signed: SummaryEntry | null,
): BuyerSummary {
  const ranked = proven.map(({ concern }) => concern)
  const serious = ranked.filter(({ severity }) => severityRank(severity) >= severityRank('medium'))
  const grave = ranked.filter(({ severity }) => severityRank(severity) >= severityRank('high'))
  return {
    overallRisk: overallRisk(ranked),
    raiseFirst: ofSeveralMatters(ofDifferentWords([...serious, ...likeliestOf(proven)]))
      .slice(0, RAISE_FIRST)
      .map((concern) => entryOf(concern, `${asSentence(concern.title)} ${concern.recommendation}`)),
    keyPoints: keyPointsOf(doc, prove, facts, checks, signed),
    redFlags: grave.map((concern) =>
      entryOf(concern, `${asSentence(concern.title)} ${firstSentence(concern.description)}`),
    ),
    recommendations: recommendationsOf(serious),
    ...(signed === null ? {} : { isSigned: true }),
  }
}

/**
 * What no rule has a name for, the likeliest first. In an ordinary contract the one bad clause often
 * stands among these: on fifteen such bundles that nobody had tuned on, seven of the 22 high and
 * critical issues, with two ordinary sentences beside each (24 November 2026).
 */
function likeliestOf(proven: readonly Proven[]): Concern[] {
  return proven
    .filter(({ finding, concern }) => finding.likeness !== undefined && concern.severity === 'low')
    .toSorted((a, b) => (b.finding.likeness ?? 0) - (a.finding.likeness ?? 0))
    .map(({ concern }) => concern)
}

/** Those whose first words none before it begins with: one passage is raised once. */
function ofDifferentWords(concerns: readonly Concern[]): Concern[] {
  return concerns.filter((concern, index) =>
    concerns.slice(0, index).every((before) => !restOnTheSame(before, concern)),
  )
}

function restOnTheSame({ evidence: [a] }: Concern, { evidence: [b] }: Concern): boolean {
  if (a === undefined || b === undefined || a.role !== 'quote' || b.role !== 'quote') return false
  return a.page === b.page && a.start < b.end && b.start < a.end
}

/**
 * The same order, but what would be the third of one matter, or is told of a thing that was named
 * before (the studio, the retaining wall), stands behind its equals.
 */
function ofSeveralMatters(concerns: readonly Concern[]): Concern[] {
  const counts = new Map<string, number>()
  const isFurther = concerns.map((concern) => {
    const { ruleId, severity } = concern
    const matter = `${topicOfRule(ruleId) ?? ruleId} ${severity}`
    const thing = thingOf(concern)
    const count = (counts.get(matter) ?? 0) + 1
    counts.set(matter, count)
    const ofThing = thing === null ? 1 : (counts.get(`${thing} ${severity}`) ?? 0) + 1
    if (thing !== null) counts.set(`${thing} ${severity}`, ofThing)
    return count > MOST_OF_A_MATTER || ofThing > 1
  })
  return concerns
    .map((concern, index) => ({ concern, further: isFurther[index] === true ? 1 : 0 }))
    .toSorted(
      (a, b) =>
        severityRank(b.concern.severity) - severityRank(a.concern.severity) ||
        a.further - b.further,
    )
    .map(({ concern }) => concern)
}

/** What is built, and named in the words that are shown first; null where they name no one thing. */
function thingOf({ evidence: [first] }: Concern): string | null {
  if (first?.role !== 'quote') return null
  const named = first.quote.matchAll(THING)
  const things = new Set([...named].map(([word]) => word.toLowerCase().replace(/(?:ies|y|s)$/, '')))
  const [only, another] = things
  return only === undefined || another !== undefined ? null : only
}

const THING =
  /\b(?:studios?|granny flats?|secondary dwellings?|decks?|pergolas?|patios?|alfrescos?|swimming pools?|sheds?|carports?|retaining walls?|balcon(?:y|ies)|cladding|septic tanks?|jett(?:y|ies)|sewer mains?)\b/gi

/** Each thing to do once, naming every concern that asks for it. */
function recommendationsOf(concerns: readonly Concern[]): SummaryEntry[] {
  const entries = new Map<string, SummaryEntry>()
  for (const concern of concerns) {
    const text = concern.recommendation
    const known = entries.get(text)
    entries.set(text, {
      text,
      evidence: [...(known?.evidence ?? []), ...concern.evidence],
      concernIds: [...(known?.concernIds ?? []), concern.id],
    })
  }
  return [...entries.values()].slice(0, MOST_RECOMMENDATIONS)
}

function entryOf(concern: Concern, text: string): SummaryEntry {
  return { text, evidence: concern.evidence, concernIds: [concern.id] }
}
