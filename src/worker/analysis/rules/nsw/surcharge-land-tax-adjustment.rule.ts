import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  surcharge:
    /\bforeign (?:owner|person)(?:'s)? surcharge\b|\bowner surcharge\b|\bsurcharge (?:land )?tax\b|\bland tax\b[^.;]{0,220}\bsurcharges?\b|\bland tax of (?:every|any|each|whatever) (?:kind|sort|description)\b|\bsurcharge\b.{0,60}\bland tax\b|\bland tax\b.{0,100}\bforeign (?:person|owner|purchaser|trust)/i,
  shifted:
    /\b(?:adjust\w{0,5}|apportion\w{0,5}|reimburs\w{1,5}|contribut\w{1,5}|indemnif\w{1,4}|(?:purchaser|buyer) (?:must|shall|will|is to|agrees to) (?:also )?(?:pay|allow)|payable by the (?:purchaser|buyer)|borne by the (?:purchaser|buyer))\b/i,
  kept: /\b(?:not|no|never|nor|exclud\w{1,4}|except|other than)\b.{0,60}\b(?:surcharge|adjust\w{0,5}|apportion\w{0,5})\b|\bsurcharge\b.{0,80}\b(?:(?:is|are|will be|must be|shall be|be) (?:not|never|exclud\w{1,4})|not (?:be )?(?:adjust|apportion|payable))|\b(?:vendor|seller) (?:must|will|shall|is to) (?:pay|bear)\b/i,
  /** The printed ban is taken out: its own words say "must not adjust". */
  banLifted:
    /\b(?:delete[sd]?|deleting|omit(?:s|ted)?|strike|struck|removed?|taken? out)\b[^"]{0,40}"[^"]{0,50}\bnot adjust[^"]{0,20}\bsurcharge\b|\bnot adjust[^"]{0,20}\bsurcharge\b[^"]{0,120}" (?:is|are|to be|shall be|will be) (?:\w{3,9} )?(?:delet\w{1,3}|omit\w{0,4}|struck|remov\w{1,3}|replac\w{1,3})\b/i,
  duty: /\bsurcharge (?:purchaser )?duty\b/i,
})

/** A tax on the vendor's own status. */
export default defineRule({
  id: 'nsw/surcharge-land-tax-adjustment',
  title: 'Surcharge land tax of a foreign vendor',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.nsw.landTax)],
  appliesTo: ['special-conditions', 'particulars'],
  patterns,
  clear: 'No clause was found that passes a foreign owner’s surcharge land tax on to you.',
  subject:
    /\bsurcharge land tax\b|\b(?:surcharge)\b[^.;]{0,80}\b(?:land tax|foreign|assessed|adjust\w{0,5}|apportion\w{0,4}|14\.4)\b|\b(?:land tax|foreign|assessed|adjust\w{0,5}|apportion\w{0,4}|14\.4)\b[^.;]{0,80}\b(?:surcharge)\b|\b(?:foreign (?:owners?|persons?))\b[^.;]{0,100}\b(?:land tax|surcharge|tax)\b|\b(?:land tax|surcharge|tax)\b[^.;]{0,100}\b(?:foreign (?:owners?|persons?))\b/i,
  messages: {
    shifted: {
      title: 'You are asked to pay surcharge land tax, a tax on foreign owners',
      description:
        'The wording at {{where}} makes you share surcharge land tax. It is charged at 5% of the land value a year only because an owner is a foreign person. It depends on who the vendor is and not on the land, and can cost tens of thousands of dollars.',
      recommendation:
        'Before you sign, ask for these words to be struck out, so that the vendor alone pays any surcharge.',
      question: 'Is surcharge land tax charged on the land, and will the vendor pay all of it?',
      suggestedWording:
        'Surcharge land tax is not adjusted. The vendor must pay it on or before completion.',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span } of passagesIn(doc, [
      'special-conditions',
      'particulars',
      'annexure',
      'other',
    ])) {
      if (patterns.banLifted.test(full)) {
        report('shifted', [span], {}, { unmistakable: true })
        continue
      }
      if (!patterns.surcharge.test(text) || !patterns.shifted.test(full)) continue
      if (patterns.kept.test(full) || patterns.duty.test(text)) continue
      report('shifted', [span])
    }
  },
})
