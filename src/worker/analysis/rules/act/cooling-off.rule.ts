import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  certificate:
    /\b(?:section|s\.?) ?17\b.{0,20}\bcertificate\b|\bcertificate\b.{0,40}\b(?:section|s\.?) ?17\b/i,
  given:
    /\b(?:must|shall|will|is to|are to|agrees? to|required to|has|have|undertakes? to|gives?|gave|hands? over|handed over|provides?|delivers?|supplies)\b.{0,80}\bcertificate\b|\bcertificate\b.{0,80}\b(?:must|shall|will|is to|is|has been|was|are)\b.{0,20}\b(?:given|provided|handed|delivered|attached|annexed|signed|accompany|exchanged)\b|\bexplained (?:to the buyer )?the effect\b/i,
  /** That none was given, and the right stands. */
  notGiven:
    /\b(?:no|neither an?) (?:\w{3,8} )?certificate\b[^.;]{0,60}\b(?:has been|is|was|will be|to be) (?:given|asked|signed|sought|requested|handed|required)\b|\bcertificate\b[^.;]{0,40}\b(?:is|has|was|will) not (?:been |be )?(?:given|asked|signed|sought|required|attached)\b/i,
  waived:
    /\bcool\w{0,3}[ -]?off(?: (?:period|right)s?)?\b ?[:|]? ?☒? ?(?:none|nil|not available|no cooling)\b|\bwaiv\w{1,4}\b.{0,60}\bcooling[ -]?off\b|\bcooling[ -]?off\b.{0,70}\b(?:waived|waives|given up|excluded|(?:does|do|shall|will) not apply)\b|\b(?:no|without(?: a| any)?) cooling[ -]?off\b|\bgives? up\b.{0,40}\bcooling[ -]?off\b/i,
  shortened:
    /\bcooling[ -]?off\b.{0,60}\b(?:shorten|reduc|abridg)\w{1,4}\b|\bcooling[ -]?off period\b.{0,40}\b(?:of|is|ends after) (?:1|2|3|4|one|two|three|four)\b/i,
  possible:
    /\b(?:if|unless|where|may|wishes|elects|in case|whether)\b.{0,80}\b(?:17|cooling|waiv)/i,
  notice: /\bthe cooling[ -]?off period does not apply if\b/i,
  sale: /\b(?:sold|sale|offered) (?:is )?(?:at|by|on|under) (?:public )?(?:auction|tender)\b|\bfall of the hammer\b|\bhighest bidder\b|\baccepted tender\b/i,
  prior: /\b(?:prior to auction|unless sold|if not sold|no auction|or tender,? or|corporation)\b/i,
  company: /\b(?:pty|limited|ltd)\b/i,
  heading: /\b(?:section|s\.?) ?17 certificate\b|\bcertificate under section 17\b/i,
  certifies: /\b(?:certify|certifies|explained)\b/i,
  blank: /_{3}|\.{5}|\[/,
})

/** Five working days, unless a lawyer certifies that they are given up. */
export default defineRule({
  id: 'act/cooling-off',
  title: 'Your cooling-off period (section 17 certificate)',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  replaces: ['national/cooling-off'],
  law: [cite(act.act.saleOfResidentialProperty, 'ss 12–17')],
  appliesTo: [
    'special-conditions',
    'contract-form',
    'particulars',
    'auction-conditions',
    'annexure',
  ],
  patterns,
  clear: 'Nothing was found that takes away the cooling-off period of five working days.',
  subject:
    /\bcool(?:s|ed|ing)?[- ]?off\b|\b(?:section|s\.?) ?17\b|\bfive working days\b|\b(?:auctions?|tender)\b|\bgiv(?:e|es|ing) up the (?:period|right)|\bbuyers?\b[^.;]{0,60}\b(?:pty|limited|ltd|corporation|company)\b/i,
  messages: {
    certificate: {
      title: 'You must give up the cooling-off period (section 17 certificate)',
      description:
        'The wording at {{where}} asks for a certificate under section 17. With it you lose the five working days in which you could step back for 0.25% of the price, and the contract binds you from exchange.',
      recommendation:
        'Give the certificate only when your loan is approved and you have read every report. Your own lawyer must explain it to you first.',
      question: 'Will the vendor exchange with the cooling-off period of five working days?',
    },
    waived: {
      title: 'The contract says that you have no cooling-off period, or a shorter one',
      description:
        'By the wording at {{where}} you have no cooling-off period, or a shorter one. The law gives a home buyer five working days unless a section 17 certificate is given, the buyer is a company, or the sale is by auction or tender, so ask on what ground it is said.',
      recommendation:
        'Until that is clear, treat the contract as binding from exchange, and have finance and reports ready.',
      question: 'On what ground is it said that there is no cooling-off period?',
    },
    auction: {
      title: 'Sold by auction or tender: no cooling-off period',
      description:
        'The wording at {{where}} shows a sale by auction or tender. The contract binds at once, without cooling-off.',
      recommendation: 'Read the reports and have the loan approved before you bid.',
    },
    company: {
      title: 'No cooling-off period, because the buyer is a company',
      description:
        'A company is named as buyer at {{where}}. Only people have the cooling-off period, so the contract would bind from exchange.',
      recommendation: 'If you buy to live there, ask a lawyer whether to buy in your own name.',
    },
  },
  check({ doc, facts }, report) {
    for (const { full, text, heading, span } of termsOf(doc)) {
      if (patterns.notice.test(text)) continue
      const signed = patterns.heading.test(heading) && patterns.certifies.test(text)
      if (signed && !patterns.blank.test(text)) {
        report('certificate', [span])
        continue
      }
      if (patterns.possible.test(text) || patterns.notGiven.test(text)) continue
      if (patterns.certificate.test(full) && patterns.given.test(full))
        report('certificate', [span])
      else if (patterns.waived.test(text) || patterns.shortened.test(text)) {
        if (!isUnticked(text, Math.max(0, text.search(patterns.waived)))) report('waived', [span])
      }
    }
    for (const { text, span } of passagesIn(doc, [
      'auction-conditions',
      'special-conditions',
      'particulars',
    ])) {
      if (patterns.sale.test(text) && !patterns.prior.test(text)) report('auction', [span])
    }
    const companies = facts.purchasers.filter(({ value }) => patterns.company.test(value))
    if (companies.length > 0) {
      report(
        'company',
        companies.flatMap(({ spans }) => spans),
        {},
        { facts: companies },
      )
    }
  },
})
