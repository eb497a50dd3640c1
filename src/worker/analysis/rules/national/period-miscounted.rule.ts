import type { Severity } from '#shared/report.ts'

import type { Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { CORE_PATTERNS } from '../reading/core-of.ts'
import { countedFromContract, FROM_CONTRACT_PATTERNS } from '../days/counted-from-contract.ts'
import { countedFromDate, FROM_DATE_PATTERNS, type Miscount } from '../days/counted-from-date.ts'
import { sayDate } from '../reading/dates.ts'
import { DAY_MATTER_PATTERNS } from '../days/day-matters.ts'
import { defineRule, type Report } from '../define-rule.ts'
import { SETTLEMENT_DUE_PATTERNS } from '../days/settlement-due.ts'
import {
  LIMIT_PATTERNS,
  type LimitMatter,
  limitsToldTwice,
  type LimitToldTwice,
} from '../days/time-limits.ts'
import { TOLD_DAY_PATTERNS } from '../days/told-days.ts'
import {
  type PeriodUnit,
  TOLD_PERIOD_PATTERNS,
  type ToldPeriod,
  toldPeriodsOf,
} from '../days/told-periods.ts'
import { TERM_PATTERNS, wrongTermsOf } from '../days/wrong-terms.ts'

const patterns = {
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...TOLD_PERIOD_PATTERNS,
  ...CORE_PATTERNS,
  ...SETTLEMENT_DUE_PATTERNS,
  ...TERM_PATTERNS,
  ...FROM_CONTRACT_PATTERNS,
  ...FROM_DATE_PATTERNS,
  ...LIMIT_PATTERNS,
}

const LIMITS = {
  cooling: ['The cooling-off period', 'medium'],
  sunset: ['The sunset period', 'high'],
  finance: ['The time for finance', 'medium'],
  inspection: ['The time for the inspection', 'medium'],
  diligence: ['The time for due diligence', 'high'],
} as const satisfies Record<LimitMatter, readonly [string, Severity]>

const UNITS = { day: 'days', 'business-day': 'business days', month: 'months' } as const

/** A length of time that its own dates, its own figures or another clause contradict. */
export default defineRule({
  id: 'national/period-miscounted',
  title: 'Lengths of time and the dates between which they run',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'arithmetic of the calendar' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns,
  clear:
    'No length of time was found that disagrees with its figures, its dates or another clause.',
  messages: {
    words: {
      title: 'A time is {{first}} in words and {{second}} in figures',
      description:
        'The wording at {{where}} says "{{printed}}": the number before the bracket and the number in it differ. Whether you have {{first}} or {{second}} is open.',
      recommendation: 'Keep to the shorter time until the number is corrected in writing.',
      question: 'Is it {{first}} or {{second}}? Please correct the clause.',
    },
    term: {
      title: 'A term of {{first}} does not end on {{second}}',
      description:
        'The wording at {{where}} gives a term of {{first}} from {{start}}, which would end about {{due}}, but the end is given as {{second}}. Until when the tenant, or whoever holds it, may stay is open.',
      recommendation:
        'Before you sign, ask for the signed agreement and for its last day in writing, and count on the later one.',
      question: 'Does the term end about {{due}} or on {{second}}?',
    },
    counted: {
      title: '{{first}} from the contract is not {{second}}',
      description:
        'The wording at {{where}} counts {{first}} from the contract of {{start}}, which is {{due}}, but says {{second}}. A time limit that can be read two ways is lost on the earlier day.',
      recommendation: 'Keep to the earlier day, and have one date written into the contract.',
      question: 'Which holds, {{first}} ({{due}}) or {{second}}?',
    },
    anchored: {
      title: '{{first}} from {{start}} is not {{second}}',
      description:
        'The wording at {{where}} counts {{first}} from {{start}}, which is {{due}}, but says {{second}}. A time limit that can be read two ways is lost on the earlier day.',
      recommendation: 'Keep to the earlier day, and have one date written into the contract.',
      question: 'Which holds, {{first}} from {{start}} ({{due}}) or {{second}}?',
    },
    twice: {
      title: '{{what}} is told as {{first}} and as {{second}}',
      description:
        '{{what}} is {{first}} in one place and {{second}} in another. You could lose a right to end the contract by relying on the longer one.',
      recommendation: 'Keep to the earlier end until it is corrected in writing.',
      question: '{{what}}: which holds, {{first}} or {{second}}? Please correct the other place.',
    },
  },
  check({ doc, facts }, report) {
    for (const period of toldPeriodsOf(doc)) tellNumbers(period, report)
    for (const { period, start, end, due } of wrongTermsOf(doc)) {
      const first = sayPeriod(period)
      const second = sayDate(end.date)
      const values = { first, second, start: sayDate(start.date), due: sayDate(due) }
      report('term', spansOf([period.passage.span, start.passage.span, end.passage.span]), values, {
        sides: [
          { label: 'Length', value: first, spans: [period.passage.span] },
          { label: 'End', value: second, spans: [end.passage.span] },
        ],
      })
    }
    for (const miscount of countedFromContract(doc, facts)) {
      tellMiscount('counted', miscount, facts.contractDate, report)
    }
    for (const miscount of countedFromDate(doc)) tellMiscount('anchored', miscount, null, report)
    for (const limit of limitsToldTwice(doc, facts)) tellLimit(limit, report)
  },
})

function tellNumbers(
  { count, unit, again, printed, passage }: ToldPeriod,
  report: Report<'words'>,
) {
  if (again === null || again === count) return
  const first = say(count, unit)
  const second = say(again, unit)
  const spans = [passage.span]
  report(
    'words',
    spans,
    { printed, first, second },
    {
      sides: [
        { label: 'Before the bracket', value: first, spans },
        { label: 'In the bracket', value: second, spans },
      ],
    },
  )
}

function tellMiscount(
  key: 'counted' | 'anchored',
  { period, day, start, due }: Miscount,
  contractDate: Facts['contractDate'],
  report: Report<'counted' | 'anchored'>,
) {
  const first = sayPeriod(period)
  const values = { first, second: sayDate(day.date), start: sayDate(start), due: sayDate(due) }
  const spans = [day.passage.span]
  report(key, spans, values, {
    ...(key === 'counted' ? { facts: contractDate === null ? [] : [contractDate] } : {}),
    sides: [
      { label: 'Counted', value: values.due, spans },
      { label: 'Written', value: values.second, spans },
    ],
  })
}

function tellLimit(limit: LimitToldTwice, report: Report<'twice'>) {
  const { matter, period } = limit
  const [what, severity] = LIMITS[matter]
  const length = sayPeriod(period)
  const [one, two] =
    'other' in limit
      ? [
          { label: 'First place', value: length, span: period.passage.span },
          { label: 'Second place', value: sayPeriod(limit.other), span: limit.other.passage.span },
        ]
      : [
          {
            label: 'Counted',
            value: `${length} from the contract (${sayDate(limit.dated.due)})`,
            span: period.passage.span,
          },
          { label: 'Date', value: sayDate(limit.dated.date), span: limit.dated.span },
        ]
  const values = { what, first: one.value, second: two.value }
  const sides = [one, two].map(({ label, value, span }) => ({ label, value, spans: [span] }))
  report('twice', [one.span, two.span], values, { severity, sides })
}

function sayPeriod({ count, unit }: ToldPeriod): string {
  return say(count, unit)
}

function say(count: number, unit: PeriodUnit): string {
  return count === 1 ? `1 ${UNITS[unit].slice(0, -1)}` : `${count} ${UNITS[unit]}`
}

function spansOf(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [span.start, span])).values()]
}
