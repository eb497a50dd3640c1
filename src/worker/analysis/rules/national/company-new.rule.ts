import type { Severity } from '#shared/report.ts'

import { LAW_AS_AT } from '../../law/as-at.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { daysBetween, latestDate, datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  capital:
    /\b(?:share (?:structure|capital)|(?:total|amount|fully) paid|paid(?:[- ]up)? (?:capital|to)|issued capital|ORD(?:INARY)?|(?:ordinary )?shares?(?: of \$\d{1,4}(?:\.\d\d)? each)?,? (?:fully )?\$?[\d.]{0,6} ?paid)\b/i,
  stamp: /\b(?:date ?\/? ?time|extracted|extract (?:date|of)|search date|as at)\b/i,
})

const YEAR_DAYS = 365
const SMALL_CENTS = 10_000

/** A company made for one sale has nothing to answer a claim with. */
export default defineRule({
  id: 'national/company-new',
  title: 'Age and capital of the vendor company',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: { none: 'a fact about the company' },
  appliesTo: ['company-extract'],
  patterns,
  clear: 'The vendor company was not found to be new or without capital.',
  subject:
    /\bcompany\b[^.;]{0,80}\b(?:formed|incorporated|capital|assets|paid[- ]up)\b|\b(?:registration date|date of registration|date registered|registered on|incorporated)\b|\bordinary shares?\b|\bpaid[- ]?up\b|\b\d{1,6} ORD\b|\b(?:total|amount) paid\b[^;]{0,12}\$|\bshelf company\b|\bspecial purpose (?:company|vehicle)\b/i,
  messages: {
    young: {
      title: 'The vendor company is less than a year old',
      description:
        'The extract at {{where}} shows that the company was registered on {{date}}. A young company made for one sale may own nothing else, so a warranty or a refund that it owes you could not be paid.',
      recommendation:
        'Before you sign, ask that the deposit stays in a trust account until settlement, and for a guarantee of a director or the parent company.',
      question: 'What else does the company own, and will a director guarantee its promises?',
    },
    thin: {
      title: 'The vendor company has only {{capital}} of capital',
      description:
        'The extract at {{where}} shows {{capital}} paid for all shares of the company. Many companies hold a trust or one property like this; it means that a warranty, a refund or a defect that is only the company’s promise may have no money behind it.',
      recommendation:
        'Before you sign, ask that the deposit stays in a trust account until settlement; where you rely on a promise that lasts beyond settlement, ask for a guarantee of a director or the parent company.',
      question: 'What else does the company own, and will a director guarantee its promises?',
    },
  },
  check({ doc, facts }, report) {
    const extract = facts.companyExtract
    const registered = extract?.value.incorporationDate ?? null
    if (extract === null || registered === null) {
      report.notInDocument('No company extract with a date of registration is in this file.')
      return
    }
    const passages = passagesIn(doc, ['company-extract'])
    const stamped = latestDate(
      passages.filter(({ text }) => patterns.stamp.test(text)).flatMap(({ text }) => datesIn(text)),
    )
    const newest = facts.contractDate?.value ?? stamped ?? LAW_AS_AT
    const days = daysBetween(registered, newest)
    const shares = passages.filter(({ text }) => patterns.capital.test(text))
    const capital = Math.max(...shares.flatMap(({ text }) => dollarsIn(text)))
    const isThin = capital > 0 && capital <= SMALL_CENTS
    if (days >= 0 && days <= YEAR_DAYS) {
      const place = passages.find(({ text }) => datesIn(text).includes(registered))
      const severity: Severity = isThin ? 'high' : 'medium'
      const spans = place === undefined ? extract.spans : [place.span]
      report('young', spans, { date: sayDate(registered) }, { severity, facts: [extract] })
    } else if (isThin) {
      const paid = shares.filter(({ text }) => dollarsIn(text).includes(capital))
      const severity: Severity = facts.offThePlan === null ? 'low' : 'medium'
      const told = { severity, facts: [extract] }
      report(
        'thin',
        paid.slice(0, 1).map(({ span }) => span),
        { capital: dollars(capital) },
        told,
      )
    }
  },
})
