import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Rule } from '../define-rule.ts'

const KINDS_OF = new WeakMap<Rule, ReadonlySet<PageKind>>()

/** The headings of the parts that a rule reads: where it has looked. */
export function headingsOf(rule: Rule, doc: Doc): Span[] {
  const kinds = KINDS_OF.get(rule) ?? new Set(rule.appliesTo)
  KINDS_OF.set(rule, kinds)
  return doc.parts.flatMap(({ kind, heading }) => (kinds.has(kind) ? heading : []))
}
