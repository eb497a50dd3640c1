import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { LAND_TAX, sharingOfLandTax } from '../terms/land-tax-words.ts'
import { passagesIn } from '../reading/passages.ts'
import { choiceOf } from './choices.ts'

const patterns = wordings({
  ...LAND_TAX,
  box: /\bland tax(?: \|)? (?:(?:is|to be) )?adjust(?:able|ed)\b\??/i,
  tax: /\bland tax\b/i,
  surcharge: /\bsurcharge\b|\bforeign\b/i,
  shifted:
    /\b(?:adjust\w{0,5}|apportion\w{0,5}|reimburs\w{1,5}|contribut\w{1,5}|allow(?:s|ed|ance)?|(?:purchaser|buyer) (?:must|shall|will|is to) pay|payable by the (?:purchaser|buyer)|borne by the (?:purchaser|buyer))\b/i,
  /** The ordinary tax, and the surcharge with it. */
  withSurcharge:
    /(?<!\bsurcharge )\bland tax\b[^.;]{0,160}\b(?:includ\w{1,3}|with|plus|together with|and)\b[^.;]{0,20}\bsurcharge\b/i,
  kept: /\b(?:not|no|never|nor|exclud\w{1,4}|except|other than|without)\b.{0,60}\b(?:land tax|adjust\w{0,5}|apportion\w{0,5}|contribut\w{1,5})\b|\bland tax\b.{0,70}\b(?:not|no|never|exclud\w{1,4}|paid by the (?:vendor|seller))\b|\b(?:vendor|seller) (?:must|will|shall) pay\b.{0,60}\bland tax\b/i,
  wide: /\b(?:multiple[- ]holding|actual(?:ly)? (?:amount|assess\w{1,4}|payable|paid)|whether or not|regardless|aggregat\w{1,4}|not\b.{0,30}\bsingle[- ]holding|all (?:the )?land owned)\b/i,
  certificate: /\b(?:clearance )?certificate\b/i,
})

/** A yearly tax of the vendor that the contract can share with the buyer. */
export default defineRule({
  id: 'nsw/land-tax-adjustable',
  title: 'Sharing of the vendor’s land tax',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.landTaxManagement)],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'No marked choice and no clause was found that makes you share the vendor’s land tax.',
  subject:
    /\b(?:land tax)\b[^.;]{0,100}\b(?:adjust\w{0,6}|apportion\w{0,4}|shared?|reimburs\w{1,3}|allow\w{0,3}|calculat\w{2,3}|assess\w{2,5}|contribut\w{1,4})\b|\b(?:adjust\w{0,6}|apportion\w{0,4}|shared?|reimburs\w{1,3}|allow\w{0,3}|calculat\w{2,3}|assess\w{2,5}|contribut\w{1,4})\b[^.;]{0,100}\b(?:land tax)\b|\b14\.4\b|\bland tax\. it\b|\b(?:assessed)\b[^.;]{0,60}\b(?:vendor's)\b|\b(?:vendor's)\b[^.;]{0,60}\b(?:assessed)\b/i,
  replaces: ['national/land-tax-shared'],
  messages: {
    box: {
      title: 'Land tax is adjustable: you pay part of the vendor’s land tax',
      description:
        'At {{where}} the choice “land tax is adjustable” is marked yes. You repay the vendor a share of this year’s land tax at completion, by the printed clause as if this were the vendor’s only land. On land above the tax threshold that can be thousands of dollars that are not part of the price.',
      recommendation:
        'Before you sign, ask for the choice to be changed to NO, or have your lawyer work out the amount.',
      question: 'Will the vendor change “land tax is adjustable” to NO, and how much is claimed?',
    },
    clause: {
      title: 'A clause makes you pay part of the vendor’s land tax',
      description:
        'The wording at {{where}} adjusts land tax to you. It is the vendor’s tax, and your share is added to what you pay at completion.',
      recommendation:
        'Before you sign, ask for the clause to be struck out, or for the amount to be worked out as if this were the vendor’s only land.',
      question: 'How much land tax would be adjusted, and will the vendor remove the clause?',
    },
    wide: {
      title: 'Land tax may be adjusted on more than this land',
      description:
        'The wording at {{where}} sets aside the printed rule that land tax is worked out as if the vendor owned only this land. If the vendor owns other land, you would pay a share of the higher tax that comes from all of it.',
      recommendation:
        'Before you sign, ask for land tax not to be adjusted, or only as if this were the vendor’s only land.',
      question: 'Will the vendor agree that land tax is adjusted, if at all, on this land only?',
    },
  },
  check({ doc }, report) {
    const choice = choiceOf(doc, patterns.box)
    if (choice?.chosen === 'yes') report('box', [choice.span])
    for (const passage of passagesIn(doc, ['special-conditions', 'annexure', 'other'])) {
      const { full, text, span } = passage
      const isOther = patterns.surcharge.test(text) && !patterns.withSurcharge.test(text)
      if (sharingOfLandTax(passage) === 'wide' && !isOther) {
        report('wide', [span], {}, { severity: 'high' })
        continue
      }
      if (!patterns.tax.test(text) || !patterns.shifted.test(full)) continue
      if (patterns.surcharge.test(text)) continue
      if (patterns.wide.test(full)) {
        report('wide', [span], {}, { severity: 'high' })
      } else if (!patterns.kept.test(full) && !patterns.certificate.test(text)) {
        report('clause', [span])
      }
    }
    if (choice?.chosen === 'no') {
      report.clear('“Land tax is adjustable” is marked NO.', [choice.span])
    }
  },
})
