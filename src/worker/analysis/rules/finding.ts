import type { Category, Check, Law, Severity } from '#shared/report.ts'

import type { Span } from '../document.ts'

/** One risk in one document, with every place that shows it. */
export type Finding = {
  /** `con_` and a hash of the rule and the first quotation: the same in every run. */
  readonly id: string
  readonly ruleId: string
  readonly category: Category
  readonly severity: Severity
  /** Of its rule, before the circumstances moved it: how much such a thing can do. */
  readonly usualSeverity: Severity
  readonly title: string
  /** What it is and why it matters in money, time or use. */
  readonly description: string
  /** What to do next, and by when. */
  readonly recommendation: string
  /** To be put to the other side; null where nothing is to be asked. */
  readonly question: string | null
  /** Words that would mend it; null where none fit. */
  readonly suggestedWording: string | null
  /** 0–100. */
  readonly confidence: number
  readonly confidenceReason: string
  readonly law: readonly Law[]
  /** The words that show it, those that the title tells of first; empty for an absence. */
  readonly spans: readonly Span[]
  /** Headings of the parts that were read for it. */
  readonly searched: readonly Span[]
  /** What two places tell differently, one entry for each thing. */
  readonly disagreements?: readonly Disagreement[]
  /** True when it is about the land or building itself, not about the bargain. */
  readonly isPropertyRisk: boolean
  /** Of what only a net caught: how much it reads like a risk, from 0 to 1. */
  readonly likeness?: number
}

export type Disagreement = {
  readonly title: string
  readonly question: string | null
  /** Two or more. */
  readonly sides: readonly Side[]
}

export type Side = {
  readonly label: string
  readonly value: string
  readonly spans: readonly Span[]
}

/** What one rule answers for one document. */
export type RuleCheck = {
  readonly ruleId: string
  readonly title: string
  readonly outcome: Check['outcome']
  readonly findingIds: readonly string[]
  /** The words that settle it, where the rule names them. */
  readonly spans: readonly Span[]
  /** Headings of the parts that were read. */
  readonly searched: readonly Span[]
  readonly note: string | null
  /** Clear only in that no problem was recognised: `spans` are words that speak of its subject. */
  readonly isSpokenOf?: true
}
