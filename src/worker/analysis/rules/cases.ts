import type { PageKind, Severity, StateCode } from '#shared/report.ts'

import type { Fact, Facts } from '../facts/facts.ts'

/**
 * A rule's examples. «» marks what must be quoted, exactly; a flagged text without marks is an
 * absence. A line `[special-conditions] Heading` opens a part, ` | ` parts the cells of a row.
 */
export type Cases = {
  /** The part in which a text without `[…]` stands; special conditions unless told. */
  readonly in?: PageKind
  readonly state?: StateCode
  /** Wordings that differ in structure; three at least. */
  readonly flags: readonly Example[]
  /** Look-alikes that must stay silent; two at least. */
  readonly passes: readonly Example[]
  /** Texts for which the check is listed as clear. */
  readonly clear: readonly Example[]
}

export type Example =
  | string
  | {
      readonly text: string
      readonly severity?: Severity
      readonly state?: StateCode
      readonly facts?: SeededFacts
    }

/** Facts by value and the words they were read from. */
export type SeededFacts = {
  readonly [Name in keyof Facts]?: Facts[Name] extends readonly Fact<infer T>[]
    ? readonly Seed<T>[]
    : NonNullable<Facts[Name]> extends Fact<infer T>
      ? Seed<T>
      : never
}

export type Seed<T> = readonly [value: T, quote: string]

/** Declares the examples of one rule; the harness `rules.test.ts` runs them. */
export function cases(examples: Cases): Cases {
  return examples
}
