import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'
import { holdsContract } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  notice: /\bcooling[- ]?off\b/i,
  signing:
    /\b(?:buyer|purchaser)s?\b(?:'s)?(?: signature)?[ :|]{0,4}(?:_{4}|\.{6})|\bsign(?:ed|ature)\b.{0,30}\b(?:buyer|purchaser)\b|\b(?:buyer|purchaser)'s signature\b/i,
  auction: /\bauction\b/i,
  commercial: /\b(?:commercial|industrial|business|retail shop|warehouse|rural)\b/i,
})

/** The sentence that stands above the buyer's signature. */
export default defineRule({
  id: 'qld/cooling-off-notice-missing',
  title: 'Printed notice of the cooling-off period',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.qld.propertyOccupations, 's 165')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'statutory-notice'],
  patterns,
  clear: 'The contract tells you of the cooling-off period.',
  messages: {
    missing: {
      title: 'The notice of the cooling-off period was not found in the contract',
      description:
        'A Queensland contract for a home should tell you, above your signature, that a cooling-off period of five business days may apply. No such words were found in this file. You may still have the cooling-off period. That the notice is missing does not by itself let you end the contract, but the form may be old or altered.',
      recommendation:
        'Ask for a current form of the contract before you sign, and ask your lawyer whether the cooling-off period applies.',
      question: 'Why does the contract lack the notice of the cooling-off period?',
    },
  },
  check({ doc }, report) {
    if (!holdsContract(doc) || hasUnreadPages(doc)) {
      report.notInDocument('The whole contract could not be read in this file.')
      return
    }
    const notice = findFirst(doc, patterns.notice)
    if (notice !== null) {
      report.clear('The contract tells you of the cooling-off period.', [notice.span])
      return
    }
    const own = passagesIn(doc, ['contract-form', 'particulars', 'special-conditions'])
    const apart = own.some(
      ({ text }) => patterns.auction.test(text) || patterns.commercial.test(text),
    )
    if (!apart && own.some(({ text }) => patterns.signing.test(text))) report('missing', [])
    else report.notInDocument('No place for the buyer’s signature to a home contract was found.')
  },
})
