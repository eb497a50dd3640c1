import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { EntitlementKind } from './entitlements.ts'

const NUMBER = String.raw`(\d{1,3}(?:[ ,]\d{3}){1,2}|\d{1,6})`
const LABEL = String.raw`\b(?:U\/?E|(?:(?:unit|lot|contribution) )?(?:schedule )?(?:lot )?(entitlement|liability))(?: (?:of|for) (?:the|this) (?:lot|unit))?[ :|]{1,5}`

export const OWN_ENTITLEMENT_PATTERNS = wordings({
  /** "Unit entitlement of the lot 148 of an aggregate of 10,000", "U/E: 64/1000". */
  over: new RegExp(
    `${LABEL}${NUMBER}[ |]{0,3}(?:\\/|(?:out )?of|in) ?(?:an? |the )?(?:(?:aggregate|total|sum)(?: of)? ?)?${NUMBER}(?![\\d%]|[.,]\\d)`,
    'i',
  ),
  /** "Unit entitlement of the lot 94   Sum of unit entitlements 1000". */
  beside: new RegExp(
    `${LABEL}${NUMBER}[ |;,]{1,4}(?:sum|total|aggregate)(?: of)?(?: (?:all|the|unit|lot|entitlements?|liabilit(?:y|ies))){0,4}[ :|]{1,4}${NUMBER}(?![\\d%]|[.,]\\d)`,
    'i',
  ),
  otherLot: /(?<!\b(?:the|this) )\b(?:lot|unit) (?:no\.? )?([A-Z]?\d{1,5}[A-Z]?)\b/i,
})

/** What a paper about one lot says of its units and of those of all lots, in one breath. */
export type OwnEntitlement = {
  readonly of: EntitlementKind
  readonly units: number
  readonly total: number
  readonly span: Span
}

/** The pairs that papers tell without the number of a lot, or with that of the lot that is sold. */
export function ownEntitlements(doc: Doc, sold: string | null): OwnEntitlement[] {
  const { over, beside, otherLot } = OWN_ENTITLEMENT_PATTERNS
  return doc.blocks.flatMap(({ text, span, zone }): OwnEntitlement[] => {
    if (zone === 'general-conditions' || zone === 'statutory-notice') return []
    const lots = matchesOf(text, otherLot).map(([, lot]) => lot?.toUpperCase())
    if (sold !== null && lots.some((lot) => lot !== sold)) return []
    return [...matchesOf(text, over), ...matchesOf(text, beside)].flatMap(
      ([, word = '', units = '', total = '']) => {
        const pair = { units: numberOf(units), total: numberOf(total) }
        const of = /^liab/i.test(word) ? ('liability' as const) : ('entitlement' as const)
        return pair.units > 0 && pair.units < pair.total ? { of, ...pair, span } : []
      },
    )
  })
}

function numberOf(text: string): number {
  return Number(text.replace(/[ ,]/g, ''))
}
