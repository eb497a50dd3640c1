import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  lease: /\b(?:sub-?)?lease (?:no\.? ?)?\d{6,12}\b/i,
  profit:
    /\b(?:profit a prendre|high-?density development easement|carbon abatement interest|statutory covenant|nature refuge\w{0,3}|conservation agreement|building management statement) ?(?:no\.? ?)?\d{6,12}\b/i,
  ended: /\b(?:surrendered|expired|determined|cancelled|released)\b/i,
})

/** Rights of others on the title that are neither a mortgage nor an ordinary easement. */
export default defineRule({
  id: 'qld/registered-interest',
  title: 'Leases and other rights registered on the title',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.qld.landTitle)],
  appliesTo: ['title-search'],
  patterns,
  clear: 'The title search shows no lease, profit a prendre or development easement.',
  messages: {
    lease: {
      title: 'A lease is registered on the title',
      description:
        'The title search at {{where}} shows a registered lease. It binds you after settlement for its whole term and its options: the lessee keeps the use of its part, and you take over as landlord.',
      recommendation:
        'Before you sign, read the lease: which part, for how long, at what rent, and who may end it.',
      question: 'Please give us the registered lease with its plan. Is the rent paid up to date?',
    },
    right: {
      title: 'The title is burdened by a right that limits how the land is used',
      description:
        'The title search at {{where}} shows a right of others over the land, such as a development easement (shared walls, support and services) or a right to take timber or carbon. It stays after settlement and can limit what you build or grow.',
      recommendation: 'Before you sign, get the document by its number and read what it forbids.',
      question: 'Please give us a copy of the dealing by which this right was registered.',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['title-search'])) {
      const { text, span } = passage
      if (patterns.ended.test(text)) continue
      if (patterns.lease.test(text) && affirmed(passage, patterns.lease) !== null) {
        report('lease', [span], {}, { severity: 'high' })
      } else if (patterns.profit.test(text) && affirmed(passage, patterns.profit) !== null) {
        report('right', [span])
      }
    }
  },
})
