import type { Category, PageKind, Severity, StateCode } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import type { Fact, Facts } from '../facts/facts.ts'
import type { Citation } from '../law/cite.ts'
import { wordings } from '../wording/wordings.ts'
import type { Side } from './finding.ts'
import type { Passage } from './reading/passage.ts'

/** All that a rule may look at. */
export type Reading = { readonly doc: Doc; readonly facts: Facts }

export type Message = {
  readonly title: string
  readonly description: string
  readonly recommendation: string
  readonly question?: string
  readonly suggestedWording?: string
}

export type Values = Readonly<Record<string, string | number>>

export type ReportOptions = {
  /** Where circumstances move it away from the rule's own severity. */
  readonly severity?: Severity
  /** How plainly the words say it; `firm` unless told. */
  readonly strength?: 'firm' | 'likely' | 'possible'
  /**
   * Where several notions met, or a clause was told by its number, so that the sentence can mean
   * nothing else: it is shown whatever it reads like as a whole (second-reading.ts), though as low
   * where that is ordinary.
   */
  readonly unmistakable?: true
  /** It tells what is sold or found there, however ordinary the words are, and is not read again. */
  readonly ofSale?: true
  /** Facts that the finding rests on: it is never surer than the least sure of them. */
  readonly facts?: readonly Fact<unknown>[]
  readonly sides?: readonly Side[]
  /** The law of this problem, where the rule's other problems have another. */
  readonly law?: Rule['law']
  /** Where another rule tells it (`givesWayTo`), that one says the same: its title names no more. */
  readonly isSame?: true
  /**
   * The rule that tells it in a finding of its own: this check is then not clear, and says no more.
   */
  readonly aside?: `${RuleFolder}/${string}`
  /** Words shown beside what is quoted; whether a rule gives way does not hang on them. */
  readonly beside?: readonly Span[]
  /** How much the words read like what is raised; a net keeps the likeliest. */
  readonly likeness?: number
  /** What a net caught, for the checks that stand near it (beside-clear.ts). */
  readonly passage?: Passage
}

/** How a rule answers. Nothing called means clear, or not-in-document where no part holds it. */
export type Report<Key extends string> = {
  /**
   * A problem. Spans in any order; none for something that is missing. Values that take long to work
   * out, or depend on what else is told, come as a function: it is asked only if the problem is told,
   * with all places of its finding.
   */
  (
    key: Key,
    spans: readonly Span[],
    values?: Values | ((told: readonly Span[]) => Values),
    options?: ReportOptions,
  ): void
  /** Nothing wrong, and these words show it. */
  clear: (note: string, spans?: readonly Span[]) => void
  /** The parts that would hold it are not in this file, or the matter does not arise. */
  notInDocument: (note: string) => void
}

type Definition<Key extends string> = {
  /** Its path below rules/, without `.rule.ts`. The folder is its jurisdiction. */
  readonly id: `${RuleFolder}/${string}`
  /** A neutral noun phrase for the list of checks. */
  readonly title: string
  readonly category: Category
  /** The usual severity. */
  readonly severity: Severity
  readonly kind: 'presence' | 'absence' | 'threshold' | 'inconsistency'
  /** Acts of another state than the document's are left out of the finding. */
  readonly law: readonly [Citation, ...Citation[]] | { readonly none: string }
  /** Kinds of part that can hold it. */
  readonly appliesTo: readonly [PageKind, ...PageKind[]]
  /** Every pattern that `check` uses, so that each is tested for its running time. */
  readonly patterns: Readonly<Record<string, RegExp>>
  /** Said in the list of checks when nothing is wrong. */
  readonly clear: string
  /**
   * What every sentence about this risk holds, in whatever words the risk is told: where no problem
   * is told, the check shows the sentences that hold it (spoken-of.ts) and not `clear`.
   */
  readonly subject?: RegExp
  readonly isPropertyRisk?: boolean
  /** National rules that stay silent in this rule's state, because it asks the same by its law. */
  readonly replaces?: readonly `national/${string}`[]
  /**
   * A net below the other rules: it speaks only of words that none of them quotes, and of each place
   * on its own, since what it finds has nothing in common but that nothing else explains it.
   */
  readonly net?: true
  /**
   * What it reports under different titles are risks of their own, each a finding: a clause changed
   * here has nothing in common with one changed there but the way it was done.
   */
  readonly apart?: true
  /**
   * Rules that tell the same risk better where they quote the same words, each with the messages
   * that are left to it. It then names them in its own finding, at the higher severity
   * (give-way.ts): a buyer reads one risk once.
   */
  readonly givesWayTo?: { readonly [id in `${RuleFolder}/${string}`]?: readonly NoInfer<Key>[] }
  /** One of its patterns: what `{{named}}` says of the quoted words at the end of a text, as ": roof, gutter". */
  readonly names?: RegExp
  /** A sentence of the quoted words whose things are in order, and no part of what `{{named}}` says. */
  readonly namesNone?: (sentence: string) => boolean
  /** `{{page}}`, `{{where}}` and `{{named}}` are known; any other value comes with the report. */
  readonly messages: Readonly<Record<Key, Message>>
  readonly check: (reading: Reading, report: Report<Key>) => void
}

export const RULE_FOLDERS = {
  national: null,
  vic: 'VIC',
  nsw: 'NSW',
  qld: 'QLD',
  sa: 'SA',
  wa: 'WA',
  tas: 'TAS',
  act: 'ACT',
  nt: 'NT',
} as const satisfies Record<string, StateCode | null>

type RuleFolder = keyof typeof RULE_FOLDERS

export type Rule = Definition<string> & {
  /** The state whose contracts it reads; null for every state. */
  readonly state: StateCode | null
}

/** Declares a rule: pure, synchronous, blind to other rules, the clock and the environment. */
export function defineRule<Key extends string>(definition: Definition<Key>): Rule {
  const folder = definition.id.slice(0, definition.id.indexOf('/'))
  const { subject } = definition
  return {
    ...definition,
    ...(subject === undefined ? {} : wordings({ subject })),
    // The id's type begins with a key of RULE_FOLDERS.
    state: RULE_FOLDERS[folder as RuleFolder],
  }
}
