import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { newestPaperDate } from '../days/paper-dates.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, sayDate } from '../reading/dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { FORM_PATTERNS, firstAnswer } from '../papers/form-answers.ts'

const patterns = wordings({
  ...FORM_PATTERNS,
  question:
    /\b(?:tenancy|rooming accommodation)\b.{0,120}\b(?:last|past|previous|preceding) (?:12|twelve) months\b|\b(?:last|past|previous|preceding) (?:12|twelve) months\b.{0,120}\b(?:tenancy|rooming accommodation)\b/i,
  increase:
    /\brent\b.{0,40}\b(?:last|recently|most recent\w{0,2})\b.{0,30}\b(?:increas\w{1,3}|rais\w{1,3}|put up)\b|\b(?:last|most recent|latest) (?:rent )?(?:increase|rise)\b|\brent\b[^.;]{0,40}\b(?:raised|increased) \d{1,2} [a-z]{3,9} 20\d\d|\brent\b.{0,30}\b(?:was|were|has been) (?:last )?(?:increased|raised|put up)\b/i,
  none: /\b(?:n\/a|nil|none|never|not applicable|no (?:rent )?increase|_{3})\b/i,
})

/** Rent may rise once in twelve months for the premises, whoever owns them. */
export default defineRule({
  id: 'qld/rent-increase-limit',
  title: 'Tenancy in the last 12 months and the limit on rent increases',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.qld.residentialTenancies)],
  appliesTo: ['vendor-statement'],
  patterns,
  clear: 'No tenancy in the last 12 months was found.',
  subject:
    /\bresidential tenancy\b|\btenanted\b|\btenancy\b[^.;]{0,80}\bmonths\b|\brooming accommodation (?:agreement|at)\b|\brent\b[^.;]{0,60}\b(?:increas\w{1,3}|rais\w{1,3}|rises?|reviewed)\b|\b(?:increas\w{1,3}|rais\w{1,3}|rises?)\b[^.;]{0,40}\brents?\b|\brented\b|\blet (?:out|to|under)\b/i,
  messages: {
    dated: {
      title: 'The rent was last raised on {{when}}: it may not rise again for 12 months from then',
      description:
        'The wording at {{where}} says that the rent was last raised on {{when}}, so the property was rented out. In Queensland the rent of a home may rise only once in 12 months, and the limit belongs to the property: it goes on under a new owner and a new tenant.',
      recommendation:
        'If you want to let the property, reckon with this rent until the 12 months are over, and ask for the tenancy agreement.',
      question: 'Please give us the tenancy agreement and the notice of the last rent increase.',
    },
    tenanted: {
      title: 'The property was rented out in the last 12 months: the rent increase limit applies',
      description:
        'The Form 2 shows a tenancy at {{where}}. In Queensland the rent of a home may rise only once in 12 months, and the limit belongs to the property, not to its owner. A tenant with time left on an agreement also stays after you buy.',
      recommendation:
        'Ask when the rent was last raised and when the agreement ends, and compare it with the day on which you want to move in.',
      question: 'When was the rent last raised, and is a tenancy agreement still running?',
    },
  },
  check({ doc, facts }, report) {
    const rises = passagesIn(doc, ['vendor-statement', 'lease', 'annexure', 'other']).flatMap(
      ({ text, span }) => {
        if (!patterns.increase.test(text) || patterns.none.test(text)) return []
        const at = text.search(patterns.increase)
        const when = datesIn(text.slice(at))[0] ?? datesIn(text)[0]
        return when === undefined ? [] : [{ when, span }]
      },
    )
    const rise = rises.toSorted((a, b) => b.when.localeCompare(a.when))[0]
    const answer = firstAnswer(doc, patterns.question)
    if (answer?.answer === 'no') {
      report.clear('The Form 2 says there was no tenancy in the last 12 months.', answer.spans)
      return
    }
    if (rise !== undefined) {
      const today = newestPaperDate(doc, facts)
      if (today !== null && yearAfter(rise.when) < today) {
        report.clear('The last rent increase is more than 12 months old.', [rise.span])
        return
      }
      report('dated', [rise.span], { when: sayDate(rise.when) })
    } else if (answer?.answer === 'yes') report('tenanted', answer.spans)
  },
})

/** The same day of the next year, as an ISO date. */
function yearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
}
