import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  settles: /\b(?:settlement|completion|settle)\b/i,
  notBefore:
    /\b(?:not|no|cannot|never)\b.{0,60}\b(?:earlier than|before|prior to|sooner than|until)\b|\bno earlier than\b|\bnot be required\b.{0,40}\bbefore\b|\b(?:only|first) (?:on or )?after\b/i,
  afterDays:
    /\b(?:settlement|completion)\b.{0,60}\b(?:is|shall|must|will|due|takes place|occurs?|within|on)\b.{0,30}(?<![\d.])(\d{2,3})(?: ?\(\w{3,12}\))? (?:calendar )?days (?:after|from|of)\b/i,
  // Counted from an event and not from signing.
  fromSame: /\b(?:regist\w{3,6}|notice|notif\w{3,7}|certificate|issue|title)\b/i,
  on: /\b(?:settlement|completion)(?: date| day)?,?(?: of (?:this|the) (?:contract|sale|purchase))?(?: (?:is|shall|will|must|to))?(?: (?:be|take place|occur|happen))?(?: due| effected| fixed)? (?:on|is|for|[:|]) /i,
  fromSigning: /^$|\b(?:sale|contract|agreement|signing|exchange|acceptance)\b/i,
  other:
    /\b(?:rent|deposit|insurance|adjust\w{3,5}|sunset|licen[cs]e|certificate|notice|loan|finance|possession|access|expires?|extend\w{0,3}|extension|if|unless|either party|inspection|interest)\b/i,
})

/** Fewer days apart are a weekend or a holiday. */
const APART_DAYS = 7

/** Settlement told in two places, on days that cannot both hold. */
export default defineRule({
  id: 'national/settlement-differs',
  title: 'Day of settlement in the particulars and in the conditions',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions'],
  patterns,
  clear: 'The day of settlement is told once, or alike wherever it is told.',
  messages: {
    differ: {
      title: 'Settlement is told differently in two places: {{first}} and {{second}}',
      description:
        'The contract gives {{first}} for settlement in one place and {{second}} in another. Your loan, your lease and your removal are planned for one of them, and the other side could hold you to the other.',
      recommendation: 'Have one day of settlement written into the contract before you sign.',
      question: 'Which holds for settlement, {{first}} or {{second}}? Please correct the contract.',
    },
    early: {
      title: 'Settlement in {{first}} cannot be: a condition says not before {{second}}',
      description:
        'The particulars give {{first}} for settlement, which ends about {{due}}, but the wording at {{where}} says that it does not happen before {{second}}. You would wait longer than the front page says, and no last day may be given; a loan approval can run out in between.',
      recommendation:
        'Before you sign, ask for one day of settlement, and for a right to end the contract if it comes much later.',
      question: 'Is settlement after {{first}} or not before {{second}}, and what is the last day?',
    },
  },
  check({ doc, facts }, report) {
    const { settlement } = facts
    const due = dueOf(facts)
    if (settlement === null || settlement.value.kind === 'rule') {
      report.notInDocument('No day or period for settlement is stated in this file.')
      return
    }
    const [at] = settlement.spans
    for (const { text, span } of passagesIn(doc, ['special-conditions', 'annexure'])) {
      if (!patterns.settles.test(text) || patterns.other.test(text)) continue
      if (at !== undefined && at.start >= span.start && at.start < span.end) continue
      const counted = Number(patterns.afterDays.exec(text)?.[1] ?? 0)
      const { value } = settlement
      if (
        counted > 0 &&
        value.kind === 'days' &&
        value.counted === undefined &&
        counted !== value.days &&
        patterns.fromSame.test(text) === patterns.fromSame.test(value.from)
      ) {
        const [first, second] = [`${value.days} days`, `${counted} days`]
        report(
          'differ',
          [...settlement.spans, span],
          { first, second },
          {
            facts: [settlement],
            sides: [
              { label: 'Particulars', value: first, spans: settlement.spans },
              { label: 'Condition', value: second, spans: [span] },
            ],
          },
        )
        continue
      }
      const early = patterns.notBefore.exec(text)
      const [date] = datesIn(early === null ? text : text.slice(early.index))
      if (date === undefined || due === null) continue
      const printed = settlement.text.slice(0, 60)
      if (early !== null && daysBetween(due, date) > APART_DAYS) {
        report(
          'early',
          [span, ...settlement.spans],
          { first: printed, second: sayDate(date), due: sayDate(due) },
          {
            facts: [settlement],
            sides: [
              { label: 'Particulars', value: printed, spans: settlement.spans },
              { label: 'Condition', value: `Not before ${sayDate(date)}`, spans: [span] },
            ],
          },
        )
      } else if (
        early === null &&
        settlement.value.kind === 'date' &&
        patterns.on.test(text) &&
        date !== due
      ) {
        report(
          'differ',
          [...settlement.spans, span],
          { first: sayDate(due), second: sayDate(date) },
          {
            facts: [settlement],
            sides: [
              { label: 'Particulars', value: sayDate(due), spans: settlement.spans },
              { label: 'Condition', value: sayDate(date), spans: [span] },
            ],
          },
        )
      }
    }
  },
})

/** The ISO date on which settlement falls by the particulars; null where it hangs on an event. */
function dueOf({ settlement, contractDate }: Facts): string | null {
  if (settlement === null || settlement.value.kind === 'rule') return null
  if (settlement.value.kind === 'date') return settlement.value.date
  if (contractDate === null || !patterns.fromSigning.test(settlement.value.from)) return null
  const day = Date.parse(contractDate.value) + settlement.value.days * 86_400_000
  return new Date(day).toISOString().slice(0, 10)
}
