import { PAGE_KINDS, type PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Rule } from '../define-rule.ts'
import type { RuleCheck } from '../finding.ts'
import { inOrder } from '../finding-of.ts'
import { type Passage, passagesSaying } from '../reading/passages.ts'
import { patternsMet } from './patterns-met.ts'

/** More places than this say no more. */
const MOST_PLACES = 3

/** So many are weighed against one another at most. */
const MOST_WEIGHED = 12

/** What is printed for everybody speaks of every subject. */
const PRINTED = new Set<PageKind>(['general-conditions', 'statutory-notice'])
const READ = PAGE_KINDS.filter((kind) => !PRINTED.has(kind))

/**
 * A check that found nothing, on a subject that the papers speak of, says so and shows the nearest
 * words instead of saying that there is nothing: no rule knows every wording (decision 014).
 */
export function spokenOf(
  doc: Doc,
  checks: readonly RuleCheck[],
  rules: readonly Rule[],
): RuleCheck[] {
  const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]))
  return checks.map((check) => {
    const rule = byId.get(check.ruleId)
    const isSilent = check.outcome === 'clear' && check.spans.length === 0
    if (!isSilent || rule?.subject === undefined) return check
    const passages = passagesOn(doc, rule.subject)
    if (passages.length === 0) return check
    const spans = inOrder(nearest(rule, passages).map(({ span }) => span))
    return { ...check, spans, note: noteOf(passages.length), isSpokenOf: true }
  })
}

/** A heading says what follows is about: it is shown only where nothing else speaks of it. */
function passagesOn(doc: Doc, subject: RegExp): readonly Passage[] {
  const passages = passagesSaying(doc, READ, subject)
  const told = passages.filter(({ block }) => block.kind !== 'heading')
  return told.length > 0 ? told : passages
}

/** Those in the papers that the rule reads, and of these the ones that meet most of its patterns. */
function nearest(rule: Rule, passages: readonly Passage[]): Passage[] {
  if (passages.length <= MOST_PLACES) return [...passages]
  const kinds = new Set(rule.appliesTo)
  const isHome = ({ zone }: Passage) => kinds.has(zone)
  return passages
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .slice(0, MOST_WEIGHED)
    .map((passage) => ({ passage, home: isHome(passage), met: patternsMet(rule, passage) }))
    .toSorted((a, b) => Number(b.home) - Number(a.home) || b.met - a.met)
    .slice(0, MOST_PLACES)
    .map(({ passage }) => passage)
}

/** `count` is of all sentences on the subject, shown or not. */
function noteOf(count: number): string {
  const places =
    count <= MOST_PLACES ? 'here' : `in ${count} sentences, of which the nearest are shown`
  return `The papers speak of this ${places}. None was recognised as a problem: read them before you rely on it.`
}
