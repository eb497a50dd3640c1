import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { mayHold, passagesIn } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  limited:
    /\b(?:vendor|seller)\b.{0,80}\bliabilit(?:y|ies)\b.{0,80}\b(?:limited|only|confined|restricted)\b|\b(?:vendor|seller)\b.{0,60}\b(?:only as trustee|solely as trustee|in its capacity as trustee)\b|\bnot (?:be )?personally liable\b|\bliability\b.{0,60}\blimited to\b.{0,80}\b(?:trust|assets)\b/i,
  deed: /\b(?:trust deed|deed of (?:trust|settlement)|declaration of trust)\b/i,
  trust: /\btrust(?:ee|s)?\b|\bassets\b|\bpersonally\b/i,
  personal:
    /\b(?:bound|liable|answerable|responsible) (?:both )?personally\b|\bpersonally (?:bound|liable|answerable|responsible)? ?(?:as well|and (?:also )?as trustee)\b|\bas well as (?:in (?:its|his|her|their) capacity )?as trustee\b|\bnot (?:only|merely|just) (?:as trustee|out of the trust)\b|\bliable as principals?\b|\bliability\b[^.;]{0,60}\bis not (?:so )?(?:limited|capped|confined)\b/i,
  buyer: /\b(?:purchaser|buyer)'?s? liability\b|\bguarantor\b/i,
  fund: /\b(?:trust(?:ee|s)?|fund|custodian|responsible entity|scheme assets)\b/i,
  stops:
    /\bonly\b.{0,30}\b(?:pay|made to pay|liable)\b.{0,20}\bout of the trust|\bonly to the extent\b.{0,40}\bindemnif|\b(?:liabilit(?:y|ies)|liable|recourse)\b.{0,80}\b(?:stops?|limited|only|extends? no|not (?:beyond|exceed)|to the extent|capped|confined|personal assets|beyond)\b|\b(?:no|without) recourse\b|\b(?:limited|only|solely)\b.{0,60}\bliabilit/i,
})

/** A vendor with nothing behind its promises. */
export default defineRule({
  id: 'national/vendor-trustee-limited',
  title: 'Limits on what the vendor answers for',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['particulars', 'special-conditions', 'contract-form'],
  patterns,
  clear: 'The vendor’s own liability is not limited.',
  messages: {
    limited: {
      title: 'The vendor’s liability is limited to the assets of a trust',
      description:
        'By the wording at {{where}} the vendor answers only with what a trust holds. After the sale the trust may be empty, so a claim for a broken promise could not be paid.{{deed}}',
      recommendation:
        'Before you sign, ask to remove the limit, or for a director’s guarantee; check what matters to you beforehand.',
      question: 'Which assets will the trust hold after settlement?',
    },
  },
  check({ doc }, report) {
    for (const { full, span } of mayHold(
      passagesIn(doc, ['particulars', 'special-conditions', 'contract-form', 'annexure', 'other']),
      'full',
      patterns.limited,
      patterns.fund,
    )) {
      const limited =
        (patterns.limited.test(full) && patterns.trust.test(full)) ||
        holds(full, patterns.fund, patterns.stops)
      if (limited && !patterns.buyer.test(full) && !patterns.personal.test(full))
        report('limited', [span], () => ({ deed: hasDeed(doc) ? '' : NO_DEED }))
    }
  },
})

const NO_DEED = ' No trust deed, which would show the power to sell, was found in this file.'

function hasDeed(doc: Doc): boolean {
  return hasUnreadPages(doc) || doc.blocks.some(({ text }) => patterns.deed.test(text))
}
