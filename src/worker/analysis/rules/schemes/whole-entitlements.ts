import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import type { EntitlementKind } from './entitlements.ts'
import { lotTableTotals } from '../land/lot-table.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const WHOLE_ENTITLEMENT_PATTERNS = wordings({
  about: /\b(?:entitlements?|liabilit(?:y|ies)|UE)\b|\b(?:contribution|interest) schedule\b/i,
  /** "(AGGREGATE: 1240)", "total lot liability 4,800", "aggregate unit entitlement of the scheme is 1,000". */
  told: /\b(?:aggregate|total|sum)s?(?: of)?(?: all)?(?: (?:the|lots?|units?|contribution|interest|schedule|entitlements?|liabilit(?:y|ies)|and)){0,4}(?: (?:of|for) (?:the |all )?(?:scheme|lots|plan|strata plan|community titles scheme|units))?[ :|=(]{1,4}(?:(?:is|are|of|being) )?(\d{1,3}(?:,\d{3}){1,2}|\d{2,6})\b(?![.,%/]\d| ?\/ ?\d| ?(?:m2|m²|sqm|lots|units\b(?! of (?:lot |unit )?(?:entitle|liab))|square))/i,
  /** The foot of a plan's table: "TOTAL (all 124 lots) Entitlement 6000 Liability 6000". */
  foot: /^\W{0,3}(?:grand )?(?:totals?|aggregate)\b(?: ?\([^()]{1,40}\)| (?:of |for )?(?:all |the )?(?:\d{1,4} )?(?:lots|units))?[ :|-]{1,4}(?=(?:lot |unit )?(?:entitlement|liability)\b)/i,
  footEntry: /\b(entitlement|liability)[ :|=]{1,4}(\d{1,3}(?:,\d{3}){1,2}|\d{2,6})\b(?![.,%/]\d)/i,
  /** "38 of 1,240 units of entitlement", "unit entitlement 38/1240". */
  over: /\b(?:entitlements?|liabilit(?:y|ies)|UE)\b[^.;]{0,30}?\b\d{1,6} ?(?:\/|(?:out )?of|in) ?(?:an? |the )?(?:total |aggregate )?(?:of )?(\d{1,3}(?:,\d{3}){1,2}|\d{2,6})\b(?![.,%/]\d)/i,
  counted:
    /\b\d{1,6} (?:out )?of (?:an? |the )?(?:total |aggregate )?(?:of )?(\d{1,3}(?:,\d{3}){1,2}|\d{2,6}) (?:units? of )?(?:lot |unit )?(?:entitlements?|liabilit(?:y|ies))\b/i,
  liability: /\bliabilit(?:y|ies)\b/i,
  entitlement: /\bentitlements?\b|\bUE\b/i,
  contribution: /\bcontribution (?:schedule|lot|entitlement)/i,
  interest: /\binterest (?:schedule|lot|entitlement)/i,
})

/** What all lots of the scheme have together. */
export type WholeEntitlement = {
  readonly of: EntitlementKind
  readonly value: number
  readonly span: Span
}

/** Every total of entitlement or liability that the papers tell: below a table, or in words. */
export function wholeEntitlements(doc: Doc): WholeEntitlement[] {
  const found: WholeEntitlement[] = lotTableTotals(doc).flatMap(({ of, value, span }) =>
    of === 'entitlement' || of === 'liability' || of === 'contribution' || of === 'interest'
      ? [{ of, value: printedNumber(value), span }]
      : [],
  )
  for (const { text, span, zone } of doc.blocks) {
    if (WHOLE_ENTITLEMENT_PATTERNS.foot.test(text))
      for (const [, of = '', value = ''] of matchesOf(text, WHOLE_ENTITLEMENT_PATTERNS.footEntry))
        found.push({
          of: isLiability(of) ? 'liability' : 'entitlement',
          value: printedNumber(value),
          span,
        })
    if (zone === 'general-conditions' || !WHOLE_ENTITLEMENT_PATTERNS.about.test(text)) continue
    const { told, over, counted } = WHOLE_ENTITLEMENT_PATTERNS
    for (const match of [told, over, counted].flatMap((pattern) => matchesOf(text, pattern))) {
      const around = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 30)
      for (const of of kindsIn(around))
        found.push({ of, value: printedNumber(match[1] ?? ''), span })
    }
  }
  return found.filter(({ value }) => value > 0)
}

/** Of what a total is; one of "entitlement and liability" is of both. */
function kindsIn(text: string): EntitlementKind[] {
  const { liability, entitlement, contribution, interest } = WHOLE_ENTITLEMENT_PATTERNS
  const kinds: EntitlementKind[] = []
  if (contribution.test(text)) kinds.push('contribution')
  if (interest.test(text)) kinds.push('interest')
  if (kinds.length > 0) return kinds
  if (entitlement.test(text)) kinds.push('entitlement')
  if (liability.test(text)) kinds.push('liability')
  return kinds
}

function isLiability(word: string): boolean {
  return WHOLE_ENTITLEMENT_PATTERNS.liability.test(word)
}
