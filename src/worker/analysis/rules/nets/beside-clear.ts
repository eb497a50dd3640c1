import { topicsOf } from '../../likeness/topics/topic-of.ts'
import type { Rule } from '../define-rule.ts'
import type { RuleCheck } from '../finding.ts'
import type { Passage } from '../reading/passage.ts'
import { patternsMet } from './patterns-met.ts'
import { topicOfRule } from './topics-of-rules.ts'

/** What a net caught, and the finding that tells it. */
export type Caught = { readonly findingId: string; readonly passage: Passage }

/** A matter that a passage is at least so likely about can be its own. */
const LEAST_SHARE = 0.2

/** A rule whose patterns meet a passage so often knows its subject, though not its words. */
const LEAST_PATTERNS = 3

/** The checks nearest to one finding: more would say nothing of any. */
const MOST_CHECKS = 2

/** What a check says that found nothing itself. */
export const BESIDE =
  'This check’s own words were not found, but another finding speaks of the same subject: read it before you rely on this.'

/**
 * A check is not clear where a net caught words on its subject: silence must not be taken for safety
 * (product.md, promise 2). Gives the checks again, those that stand nearest to such words as
 * problems that point to the finding. Nearest are rules of the same matter, most of whose patterns
 * the words meet.
 */
export function besideClear(
  checks: readonly RuleCheck[],
  caught: readonly Caught[],
  rules: readonly Rule[],
): RuleCheck[] {
  const clear = new Set(checks.filter(({ outcome }) => outcome === 'clear').map(idOf))
  const open = rules.filter((rule) => rule.net !== true && clear.has(rule.id))
  const beside = new Map<string, Caught[]>()
  for (const one of caught) {
    for (const id of nearest(one.passage, open)) beside.set(id, [...(beside.get(id) ?? []), one])
  }
  return checks.map((check) => {
    const near = beside.get(check.ruleId)
    if (near === undefined) return check
    return {
      ...check,
      outcome: 'problem',
      findingIds: [...new Set(near.map(({ findingId }) => findingId))],
      spans: near.map(({ passage }) => passage.span),
      note: BESIDE,
    }
  })
}

function idOf({ ruleId }: RuleCheck): string {
  return ruleId
}

function nearest(passage: Passage, open: readonly Rule[]): string[] {
  const topics = new Set(topicsOf(passage, LEAST_SHARE))
  return open
    .filter(({ id, appliesTo }) => isOf(topics, id) && appliesTo.includes(passage.zone))
    .map((rule) => ({ id: rule.id, met: patternsMet(rule, passage) }))
    .filter(({ met }) => met >= LEAST_PATTERNS)
    .toSorted((a, b) => b.met - a.met)
    .slice(0, MOST_CHECKS)
    .map(({ id }) => id)
}

function isOf(topics: ReadonlySet<string>, id: string): boolean {
  const topic = topicOfRule(id)
  return topic !== null && topics.has(topic)
}
