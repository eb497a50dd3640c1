import type { Severity } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { CORE_PATTERNS } from '../core-of.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { dayAfter } from '../day-after.ts'
import { DAY_MATTER_PATTERNS, dayMatterOf, isOtherwise } from '../day-matters.ts'
import { defineRule } from '../define-rule.ts'
import type { Passage } from '../passages.ts'
import { isRolled } from '../rolled.ts'
import { SETTLEMENT_DUE_PATTERNS } from '../settlement-due.ts'
import { TOLD_DAY_PATTERNS, type ToldDay, toldDaysOf } from '../told-days.ts'
import {
  type PeriodUnit,
  TOLD_PERIOD_PATTERNS,
  type ToldPeriod,
  toldPeriodsOf,
} from '../told-periods.ts'

const patterns = wordings({
  ...DAY_MATTER_PATTERNS,
  ...TOLD_DAY_PATTERNS,
  ...TOLD_PERIOD_PATTERNS,
  ...CORE_PATTERNS,
  ...SETTLEMENT_DUE_PATTERNS,
  lengthOnly:
    /^,?(?: ?for)? ?(?:an? |the )?(?:fixed )?(?:term|period)?(?: of)? ?[\w-]{1,14}(?: ?\(\d{1,3}\))? (?:years?|months?|weeks?)$/i,
  // A period and the dates that it lies between, or a period that stands behind them.
  leads: /^[^.;]{0,46}$/,
  leadsOut: /\b(?:option|renew\w{0,3}|notice|further|plus|then|review|after|before|prior)\b/i,
  behind: /^[ ,(|-]{1,3}(?:being |for |a (?:term|period) of |i\.?e\.? |that is,? |term:? )?$/i,
  termRow: /\b(?:term|length|duration|period of (?:the )?(?:lease|tenancy))$/i,
  isThat: /\b(?:being|namely|that is|which is|would be|i\.?e)\b|^ ?[,(-]|[,(-] ?$/i,
  unticked: /☐/,
  /** "by 20 November, within 10 days of …": what parts a day from the time that is counted for it. */
  counts:
    /^[ ,(|-]{1,3}(?:(?:which|that|this) is |being |namely |i\.?e\.?,? |that is,? )?(?:not later than |exactly |a period of |(within|no more than|not more than|no later than) )?(?:a period of )?$/i,
  countedFrom: /^ ?(?:\w{3,9} )?(?:from|after|of|following|since)\b/i,
  open: /\b(?:at least|about|approximately|not less than|minimum|or more|unless|if|later of|earlier of)\b/i,
  cooling: /\bcooling[- ]?off\b/i,
  notCooling:
    /\b(?:off the plan|off-the-plan|unless|instead|extend\w{0,3}|auction|waive\w{0,1}|reduc\w{2,4}|penalty|refund\w{0,2}|forfeit\w{0,2}|before|prior|price|66W|small business|rather than|longer|shorter|no cooling)\b/i,
  sunset: /\bsunset\b|\bplan\b[^.;]{0,50}\b(?:registered|registration)\b/i,
  notSunset:
    /\bextend\w{0,3}\b|\bextension\b|\bexpect|\banticipat|\bnotice\b|\bsettlement\b|\bafter registration\b|\bregistered owner|\bconsent\b|\bstage \d/i,
  ofPapers: /\b(?:records?|books|minutes|search(?:es)?|titles?|strata report)\b/i,
  notCondition:
    /\b(?:notice|settlement|completion|deposit|extend\w{0,3}|extension|if the (?:vendor|seller)|a further|defects?|permit|requisitions?|interest|insurance)\b/i,
})

type Matter = 'cooling' | 'sunset' | 'finance' | 'inspection'

const MATTERS = {
  cooling: ['The cooling-off period', 'medium'],
  sunset: ['The sunset period', 'high'],
  finance: ['The time for finance', 'medium'],
  inspection: ['The time for the inspection', 'medium'],
} as const satisfies Record<Matter, readonly [string, Severity]>

const UNITS = { day: 'days', 'business-day': 'business days', month: 'months' } as const
/** Months are counted to the day before or to the day itself, and leases end on a weekday. */
const TERM_DAYS = 4
/** A sunset date is often rounded to the end of a month. */
const SUNSET_DAYS = 31

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
  clear: 'Each length of time agrees with its figures, its dates and the other clauses.',
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
      question: 'Does it end about {{due}} or on {{second}}?',
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
    const told = new Map<Matter, ToldPeriod[]>()
    for (const period of toldPeriodsOf(doc)) {
      const { count, unit, again, printed, passage } = period
      if (again !== null && again !== count) {
        const values = { printed, first: say(count, unit), second: say(again, unit) }
        report('words', [passage.span], values, {
          sides: [
            { label: 'Before the bracket', value: values.first, spans: [passage.span] },
            { label: 'In the bracket', value: values.second, spans: [passage.span] },
          ],
        })
      }
      const matter = matterOf(period)
      if (matter !== null) told.set(matter, [...(told.get(matter) ?? []), period])
    }
    for (const { period, start, end } of termsOf(doc)) {
      const due = dayAfter(start.date, period.count, period.unit === 'month' ? 'month' : 'day')
      if (Math.abs(daysBetween(due, end.date)) <= TERM_DAYS) continue
      const spans = spansOf([period.passage.span, start.passage.span, end.passage.span])
      const first = say(period.count, period.unit)
      const values = {
        first,
        second: sayDate(end.date),
        start: sayDate(start.date),
        due: sayDate(due),
      }
      report('term', spans, values, {
        sides: [
          { label: 'Length', value: first, spans: [period.passage.span] },
          { label: 'End', value: values.second, spans: [end.passage.span] },
        ],
      })
    }
    tellCounted(doc, facts, (period, day, start, due) => {
      const first = say(period.count, period.unit)
      const values = { first, second: sayDate(day.date), start: sayDate(start), due: sayDate(due) }
      report('counted', [day.passage.span], values, {
        facts: facts.contractDate === null ? [] : [facts.contractDate],
        sides: [
          { label: 'Counted', value: values.due, spans: [day.passage.span] },
          { label: 'Written', value: values.second, spans: [day.passage.span] },
        ],
      })
    })
    for (const { period, day, start, due } of anchoredIn(doc)) {
      const values = {
        first: say(period.count, period.unit),
        second: sayDate(day.date),
        start: sayDate(start),
        due: sayDate(due),
      }
      const spans = [period.passage.span]
      report('anchored', spans, values, {
        sides: [
          { label: 'Counted', value: values.due, spans },
          { label: 'Written', value: values.second, spans },
        ],
      })
    }
    for (const [matter, periods] of told) {
      const [what, severity] = MATTERS[matter]
      const [one] = periods
      if (one === undefined) continue
      const other = periods.find((period) => isOther(one, period))
      const values = { what, first: say(one.count, one.unit) }
      if (other !== undefined) {
        const second = say(other.count, other.unit)
        report(
          'twice',
          [one.passage.span, other.passage.span],
          { ...values, second },
          {
            severity,
            sides: [
              { label: 'First place', value: values.first, spans: [one.passage.span] },
              { label: 'Second place', value: second, spans: [other.passage.span] },
            ],
          },
        )
        continue
      }
      const dated = againstDate(doc, facts, matter, one)
      if (dated === null) continue
      const second = sayDate(dated.date)
      const first = `${values.first} from the contract (${sayDate(dated.due)})`
      report(
        'twice',
        [one.passage.span, dated.span],
        { what, first, second },
        {
          severity,
          sides: [
            { label: 'Counted', value: first, spans: [one.passage.span] },
            { label: 'Date', value: second, spans: [dated.span] },
          ],
        },
      )
    }
  },
})

function say(count: number, unit: PeriodUnit): string {
  return count === 1 ? `1 ${UNITS[unit].slice(0, -1)}` : `${count} ${UNITS[unit]}`
}

/** Another length; outside the contract "five days" is short for its five business days. */
function isOther(one: ToldPeriod, two: ToldPeriod): boolean {
  if (one.count !== two.count) return true
  const isShort = [one, two].some(({ unit, passage }) => unit === 'day' && !isTerm(passage))
  return one.unit !== two.unit && !isShort
}

function isTerm({ zone }: Passage): boolean {
  return TERM_ZONES.has(zone)
}

/** What a period of this sale is the time for; null where that is something else or may change. */
function matterOf({ core, from, after, passage, unit }: ToldPeriod): Matter | null {
  const { text, zone } = passage
  if (!ZONES.has(zone)) return null
  const before = text.slice(0, text.length - after.length)
  if (unit !== 'month' && patterns.cooling.test(before) && !patterns.notCooling.test(text)) {
    return 'cooling'
  }
  if (!patterns.fromSigning.test(from)) return null
  if (unit === 'month' && patterns.sunset.test(before) && !patterns.notSunset.test(text)) {
    return 'sunset'
  }
  if (unit === 'month' || !TERM_ZONES.has(zone) || patterns.notCondition.test(text)) return null
  if (patterns.finance.test(core) && !patterns.notFinance.test(core)) return 'finance'
  // The books of a scheme and the title are inspected too, in times of their own.
  if (patterns.ofPapers.test(text)) return null
  return patterns.inspection.test(core) && !patterns.notInspection.test(core) ? 'inspection' : null
}

type Term = { readonly period: ToldPeriod; readonly start: ToldDay; readonly end: ToldDay }

/** Terms in months with both their ends: in one sentence, or in three lines of one paper. */
function termsOf(doc: Doc): Term[] {
  const ranges = new Map<number, { start: ToldDay; end: ToldDay }[]>()
  let previous: ToldDay | null = null
  for (const day of toldDaysOf(doc)) {
    const start = previous
    previous = day
    if (start === null || start.role !== 'start' || day.role !== 'end') continue
    if (start.core !== day.core && !patterns.lengthOnly.test(day.core)) continue
    if (day.date <= start.date) continue
    const lines = day.passage.block.index - start.passage.block.index
    if (lines > 2 || day.passage.block.partIndex !== start.passage.block.partIndex) continue
    for (const line of new Set([start.passage.block.index, day.passage.block.index])) {
      ranges.set(line, [...(ranges.get(line) ?? []), { start, end: day }])
    }
  }
  return toldPeriodsOf(doc).flatMap((period) => {
    if (!isTermLength(period) || patterns.unticked.test(period.passage.text)) return []
    const { index, partIndex } = period.passage.block
    for (const line of [index, index + 1, index - 1, index - 2]) {
      for (const { start, end } of ranges.get(line) ?? []) {
        if (start.passage.block.partIndex !== partIndex) continue
        if (isAnotherPaper(doc, line, index) || startsOtherwise(period, start)) continue
        if (isTermOf(period, start, end)) return [{ period, start, end }]
      }
    }
    return []
  })
}

/** A heading between two lines parts the papers that they stand in. */
function isAnotherPaper(doc: Doc, one: number, two: number): boolean {
  for (let at = Math.min(one, two) + 1; at <= Math.max(one, two); at += 1) {
    if (doc.blocks[at]?.kind === 'heading') return true
  }
  return false
}

/** "sixty months from 1 November 2025" has a beginning of its own. */
function startsOtherwise({ from }: ToldPeriod, start: ToldDay): boolean {
  const [own] = datesIn(from)
  return own !== undefined && own !== start.date
}

/** Months, years, or weeks enough for a tenancy. */
function isTermLength({ unit, count }: ToldPeriod): boolean {
  return unit === 'month' || (unit === 'day' && count >= 60)
}

function isTermOf(period: ToldPeriod, start: ToldDay, end: ToldDay): boolean {
  const { passage } = period
  if (passage !== start.passage || passage !== end.passage) {
    return (
      patterns.termRow.test(period.core) &&
      !patterns.leadsOut.test(passage.text) &&
      start.passage.text.length < 120
    )
  }
  const at = passage.text.length - period.after.length
  const first = passage.text.length - start.after.length
  const last = passage.text.length - end.after.length
  if (at < first) {
    const between = passage.text.slice(at, first)
    return patterns.leads.test(between) && !patterns.leadsOut.test(between)
  }
  if (at < last) return patterns.lengthOnly.test(end.core)
  const between = passage.text.slice(last, at - period.printed.length)
  return at > last && patterns.behind.test(between)
}

/** A count of days from the contract and, in the same breath, the day on which it is said to end. */
function tellCounted(
  doc: Doc,
  { contractDate, settlement }: Facts,
  tell: (period: ToldPeriod, day: ToldDay, start: string, due: string) => void,
): void {
  if (contractDate === null) return
  const days = new Map(toldDaysOf(doc).map((day) => [day.passage, day]))
  for (const period of toldPeriodsOf(doc)) {
    const day = days.get(period.passage)
    if (day === undefined || period.unit === 'business-day') continue
    if (!patterns.fromSigning.test(period.from)) continue
    const { text, span } = period.passage
    // Told elsewhere too, settlement is compared with what is told there (settlement-differs).
    const isOwn = settlement?.spans.some((at) => at.start >= span.start && at.start < span.end)
    if (patterns.settlement.test(period.core) && settlement !== null && isOwn !== true) continue
    const counted = text.length - period.after.length
    const dated = text.length - day.after.length
    const between =
      dated > counted
        ? text.slice(counted + period.from.length, dated - 10)
        : text.slice(dated, counted - period.printed.length)
    if (between.length > 50 || !patterns.isThat.test(between)) continue
    const due = dayAfter(contractDate.value, period.count, period.unit)
    if (due !== day.date && !isRolled(due, day.date)) tell(period, day, contractDate.value, due)
  }
}

type Anchored = {
  readonly period: ToldPeriod
  readonly day: ToldDay
  readonly start: string
  readonly due: string
}

/** Days counted from a date that the same sentence names, and right before them another end. */
function anchoredIn(doc: Doc): Anchored[] {
  const days = new Map<ToldDay['passage'], ToldDay[]>()
  for (const day of toldDaysOf(doc)) {
    const same = days.get(day.passage)
    if (same === undefined) days.set(day.passage, [day])
    else same.push(day)
  }
  return toldPeriodsOf(doc).flatMap((period) => {
    const own = days.get(period.passage) ?? []
    const { text } = period.passage
    if (own.length < 2 || period.unit === 'business-day' || patterns.open.test(text)) return []
    const end = text.length - period.after.length
    const endOf = (day: ToldDay) => text.length - day.after.length
    const day = own.findLast((one) => endOf(one) <= end - period.printed.length)
    const start = own.find((one) => endOf(one) > end)
    if (day === undefined || start === undefined || endOf(start) - end > ANCHOR_REACH) return []
    if (!patterns.countedFrom.test(period.after)) return []
    const counts = patterns.counts.exec(text.slice(endOf(day), end - period.printed.length))
    if (counts === null) return []
    const due = dayAfter(start.date, period.count, period.unit)
    const late = daysBetween(due, day.date)
    // "Within" allows every earlier day; the first day may be counted or not.
    if (Math.abs(late) <= 1 || isRolled(due, day.date)) return []
    if (late < 0 && (counts[1] !== undefined || day.date <= start.date)) return []
    return [{ period, day, start: start.date, due }]
  })
}

/** How far behind the days the date may stand from which they are counted. */
const ANCHOR_REACH = 70

/** The date that is told for a matter whose period would end on another. */
function againstDate(
  doc: Doc,
  { contractDate }: Facts,
  matter: Matter,
  { count, unit, passage }: ToldPeriod,
): { readonly date: string; readonly due: string; readonly span: Span } | null {
  if (contractDate === null || matter === 'cooling' || unit === 'business-day') return null
  const due = dayAfter(contractDate.value, count, unit)
  for (const day of toldDaysOf(doc)) {
    if (day.passage === passage || isOtherwise(day)) continue
    if (dayMatterOf(day, '') !== matter) continue
    const near = matter === 'sunset' ? SUNSET_DAYS : 0
    if (Math.abs(daysBetween(due, day.date)) <= near || isRolled(due, day.date)) continue
    return { date: day.date, due, span: day.passage.span }
  }
  return null
}

function spansOf(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [span.start, span])).values()]
}

const TERM_ZONES: ReadonlySet<string> = new Set([
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
])
const ZONES: ReadonlySet<string> = new Set([...TERM_ZONES, 'vendor-statement', 'annexure', 'other'])
