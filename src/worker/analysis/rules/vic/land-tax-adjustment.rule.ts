import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { LAND_TAX, sharingOfLandTax } from '../terms/land-tax-words.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...LAND_TAX,
  /** Between the two of them, or on one of them with the other outgoings. */
  betweenThem:
    /\bland tax\b[^.;]{0,60}\b(?:borne|paid|met) (?:by|between) (?:the parties|both|them|us)\b|\bland tax\b[^.;]{0,60}\b(?:pass(?:es)?|falls?) (?:to|on|upon) (?:the )?purchaser\b/i,
  bears:
    /\bpurchaser\b.{0,60}\b(?:bears?|contributes?|recoups?|refunds?|shares?|credits?|pays?|assumes?|meets?|liable|responsible)\b.{0,60}\b(?:land tax|property tax)\b|\b(?:land tax|property tax)\b.{0,80}\b(?:shared|divided|recover\w{0,3}|charged|passed on|(?:purchaser|buyer)'s account|treated as an outgoing|as if it were rates)\b/i,
  /** Put among what is adjusted, however the account is called. */
  broughtIn:
    /\bland tax\b[^.;]{0,110}\b(?:is|are|must be|goes?|comes?)\b[^.;]{0,16}\b(?:brought|taken|put|entered|included|counted|carried|listed|in|into)\b[^.;]{0,30}\b(?:statement|adjust\w{0,5}|settlement account|figures|apportion\w{0,5}|outgoings|with the rates)\b|\b(?:statement of adjustments|adjustments?|outgoings)\b[^.;]{0,40}\b(?:takes? in|includes?|brings? in|extends? to|covers?)\b[^.;]{0,40}\bland tax\b|\bland tax\b[^.;]{0,60}\b(?:treated|dealt with|handled) (?:alike|in the same way|on the same (?:footing|basis)|as (?:if it were )?(?:the )?rates)\b/i,
  /** The tax under another name: the Commissioner's sum, the State's tax on the land. */
  assessed:
    /\b(?:sum|amount|tax)\b[^.;]{0,30}\b(?:the )?Commissioner (?:has assessed|assesses|will assess)\b|\bState(?:'s)? (?:land )?tax(?: on the land)?\b/i,
  intoAccount:
    /\b(?:brought (?:in)?to (?:the )?(?:account|adjustments?|statement)|allow(?:s|ing)?\b[^.;]{0,40}\b(?:share|part|proportion))\b/i,
  later: /\b(?:after|from) settlement\b|\bfirst falling due after\b/i,
  tax: /\bland tax\b|\bcommercial and industrial property tax\b/i,
  shifted:
    /\b(?:adjust\w{0,5}|apportion\w{0,5}|reimburs\w{1,5}|purchaser (?:must|shall|will|is to) pay|payable by the purchaser|purchaser'?s? (?:share|proportion|liab)|periodic outgoing|borne by the purchaser|allow)\b/i,
  /** The lot has no bill of its own yet, which does not keep the tax from being shared. */
  notYetRated: /\bnot (?:yet )?(?:been )?(?:separately|individually) (?:assessed|rated|valued)\b/i,
  kept: /\b(?:not|no|never|exclud\w{1,4}|except|other than|without)\b.{0,70}\b(?:land tax|adjust|apportion|section 10G|10G)|\bland tax\b.{0,60}\b(?:not|no|never|exclud\w{1,4}|paid by the vendor|vendor'?s? (?:expense|cost|account))\b|\bvendor (?:must|will|shall) pay\b.{0,40}\bland tax\b/i,
})

/** Section 10I as of 2024; indexed since. */
const FIRST_LIMIT_CENTS = 1_000_000_000

/** Since 2024 a vendor of most land may not pass land tax on to the buyer. */
export default defineRule({
  id: 'vic/land-tax-adjustment',
  title: 'Adjustment of the vendor’s land tax',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.vic.saleOfLand, 'ss 10G, 10I')],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  replaces: ['national/land-tax-shared'],
  clear: 'No clause was found that passes the vendor’s land tax on to you.',
  subject:
    /\bland tax\b[^.;]{0,140}\b(?:adjust\w{0,6}|apportion\w{0,5}|shared?|contribut\w{1,4}|refund\w{0,2}|reimburs\w{1,3}|purchaser|buyer|transferee|outgoings?|days|divided|single holding|footing|allow\w{0,3}|between the parties|statement with)\b|\b(?:adjust\w{0,6}|apportion\w{0,5}|shared?|contribut\w{1,4}|refund\w{0,2}|reimburs\w{1,3}|purchaser|buyer|transferee|outgoings?|divided|single holding)\b[^.;]{0,140}\bland tax\b|\brates\b[^.;]{0,60}\band land tax\b|\bproperty tax\b[^.;]{0,60}\badjust\w{0,6}\b|\badjust\w{0,6}\b[^.;]{0,100}\b(?:commissioner|state revenue|tax(?:es)?)\b|\b(?:commissioner|state revenue)\b[^.;]{0,100}\badjust\w{0,6}\b|^\d{1,2}\. land tax\b/i,
  messages: {
    shifted: {
      title: 'Land tax is to be adjusted to you',
      description:
        'The wording at {{where}} makes you pay a share of the vendor’s land tax at settlement. In Victoria a clause like this has no effect for sales below a price limit (set at $10 million in 2024 and indexed since), and asking for it is an offence by the vendor. It could cost you hundreds or thousands of dollars.',
      recommendation:
        'Before you sign, ask to strike it out; at settlement, do not accept an adjustment for land tax.',
      question:
        'Will the vendor remove land tax from the adjustments, as section 10G of the Sale of Land Act requires?',
      suggestedWording: 'Land tax is not adjusted between the parties.',
    },
    dear: {
      title: 'Land tax is to be adjusted to you, at a price for which that may be allowed',
      description:
        'The wording at {{where}} makes you pay a share of the vendor’s land tax at settlement. In Victoria such a clause has no effect below a price limit, which was set at $10 million in 2024 and is indexed each year. This price is above the first limit, so the clause may stand.',
      recommendation:
        'Before you sign, ask your lawyer what the limit is today, and have your share worked out as if this were the vendor’s only land.',
      question:
        'How much land tax is to be adjusted, and on which basis, and is the price above the limit of section 10I of the Sale of Land Act?',
    },
  },
  check({ doc, facts }, report) {
    const isDear = facts.price !== null && facts.price.value >= FIRST_LIMIT_CENTS
    const key = isDear ? 'dear' : 'shifted'
    const severity = isDear ? 'low' : 'high'
    for (const passage of termsOf(doc)) {
      const { plain, full, text, span } = passage
      if (sharingOfLandTax(passage) !== null) {
        report(key, [span], {}, { severity })
        continue
      }
      if (holds(plain, patterns.assessed, patterns.intoAccount) && !patterns.kept.test(plain)) {
        report(key, [span], {}, { severity })
        continue
      }
      if (!patterns.tax.test(text)) continue
      if (patterns.kept.test(full.replace(patterns.notYetRated, ' '))) continue
      const bears = patterns.bears.test(plain) && !patterns.later.test(plain)
      const isShared =
        patterns.shifted.test(full) ||
        bears ||
        patterns.betweenThem.test(plain) ||
        patterns.broughtIn.test(plain)
      if (!isShared) continue
      report(key, [span], {}, { severity })
    }
  },
})
