import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { CLEARED_COMPANY_PATTERNS, clearedCompany } from '../cleared-company.ts'
import { latestDate, placedDatesIn, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { newestPaperDate, PAPER_DATE_PATTERNS } from '../paper-dates.ts'
import { passagesIn, TERMS } from '../passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  ...CLEARED_COMPANY_PATTERNS,
  ...PAPER_DATE_PATTERNS,
  matter:
    /\b(?:clearance|withholding|(?:foreign )?residency) certificates?\b|\bATO certificates?\b|\bforeign resident\b|\b14-?235\b|\b14-?200\b/i,
  landTax:
    /\b(?:land tax|property|asbestos|mould|methamphetamine|site|tank|pest|electrical|gas) clearance\b|\bclearance certificate\b.{0,40}\b(?:asbestos|hygienist|removal|mould|remediation)\b/i,
  given:
    /\bclearance certificates?\b.{0,100}\b(?:attached|annexed|enclosed|valid|dated|issued|number|no\.? ?\d|\d{10,14})\b|\b(?:attached|annexed)\b.{0,60}\bclearance certificate/i,
  later:
    /\b(?:will|to|must|shall|endeavours?)\b.{0,60}\b(?:provide|obtain|give|be provided|deliver|use)\w{0,3}\b.{0,80}\bclearance certificate\b|\bclearance certificate\b.{0,80}\b(?:to be (?:provided|given|supplied)|will be|before (?:completion|settlement)|to follow|not (?:yet )?(?:been )?(?:provided|obtained|attached))\b|\bno clearance certificate\b/i,
  unless:
    /\bonly from an? (?:vendor|seller|transferor) who (?:has|does|did) not (?:produced?|given?|gives?|provided?|provides?)\b|\b(?:if|unless|where|until)\b[^.;]{0,20}\bclearance certificates?\b[^.;]{0,40}\b(?:is|are|has been|have been|be) (?:given|produced|provided|served|handed)\b|\b(?:if|unless|provided that|where)\b.{0,40}\b(?:vendor|seller|transferor)\b.{0,20}\b(?:provides?|gives?|delivers?|produces?)\b|\b(?:if|where|unless)\b.{0,24}\b(?:vendor|seller|transferor|owner)s?\b.{0,12}\b(?:(?:has|have|does|do) not|fails? to|failed to|(?:has|have)) (?:give|provide|deliver|produce|serve)\w{0,2}\b|\bclearance certificate\b.{0,60}\b(?:failing which|otherwise|or else|if not)\b/i,
  foreign:
    /\b(?<!\b(?:neither|no|either) )(?:vendor|seller) is not an australian resident\b|\b(?<!\b(?:neither|no|either|if the|if a) )(?:vendor|seller) is a non-?resident\b|\b(?<!\b(?:neither|no|either|if the|if a) )(?:vendor|seller) is a foreign (?:resident|person)\b/i,
  weak: /\b(?:endeavours?|not (?:yet )?(?:been )?(?:provided|obtained|attached)|no clearance|may|if available)\b/i,
  /** A promise to hand it over in time is what contracts usually say. */
  promised:
    /\b(?:vendor|seller|transferor|executor|owner)s?\b[^.;]{0,24}\b(?:gives?|hands? over|serves?|delivers?|suppl(?:y|ies)|produces?|provides?|brings?)\b|\b(?:will|must|shall|undertakes? to|agrees? to|is to|are to)\b.{0,40}\b(?:hand(?:ed)? over|giv(?:e|en)|served?|provided?|deliver(?:ed)?|suppl(?:y|ied)|produced?|furnish(?:ed)?|in the workspace|be obtained|obtain)\b/i,
  inTime:
    /\bwithin (?:\w{3,9} |\d{1,2} )(?:\(\d{1,2}\) )?(?:business |clear )?(?:days|weeks) (?:of|after|from) (?:the )?(?:contract|exchange|day of sale|date of (?:this|the) contract|signing)\b|\b(?:at|before|prior to|by|on or before|no later than|not later than|in advance of|ahead of)\b.{0,60}\b(?:settlement|completion)\b/i,
  withheldFrom:
    /\b(?:purchaser|buyer|transferee)s?\b.{0,20}\b(?:must not|may not|shall not|cannot|is not to)\b/i,
  stale: /\$750,000\b|\b12\.5 ?(?:%|per cent)/i,
  buyer: /\b(?:purchaser|buyer)\b.{0,30}\bforeign person\b/i,
  denied: /not/i,
  lacking:
    /\bno (?:clearance|withholding|ATO|residency|tax) certificates?\b[^.;]{0,40}\b(?:is|are|was|has been|have been) (?:held|attached|here|obtained|available|given|to hand|issued|sought)\b|\b(?:clearance|withholding|ATO|residency) certificates?\b[^.;]{0,30}\b(?:is|are|has|have) not (?:been )?(?:held|attached|obtained|available|given|to hand|issued|sought|applied for)\b|\b(?:has|have|had) not\b.{0,40}\bclearance certificate\b|\bwithout a clearance certificate\b/i,
  /** It exists and can be seen, whenever it is handed over. */
  held: /\bclearance certificates?\b.{0,60}\b(?:issued (?:on )?\d|dated \d|(?:valid|good|current|in force) (?:to|till|until)|(?:was|were|has been|have been) (?:sent|served|handed over|given|delivered)|available for inspection|(?:no|number)\.? ?\d)/i,
  /** One of several certificates, named with its owner, is not there. */
  oneLacking:
    /\bclearance certificates?\b.{0,80}(?:\bnot (?:yet )?(?:to hand|held|here|received|available|issued|in hand|sighted|with us|included)\b|\b(?:outstanding|awaited|awaiting|pending|applied for|requested|lapsed|expired)\b|[-:|(] ?(?:nil|none|missing)\b)|\b(?:only one|neither|one|no|none) of (?:the )?(?:vendors?|sellers?|owners|them|transferors)\b[^.;]{0,60}\bclearance certificates?\b|\b(?:vendor|seller|owner)\b[^.;]{0,50}\b(?:is|are) without (?:a |any )?clearance certificates?\b/i,
  /** The buyer is to pay in full whether or not the law would have it withhold. */
  /** The certificate's own words, and no promise of the buyer. */
  itself:
    /\b(?:ATO|tax(?:ation)? office|commissioner(?: of taxation)?)(?:'s)?\b[^.;]{0,30}\bclearance certificate\b|\bclearance certificate ?[:(-]/i,
  noSum: /^\W{0,3}no (?:amount|sum|money|tax) (?:is|has|need)\b[^.;]{0,20}\bwithheld\W{0,3}$/i,
  promise:
    /\b(?:buyer|purchaser|transferee)\b[^.;]{0,60}\b(?:will not|must not|shall not|may not|agrees? not to|is not to|need not|cannot)\b[^.;]{0,30}\b(?:withhold|retain|deduct|keep back|hold back)\b|\b(?:nothing|no (?:amount|sum|money|tax|part of the price))\b[^.;]{0,30}\b(?:may|will|must|shall|is to|can) be (?:withheld|retained|deducted|kept back|held back)\b/i,
  /** Tax that a builder of new homes owes is withheld by another law. */
  gst: /\b(?:GST|goods and services tax|14-250)\b/i,
  resident: /\b(?:clearance|residen\w{1,5}|capital gains|14-235|14-200|CGT|certificates?)\b/i,
  withheld: /\b(?:clearance certificates?|foreign resident|capital gains|commissioner|ATO|tax)\b/i,
  conditional:
    /\b(?:who|that|which) (?:holds?|has|have) (?:it|one|them|been (?:given|handed|served))\b|\b(?:who|that|which) (?:is|are|was|were) (?:given|handed|served)\b|\b(?:who|that|which) (?:receives?|gets?|holds?)\b|\b(?:holding|having|against|on receipt of) (?:it|one|such a|that|the|a)\b|\b(?:if|where|when|once|provided|unless|so long as|as long as|while|since|because)\b[^.;]{0,60}\b(?:current|valid|attached|annexed|provides?|gives?|given|provided|produces?|produced|holds?|served|each|both|every|all)\b/i,
  /** Nothing is withheld because each of them has one, and it can be seen. */
  allGiven:
    /\bclearance certificates?\b[^.;]{0,110}\b(?:attached|annexed|enclosed|held|valid|current|given|behind|produced)\b|\b(?:each|every|both|all)\b[^.;]{0,40}\b(?:vendors?|sellers?|owners|transferors?|of them)\b[^.;]{0,60}\bcertificates?\b|\bhas (?:already )?(?:supplied|given|produced|provided|obtained|handed over)\b[^.;]{0,40}\bclearance certificate\b|\bcertificates? (?:for|of|from) (?:each|every|both|all|the two)\b/i,
  /** "Clearance certificates attached for all the Sellers? ☒ No ☐ Yes" */
  answeredNo:
    /\b(?:clearance|withholding) certificates?\b[^☐☒]{0,60}(?:☒ ?no\b|☐ ?yes\b.{0,4}☒ ?no\b)/i,
  onlyOne:
    /\b(?:only one|one only|one of (?:them|the)|no certificate|not (?:given|provided|held)|whether or not|even if|regardless|despite)\b/i,
  /** "☐ 22 clearance certificate": the box of the printed list in New South Wales, without a mark. */
  unmarked: /☐ ?(?:\d{1,2} )?clearance certificates?\b|☐ ?22(?= ?(?:[☐☒,;]|$|clearance))/i,
  marked: /☒/,
  certificate: /\b(?:clearance|residency) certificates?\b/i,
  /** Right before the day: "valid from … to", "which ran out on". */
  ends: /\b(?:until|till|through|to|expir(?:e[sd]?|y)(?: date)?|ended|ran out|lapsed)(?: on)?[ :|]{1,3}$/i,
  stateTax: /\b(?:land tax|revenue|section 47|property clearance|SRO)\b/i,
  /** A paper that takes its place is named too. */
  renewed:
    /\b(?:renew\w{0,3}|replac\w{1,5}|new (?:one|certificate)|fresh|superseded|applied for)\b/i,
  fifteen:
    /\b(?:15|fifteen) ?(?:%|per ?cent)(?:.{0,100})\b(?:commissioner|tax(?:ation)? office|ATO)\b|\b(?:commissioner|tax(?:ation)? office|ATO)\b.{0,100}\b(?:15|fifteen) ?(?:%|per ?cent)/i,
})

/** The certificates may also be told of among loose papers behind any of the others. */
const PARTS = [
  ...TERMS,
  'annexure',
  'other',
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'building-permit',
] as const

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
    unmarked: {
      title: 'No tax clearance certificate of the vendor is attached',
      description:
        'In the list of documents at {{where}} the box of the clearance certificate is empty, and no certificate or promise of one was found in this file. If you do not hold a valid one for every vendor at settlement, you must keep back 15% of the price and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for the certificates now, and tell your conveyancer to withhold the money otherwise.',
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
    lacking: {
      title: 'A tax clearance certificate is missing for one of the vendors',
      description:
        'The wording at {{where}} shows that not every vendor has a clearance certificate. For an owner without one you must withhold 15% of that owner’s share of the price and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for the missing certificate now, and have your conveyancer withhold the share otherwise.',
      question: 'When will the clearance certificate of each vendor be given?',
    },
    promise: {
      title: 'You promise not to withhold tax, whether or not a clearance certificate is there',
      description:
        'By the wording at {{where}} you may not withhold money from the vendor although a clearance certificate can be missing. Without a valid certificate for each owner the tax law has you keep back 15% of that owner’s share and pay it to the tax office{{amount}}. You owe it yourself if you do not, whatever the contract says.',
      recommendation:
        'Do not agree to it. Ask for a certificate for every owner, or keep the right to withhold.',
      question:
        'Will every owner give a clearance certificate before settlement, and will this clause be removed?',
    },
    another: {
      title: 'The clearance certificate is for {{other}}, not for the vendor {{vendor}}',
      description:
        'The certificate at {{where}} names {{other}}. The vendor is {{vendor}}: another company as soon as one word of its name differs. A certificate for somebody else does not count, so that you would have to keep back 15% of the price and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for a certificate in the exact name of the vendor, and check the number with the tax office before settlement.',
      question: 'Please give us a clearance certificate in the name of {{vendor}}.',
    },
    expired: {
      title: 'The vendor’s tax clearance certificate ran out on {{until}}',
      description:
        'The foreign resident clearance certificate at {{where}} was valid to {{until}}, before the date of these papers ({{asAt}}). A certificate that has run out when you are given it does not count, so that you would have to keep back 15% of the price, or of that owner’s share, and pay it to the tax office{{amount}}.',
      recommendation:
        'Ask for a current certificate for each vendor before settlement, and have your conveyancer withhold the money otherwise.',
      question: 'Will a clearance certificate that is still in force be given before settlement?',
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
    const asAt = facts.contractDate?.value ?? newestPaperDate(doc, facts)
    let given = false
    let matter = false
    let weak = false
    const later: Span[] = []
    const lacking: Span[] = []
    const promised: Span[] = []
    for (const { text, span, heading, previous } of passagesIn(doc, PARTS)) {
      if (patterns.fifteen.test(text) && !patterns.unless.test(text)) {
        matter = true
        later.push(span)
        weak = true
        continue
      }
      const kept = `${heading} ${text}`
      const until = endOf(`${previous.slice(-120)} ${text}`, text)
      if (until !== null && asAt !== null && until < asAt) {
        matter = true
        given = true
        report('expired', [span], { amount, until: sayDate(until), asAt: sayDate(asAt) })
        continue
      }
      if (patterns.itself.test(`${heading} ${previous.slice(-160)}`) && patterns.noSum.test(text)) {
        matter = true
        given = true
        continue
      }
      if (
        patterns.promise.test(text) &&
        (!patterns.gst.test(text) || patterns.resident.test(text)) &&
        patterns.withheld.test(`${kept} ${previous}`) &&
        ((!patterns.conditional.test(text) &&
          !patterns.allGiven.test(text) &&
          (!patterns.held.test(`${previous} ${text}`) || patterns.oneLacking.test(text))) ||
          patterns.onlyOne.test(text))
      ) {
        matter = true
        report('promise', [span], { amount }, { severity: 'high' })
        continue
      }
      if (!patterns.matter.test(text) || patterns.landTax.test(text) || patterns.buyer.test(text))
        continue
      matter = true
      if (patterns.foreign.test(text) && !patterns.denied.test(text))
        report('foreign', [span], { amount }, { severity: 'high' })
      else if (patterns.stale.test(text)) report('stale', [span])
      else if (patterns.oneLacking.test(text) || patterns.answeredNo.test(text)) {
        lacking.push(span)
      } else if (patterns.held.test(text)) {
        given = true
      } else if (patterns.unless.test(text)) continue
      else if (patterns.later.test(text) || patterns.lacking.test(text)) {
        const usual =
          patterns.promised.test(text) &&
          patterns.inTime.test(text) &&
          !patterns.weak.test(text) &&
          !patterns.withheldFrom.test(text)
        if (usual) promised.push(span)
        else later.push(span)
        weak ||= patterns.weak.test(text)
      } else if (patterns.given.test(text)) given = true
    }
    const other = clearedCompany(doc, facts)
    if (other !== null) {
      matter = true
      given = true
      const sides = [
        { label: 'Vendor', value: other.vendor.value, spans: other.vendor.spans.slice(0, 1) },
        { label: 'Certificate', value: other.name, spans: [other.span] },
      ]
      const values = { amount, other: other.name, vendor: other.vendor.value }
      report('another', [other.span], values, { severity: 'medium', strength: 'likely', sides })
    }
    // A plain promise to hand it over before settlement is usual; less than that is not.
    const severity = weak ? 'medium' : 'low'
    if (lacking.length > 0) report('lacking', lacking, { amount })
    if (!given && later.length > 0) report('later', later, { amount }, { severity })
    const isTold = given || later.length > 0 || lacking.length > 0 || promised.length > 0
    const unmarked = isTold ? undefined : unmarkedBox(doc)
    if (unmarked !== undefined) {
      matter = true
      report('unmarked', [unmarked], { amount })
    }
    if (promised.length > 0) {
      report.clear(
        'The vendor promises a clearance certificate before settlement. Check that it comes: without one for each vendor you must withhold 15% of the price.',
        promised,
      )
    }
    if (!matter) report.notInDocument('The contract does not speak of a clearance certificate.')
  },
})

/** The empty box of the list of documents, in a list in which others are marked. */
function unmarkedBox(doc: Doc): Span | undefined {
  if (doc.state !== 'NSW' || doc.source.pages.some(({ read }) => read === 'unread'))
    return undefined
  return passagesIn(doc, ['contract-form', 'particulars']).find(
    ({ text, block }) => patterns.unmarked.test(text) && patterns.marked.test(block.text),
  )?.span
}

/** The day to which a clearance certificate is said to hold; null where no such day is told. */
function endOf(context: string, text: string): string | null {
  if (!patterns.certificate.test(context) || patterns.renewed.test(text)) return null
  if (patterns.landTax.test(context) || patterns.stateTax.test(context)) return null
  const ends = placedDatesIn(text).filter(({ start }) =>
    patterns.ends.test(text.slice(Math.max(0, start - 24), start)),
  )
  return latestDate(ends.map(({ date }) => date))
}
