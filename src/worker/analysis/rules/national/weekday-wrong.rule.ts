import { PAGE_KINDS } from '#shared/report.ts'

import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn, TERMS } from '../reading/passages.ts'

const patterns = wordings({
  dated:
    /\b(mon|tues|wednes|thurs|fri|satur|sun)day,?(?: the)? (\d{1,2}(?:st|nd|rd|th)?(?: day of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6},? \d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{4})\b/i,
})

const WEEKDAYS = ['sun', 'mon', 'tues', 'wednes', 'thurs', 'fri', 'satur'] as const

/** Newest first in no paper: what is this old binds nobody today. */
const FIRST_YEAR = 2015

/** A day of the week and a date that are never the same day. */
export default defineRule({
  id: 'national/weekday-wrong',
  title: 'Days of the week beside dates',
  category: 'legal',
  severity: 'low',
  kind: 'inconsistency',
  law: { none: 'arithmetic of the calendar' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'annexure'],
  patterns,
  clear: 'No day of the week was found beside a date that falls on another.',
  messages: {
    wrong: {
      title: '{{date}} is a {{real}}, not a {{written}}',
      description:
        'The wording at {{where}} says {{written}} and {{date}} in one breath, but {{date}} is a {{real}}. Whether the weekday or the date counts is open, and a time limit that ends there ends on one of two days.',
      recommendation:
        'Keep to the earlier of the two days until the date is corrected in writing by both sides.',
      question: 'Is {{date}} meant, or the {{written}} near it? Please correct the date.',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone } of holdingAny(
      passagesIn(doc, PAGE_KINDS),
      'text',
      patterns.dated,
    )) {
      if (!patterns.dated.test(text)) continue
      for (const [, written = '', printed = ''] of matchesOf(text, patterns.dated)) {
        const [date] = datesIn(printed)
        if (date === undefined || Number(date.slice(0, 4)) < FIRST_YEAR) continue
        const real = WEEKDAYS[new Date(date).getUTCDay()]
        if (real === undefined || real === written.toLowerCase()) continue
        report(
          'wrong',
          [span],
          { date: sayDate(date), real: named(real), written: named(written) },
          {
            severity: TERMS.some((kind) => kind === zone) ? 'medium' : 'low',
            sides: [
              { label: 'Written', value: named(written), spans: [span] },
              { label: 'Calendar', value: named(real), spans: [span] },
            ],
          },
        )
      }
    }
  },
})

function named(stem: string): string {
  return `${stem.slice(0, 1).toUpperCase()}${stem.slice(1).toLowerCase()}day`
}
