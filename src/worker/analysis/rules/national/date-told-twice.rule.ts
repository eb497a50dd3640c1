import { wordings } from '../../wording/wordings.ts'
import { COMPARED_DAYS } from '../days/compared-days.ts'
import { sayDate } from '../reading/dates.ts'
import { DAY_CLASH_PATTERNS, dayClashOf } from '../days/day-clash.ts'
import { DAY_PLACE_PATTERNS, dayPlacesOf } from '../days/day-places.ts'
import { defineRule } from '../define-rule.ts'

const patterns = wordings({ ...DAY_PLACE_PATTERNS, ...DAY_CLASH_PATTERNS })

/** A date of this sale that two papers, or two clauses, give differently. */
export default defineRule({
  id: 'national/date-told-twice',
  title: 'Dates that are told in two places',
  category: 'legal',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain and of its papers; no act governs it' },
  appliesTo: ['particulars', 'contract-form', 'special-conditions', 'vendor-statement', 'lease'],
  patterns,
  clear: 'No date was found that two papers, or two clauses, give differently.',
  subject:
    /\b(?:finance|loan|approval|latest time|auction\w{0,3}|sunset|tenan\w{1,5}|leases?|fixed term|increase of the rent|rent\b.{0,30}\bincreased?|contract date|date of (?:the )?(?:contract|sale)|day of sale|pest inspection|pool safety|occupancy permit|ends)\b[^.;]{0,60}(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) \d{4})/i,
  messages: {
    differ: {
      title: '{{what}} differs: {{first}} and {{second}}',
      description:
        '{{what}} is {{first}} in one place and {{second}} in another, and no word explains the difference. {{why}}',
      recommendation:
        'Until it is corrected in writing, keep to the date that is worse for you, and ask which one holds before you sign.',
      question: '{{what}}: which holds, {{first}} or {{second}}? Please correct the other place.',
    },
  },
  check({ doc, facts }, report) {
    for (const [matter, places] of dayPlacesOf(doc, facts)) {
      const [first, second] = dayClashOf(doc, matter, places, facts)
      if (first === undefined || second === undefined) continue
      const [what, usual, why] = COMPARED_DAYS[matter]
      const values = { what, why, first: sayDate(first.date), second: sayDate(second.date) }
      const severity = matter === 'lease-end' && second.date <= first.date ? 'medium' : usual
      report('differ', [first.span, second.span], values, {
        severity,
        sides: [
          { label: 'First place', value: values.first, spans: [first.span] },
          { label: 'Second place', value: values.second, spans: [second.span] },
        ],
      })
    }
  },
})
