import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, TERMS } from '../passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  matter: /\bclearance certificates?\b|\bforeign resident\b|\b14-?235\b|\b14-?200\b/i,
  landTax: /\b(?:land tax|property) clearance\b/i,
  given:
    /\bclearance certificates?\b.{0,100}\b(?:attached|annexed|enclosed|valid|dated|issued|number|no\.? ?\d|\d{10,14})\b|\b(?:attached|annexed)\b.{0,60}\bclearance certificate/i,
  later:
    /\b(?:will|to|must|shall|endeavours?)\b.{0,60}\b(?:provide|obtain|give|be provided|deliver|use)\w{0,3}\b.{0,80}\bclearance certificate\b|\bclearance certificate\b.{0,80}\b(?:to be (?:provided|given|supplied)|will be|before (?:completion|settlement)|to follow|not (?:yet )?(?:been )?(?:provided|obtained|attached))\b|\bno clearance certificate\b/i,
  unless:
    /\b(?:if|unless|provided that|where)\b.{0,40}\b(?:vendor|seller|transferor)\b.{0,20}\b(?:provides?|gives?|delivers?|produces?)\b/i,
  foreign:
    /\b(?:vendor|seller) is not an australian resident\b|\b(?:vendor|seller) is a non-?resident\b|\b(?:vendor|seller) is a foreign (?:resident|person)\b/i,
  weak: /\b(?:endeavours?|not (?:yet )?(?:been )?(?:provided|obtained|attached)|no clearance|may|if available)\b/i,
  stale: /\$750,000\b|\b12\.5 ?(?:%|per cent)/i,
  buyer: /\b(?:purchaser|buyer)\b.{0,30}\bforeign person\b/i,
  denied: /not/i,
  lacking:
    /\b(?:has|have|had) not\b.{0,40}\bclearance certificate\b|\bwithout a clearance certificate\b/i,
  fifteen:
    /\b(?:15|fifteen) ?(?:%|per ?cent)(?:.{0,100})\b(?:commissioner|tax(?:ation)? office|ATO)\b|\b(?:commissioner|tax(?:ation)? office|ATO)\b.{0,100}\b(?:15|fifteen) ?(?:%|per ?cent)/i,
})

/** Without the certificate the buyer must send 15% of the price to the tax office. */
export default defineRule({
  id: 'national/clearance-certificate',
  title: 'Tax clearance certificate of the vendor',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.cth.taxAdministration, 'Subdiv 14-D')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'A clearance certificate is attached, or nothing was said against one.',
  messages: {
    later: {
      title: 'The vendor’s tax clearance certificate is not here yet',
      description:
        'The wording at {{where}} shows that the foreign resident clearance certificate is still to come. If you do not hold a valid one for every vendor at settlement, you must keep back 15% of the price and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for the certificates now, check that the names match, and tell your conveyancer to withhold the money otherwise.',
      question: 'Please give us a clearance certificate for each vendor before settlement.',
    },
    foreign: {
      title: 'The vendor is a foreign resident: 15% of the price must be withheld',
      description:
        'The wording at {{where}} says that the vendor is a foreign resident. You must keep back 15% of the price and pay it to the tax office{{amount}}; if you forget, you owe it yourself.',
      recommendation:
        'Have your conveyancer register the payment with the tax office before settlement.',
      question: 'Does the vendor hold a variation notice that lowers the amount?',
    },
    stale: {
      title: 'The clause on foreign resident withholding is out of date',
      description:
        'The wording at {{where}} uses the old limit of $750,000 or the old rate of 12.5%. Since 1 January 2025 the rate is 15% and every price counts, so you need a clearance certificate here too.',
      recommendation: 'Ask for a clearance certificate for each vendor before settlement.',
      question: 'Please give us a clearance certificate for each vendor.',
    },
  },
  check({ doc, facts }, report) {
    const amount =
      facts.price === null ? '' : `, here ${dollars(Math.round(facts.price.value * 0.15))}`
    let given = false
    let matter = false
    let weak = false
    const later: Span[] = []
    for (const { text, span } of passagesIn(doc, [
      ...TERMS,
      'annexure',
      'other',
      'vendor-statement',
    ])) {
      if (patterns.fifteen.test(text) && !patterns.unless.test(text)) {
        matter = true
        later.push(span)
        weak = true
        continue
      }
      if (!patterns.matter.test(text) || patterns.landTax.test(text) || patterns.buyer.test(text))
        continue
      matter = true
      if (patterns.foreign.test(text) && !patterns.denied.test(text))
        report('foreign', [span], { amount }, { severity: 'high' })
      else if (patterns.stale.test(text)) report('stale', [span])
      else if (patterns.unless.test(text)) continue
      else if (patterns.later.test(text) || patterns.lacking.test(text)) {
        later.push(span)
        weak ||= patterns.weak.test(text)
      } else if (patterns.given.test(text)) given = true
    }
    // A plain promise to hand it over before settlement is usual; less than that is not.
    const severity = weak ? 'medium' : 'low'
    if (!given && later.length > 0) report('later', later, { amount }, { severity })
    if (!matter) report.notInDocument('The contract does not speak of a clearance certificate.')
  },
})
