import type { Doc } from '../document.ts'
import type { Fact } from './facts.ts'

/** The number of the lot that is sold, as its plan has it. */
export function lotNumber(lotPlan: Fact<string> | null): string | undefined {
  return /\b(?:Lots?|Allotment|Unit|Block|Section)\s([A-Z]?\d+[A-Z]?|[A-Z](?=\sDP))/i.exec(
    lotPlan?.value ?? '',
  )?.[1]
}

/** Is what is sold a lot in a building, whose floor is not land? */
export function isStrata(doc: Doc, lotPlan: Fact<string> | null): boolean {
  const plan = lotPlan?.value ?? ''
  if (/\b(?:BUP|GTP|UP)\d|^Unit\b/i.test(plan)) return true
  if (/\bSP\d/.test(plan) && (doc.state === 'NSW' || doc.state === 'SA' || doc.state === 'WA'))
    return true
  return (
    doc.state === 'QLD' && doc.parts.some((part) => part.kind === 'owners-corporation-certificate')
  )
}
