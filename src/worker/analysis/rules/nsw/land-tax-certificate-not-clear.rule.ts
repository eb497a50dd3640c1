import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  tax: /\bland tax\b/i,
  charged:
    /\bnot clear(?:ed)? of land tax\b|\bthere is (?:also )?(?:a charge for |surcharge )?land tax\b|\bland tax\b.{0,80}\b(?:is|remains|are) (?:\w{2,9} )?(?:charged|owing|outstanding|unpaid|overdue|due|payable)\b|\b(?:outstanding|unpaid|overdue|arrears of) land tax\b|\bland tax ?[:–-]? ?charged\b.{0,40}\$ ?[1-9]|\bcharge (?:on|over|against) the land\b.{0,60}\bland tax\b|\bland tax\b.{0,80}\b(?:is|are) (?:a |a first )?charge on (?:the|this|that) land\b|\bcertificate\b.{0,40}\bnot clear\b|\bnot a clear certificate\b/i,
  denied:
    /\bcertificate (?:does|will|can)(?: not|not) clear\b|\b(?:year|years) that ha(?:s|ve) not begun\b|\bthere is (?:not|no)\b|\bno land tax\b|\bland tax\b.{0,60}\b(?:is|are) not\b|\bthere is ?\/ ?(?:there )?is not\b|\bif\b|\bnil\b|\badjust\w{0,5}\b/i,
  refused:
    /\b(?:vendor|seller)\b.{0,30}\b(?:need not|is not (?:obliged|required)|will not|shall not|does not have to)\b.{0,80}\bland tax (?:clearance )?certificate\b|\bland tax (?:clearance )?certificate\b.{0,80}\b(?:not (?:be )?(?:provided|served|supplied|required)|at the (?:purchaser|buyer)'s (?:own )?(?:cost|expense))\b|\b(?:purchaser|buyer) (?:must|shall|is to) (?:obtain|apply for)\b.{0,40}\bland tax (?:clearance )?certificate\b/i,
})

/** Unpaid land tax is a charge that stays with the land. */
export default defineRule({
  id: 'nsw/land-tax-certificate-not-clear',
  title: 'Land tax clearance certificate',
  category: 'compliance',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.saleOfLand, 's 8, Sch 3 ss 2–3'), cite(act.nsw.landTaxManagement, 's 47')],
  appliesTo: ['land-tax-certificate', 'special-conditions', 'rates-certificate'],
  patterns,
  clear: 'No unpaid land tax and no clause that refuses a clearance certificate was found.',
  subject:
    /\bland tax\b[^;]{0,100}\b(?:certificates?|clear\w{0,4}|charged?|owing|owed|unpaid|overdue|outstanding|payable|due|debt|47)\b|\b(?:certificates?|clear\w{0,4}|charged?|owing|unpaid|overdue|outstanding|debt)\b[^;]{0,100}\bland tax\b/i,
  messages: {
    charged: {
      title: 'Land tax is owing on the land (the certificate is not clear)',
      description:
        'The wording at {{where}} shows that land tax is charged on the land. Unpaid land tax follows the land: if it is not cleared at completion, the revenue office can ask you for it.',
      recommendation:
        'Ask that it is paid from the price at completion and that a clear certificate is served before. You need not complete until a certificate has been served in time.',
      question:
        'Will the vendor clear the land tax and serve a clear certificate before completion?',
    },
    refused: {
      title: 'The vendor will not give a land tax clearance certificate',
      description:
        'By the wording at {{where}} you would have to look for unpaid land tax yourself. The regulation has the vendor serve a certificate, usually at least 14 days before completion, because unpaid land tax stays with the land.',
      recommendation: 'Before you sign, ask for these words to be struck out.',
      question: 'Will the vendor serve a land tax certificate at least 14 days before completion?',
    },
  },
  check({ doc }, report) {
    for (const { full, text, span, zone } of papersIn(doc, [
      'land-tax-certificate',
      'rates-certificate',
      'special-conditions',
      'annexure',
      'other',
    ])) {
      if (!patterns.tax.test(full) && zone !== 'land-tax-certificate') continue
      if (patterns.refused.test(full)) report('refused', [span])
      else if (patterns.charged.test(text) && !patterns.denied.test(text)) {
        report('charged', [span], {}, zone === 'special-conditions' ? { strength: 'likely' } : {})
      }
    }
  },
})
