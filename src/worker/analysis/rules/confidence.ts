import type { Doc, Span } from '../document.ts'
import { blockAt } from '../segment/find.ts'
import type { ReportOptions, Rule } from './define-rule.ts'

/** How sure each kind of check is when the words are plain and stand where they belong. */
const BASE = { presence: 90, threshold: 92, inconsistency: 86, absence: 74 } as const

const LOSS = { firm: 0, likely: 14, possible: 28 } as const

const SAID = {
  presence: 'The words match a wording known for this.',
  threshold: 'The figures were read from the document and compared.',
  inconsistency: 'Two places in the document were compared.',
  absence: 'It was looked for in the parts that would hold it and not found.',
} as const

/** Of what a net caught: no rule knew the words. */
const LIKE = 'It reads like what is raised with buyers; no check knows the wording itself.'

const HOW = {
  firm: '',
  likely: ' The wording is close to, but not the same as, what is usual.',
  possible: ' The wording could also mean something else.',
} as const

/** Computed from the kind of check, where the words stand and how plainly they say it. */
export function confidenceOf(
  rule: Pick<Rule, 'kind' | 'appliesTo'>,
  doc: Doc,
  spans: readonly Span[],
  { strength = 'firm', facts = [], likeness }: ReportOptions,
): { confidence: number; confidenceReason: string } {
  const kind = spans.length === 0 ? 'absence' : rule.kind
  const home =
    spans.length === 0 || spans.some((span) => rule.appliesTo.includes(zoneAt(doc, span)))
  const least = Math.min(100, ...facts.map((fact) => fact.confidence))
  const own = BASE[kind] - LOSS[strength] - (home ? 0 : 12)
  const reasons = [
    likeness === undefined ? SAID[kind] + HOW[strength] : LIKE,
    home ? '' : 'They stand in a part whose kind is not certain.',
    least < own ? 'One of the figures it rests on was read with less certainty.' : '',
  ]
  return {
    confidence: Math.max(5, Math.round(Math.min(own, least))),
    confidenceReason: reasons.filter((reason) => reason !== '').join(' '),
  }
}

function zoneAt(doc: Doc, span: Span): Doc['blocks'][number]['zone'] {
  return blockAt(doc, span.start)?.zone ?? 'other'
}
