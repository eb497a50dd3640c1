import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

/** Is what is sold a lot in a building, whose floor is not land? */
export function isStrata(doc: Doc, lotPlan: Fact<string> | null): boolean {
  const plan = lotPlan?.value ?? ''
  if (/\b(?:BUP|GTP|UP)\d|^Unit\b/i.test(plan)) return true
  if (/\bSP\d/.test(plan) && (doc.state === 'NSW' || doc.state === 'SA' || doc.state === 'WA'))
    return true
  if (doc.state === 'NSW' && /\bunregistered\b/i.test(plan) && isDrawnAsStrata(doc)) return true
  return (
    doc.state === 'QLD' &&
    doc.parts.some((part) => part.kind === 'owners-corporation-certificate') &&
    !isStandardFormat(doc)
  )
}

/** A lot on a standard format plan is land between pegs, though a scheme stands over it. */
function isStandardFormat(doc: Doc): boolean {
  const says = (words: RegExp) => doc.blocks.some(({ text }) => words.test(text))
  return says(/\bstandard format plan\b/i) && !says(/\bbuilding (?:format|units?) plan\b/i)
}

const DRAFT = /\b(?:draft|proposed|unregistered) strata plan\b/i

function isDrawnAsStrata(doc: Doc): boolean {
  return doc.blocks.some(({ text }) => DRAFT.test(text))
}
