import type { Block } from '../../document.ts'
import type { PlacedLot } from './lots-in-block.ts'

const PLAN =
  /(?:building|strata|survey|community|subdivision|floor|title)? ?plan(?: of (?:subdivision|survey|strata|community division))?/
    .source
const UNSEALED = /(?:proposed|draft|unregistered|unsealed|disclosure)/.source
/** The name of a plan that a drafter or a registry gave: "SP 341900", "WF-9-C". */
const NAME = /[A-Z]{1,4}[- ]?\d[A-Z\d-]{0,9}/.source

/** "Lot 503, with two car spaces, on proposed plan of subdivision PS936118T" */
const ON_PROPOSED = new RegExp(
  `\\b(?:proposed )?lot ([A-Z]?\\d{1,4}[A-Z]?)\\b(?:(?! lot )[^.;|\\t]){0,60}? (?:on|in) (?:the |an? )?${UNSEALED} ${PLAN}(?:[ (]{1,2}(?:numbered |no\\.? |number )?(${NAME}))?`,
  'i',
)
/** "Proposed Lot 806 on the Building Plan (SP 341900, unregistered)" */
const PROPOSED = new RegExp(
  `\\bproposed lot ([A-Z]?\\d{1,4}[A-Z]?)\\b(?:(?! lot )[^.;|\\t]){0,60}? (?:on|in) (?:the |an? )?${PLAN}(?:[ (]{1,2}(?:numbered |no\\.? |number )?(${NAME}))?`,
  'i',
)
/** "Proposed Lot 1204 in Kestrel Quay, 75 Skiff Street, Newsted, on proposed SP 340118" */
const ON_NAMED = new RegExp(
  `\\bproposed lot ([A-Z]?\\d{1,4}[A-Z]?)\\b(?:(?! lot )[^.;|\\t]){0,90}? (?:on|in) ${UNSEALED} ([A-Z]{2,3} ?\\d{5,6}[A-Z]?)\\b`,
  'i',
)
/** A name is written in capitals, which the patterns above cannot ask for. */
const IN_CAPITALS = new RegExp(`^${NAME}$`)

/** The lot that is sold before its plan is registered; null where a block tells of none. */
export function proposedLot({ text, span }: Block): PlacedLot | null {
  const match = ON_PROPOSED.exec(text) ?? PROPOSED.exec(text) ?? ON_NAMED.exec(text)
  if (match === null) return null
  const [whole, lot, name] = match
  const isNamed = name !== undefined && IN_CAPITALS.test(name)
  const start = span.start + match.index
  const end = match.index + (name === undefined || isNamed ? whole.length : whole.lastIndexOf(name))
  return {
    value: `Lot ${lot} ${isNamed ? name.replace(' ', '') : 'proposed plan'}`,
    span: { start, end: span.start + closed(text, match.index, end) },
  }
}

/** With the bracket that it opens: "(SP 341900, unregistered)". */
function closed(text: string, from: number, end: number): number {
  const said = text.slice(from, end)
  if (said.lastIndexOf('(') <= said.lastIndexOf(')')) return from + said.trimEnd().length
  const more = text.slice(end, end + LONGEST_ASIDE).indexOf(')')
  return more < 0 ? from + said.slice(0, said.lastIndexOf('(')).trimEnd().length : end + more + 1
}

const LONGEST_ASIDE = 40
