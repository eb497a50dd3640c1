import type { Doc } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const VISITOR_BAY_PATTERNS = wordings({
  /** A bay that is sold, with the number or letters that the plan gives it. */
  soldBay:
    /\b(?:(?:car|parking|open|second|uncovered|outdoor|tandem) ){0,3}(?:bays?|spaces?|spots?)(?: (?:no\.?|number|marked|numbered|shown as))? ["']?([A-Z]{0,3}-?\d{1,4}[A-Z]?)\b/i,
  anyBay: /\b(?:bays?|spaces?|spots?|parking|car ?parks?)\b/i,
  /** For whom it is kept, or whose it is. */
  everybodys:
    /\bvisit(?:ors?'?s?|ing)\b|\bcallers?\b|\b(?:persons?|people|guests?|motorists?)\b[^.;]{0,14}\b(?:calling (?:on|at)|visiting)\b|\b(?:for|by) (?:the )?guests\b|\bcommon property\b|\bno owner has a right to\b/i,
  /** A by-law that gives it to this lot all the same. */
  given: /\bexclusive use\b|\bspecial privilege\b|\ballocated to lot\b/i,
})

const P = VISITOR_BAY_PATTERNS

/** A numbered bay that the contract sells, and the paper that keeps it for visitors or for all owners. */
export function visitorBaySold(doc: Doc): { bay: string; sold: Passage; kept: Passage } | null {
  const sales = passagesIn(doc, ['particulars', 'contract-form', 'special-conditions']).flatMap(
    (sold) => matchesOf(sold.text, P.soldBay).map((match) => ({ sold, bay: match[1] ?? '' })),
  )
  if (sales.length === 0) return null
  const papers = passagesIn(doc, [
    'by-laws',
    'plan',
    'vendor-statement',
    'owners-corporation-certificate',
    'minutes',
  ])
  for (const { sold, bay } of sales) {
    const kept = papers.find(
      ({ text }) =>
        P.anyBay.test(text) && P.everybodys.test(text) && !P.given.test(text) && tells(text, bay),
    )
    if (kept !== undefined) return { bay: bay.toUpperCase(), sold, kept }
  }
  return null
}

/** A bare figure may be anything: it must stand right behind the bays. */
function tells(text: string, bay: string): boolean {
  const upper = bay.toUpperCase()
  const words = text.toUpperCase().split(/[^A-Z0-9-]/)
  if (!words.includes(upper)) return false
  if (/[A-Z]/.test(upper)) return true
  const listed = BAYS_LISTED.exec(text)?.[1] ?? ''
  return listed.split(/\D/).includes(upper)
}

const BAYS_LISTED =
  /\b(?:bays?|spaces?|spots?)(?: nos?\.?| numbered| marked)? ((?:\d{1,4}(?:, | and | & |-)?){1,8})/i
