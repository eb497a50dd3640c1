import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, latestDate, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  stamp:
    /\b(?:date ?\/? ?time|extracted(?: on)?|extract (?:date|dated)|search(?:ed)? (?:date|on)|data contained in the PPSR at|produced|generated)\b/i,
  review: /\bnext review date\b/i,
  unpaid:
    /\breview fees?\b.{0,40}\bnot been paid\b|\b(?:annual )?review fees?\b.{0,40}\b(?:not paid|unpaid|overdue|outstanding)\b|\boverdue\b.{0,30}\breview\b|\blate lodg\w{3,5} penalt\w{1,4}\b/i,
  denied: /\bnot yet (?:due|payable)\b|\bno\b.{0,20}\b(?:overdue|unpaid|outstanding)\b/i,
})

/** Officers, status and charges change in days. */
const OLD_DAYS = 90
const YEAR_DAYS = 365

export default defineRule({
  id: 'national/company-extract-old',
  title: 'Age of the company extract and the company’s annual review',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.cth.corporations, 's 601AB')],
  appliesTo: ['company-extract', 'ppsr'],
  patterns,
  clear: 'No old company extract and no overdue annual review was found.',
  subject:
    /\bannual review\b|\breview (?:date|fees?|of \d{4})\b|\bdate\/time\b|\bextract(?:ed)?\b[^.;]{0,30}\b20\d\d\b|\bPPSR at\b/i,
  messages: {
    old: {
      title: 'The company extract or PPSR search is out of date',
      description:
        'The search at {{where}} was made on {{date}}, about {{months}} months before the newest date on these papers. Directors, status and charges may have changed since.',
      recommendation: 'Have the company searched again on the day you sign and before settlement.',
      question: 'Please give us a current company extract.',
    },
    review: {
      title: 'The company’s annual review is overdue',
      description:
        'The extract at {{where}} shows an annual review or its fee that is overdue. A company that leaves its review fee unpaid for more than a year can be struck off, and one that is struck off cannot transfer land to you.',
      recommendation: 'Ask that the vendor brings the company up to date before you sign.',
      question: 'Has the annual review fee been paid, and is the company registered today?',
    },
  },
  check({ doc, facts }, report) {
    const passages = passagesIn(doc, ['company-extract', 'ppsr'])
    const stamps = passages.flatMap(({ text, next, span }): { date: string; span: Span }[] => {
      if (!patterns.stamp.test(text)) return []
      const date = datesIn(text)[0] ?? (text.length < 40 ? datesIn(next)[0] : undefined)
      return date === undefined ? [] : [{ date, span }]
    })
    const newest = facts.contractDate?.value ?? null
    for (const { date, span } of stamps) {
      const days = newest === null ? 0 : daysBetween(date, newest)
      if (days > OLD_DAYS) {
        report('old', [span], { date: sayDate(date), months: Math.round(days / 30.4) })
        break
      }
    }
    const at = latestDate(stamps.map(({ date }) => date)) ?? newest
    for (const { text, span } of passages) {
      if (patterns.unpaid.test(text) && !patterns.denied.test(text))
        report('review', [span], {}, { severity: 'low' })
      if (!patterns.review.test(text) || patterns.denied.test(text) || at === null) continue
      const due = datesIn(text.slice(text.search(patterns.review)))[0]
      const late = due === undefined ? 0 : daysBetween(due, at)
      if (late > 0) {
        report('review', [span], {}, { severity: late > YEAR_DAYS ? 'medium' : 'low' })
      }
    }
  },
})
