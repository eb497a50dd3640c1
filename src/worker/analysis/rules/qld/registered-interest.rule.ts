import type { Doc } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  lease: /\b(?:sub-?)?lease (?:no\.? ?)?\d{6,12}\b/i,
  profit:
    /\b(?:profit a prendre|high-?density development easement|carbon abatement interest|statutory covenant|nature refuge\w{0,3}|conservation agreement|building management statement) ?(?:no\.? ?)?\d{6,12}\b/i,
  /** What no lessee is called by. */
  common:
    /^(?:lease|sublease|limited|trustee|under|instrument|burdening|option|options|years|term|whole|ground|floor|level|towers?|holdings?|company|australia|queensland|storey|premises)$/i,
  tenancy: /\b(?:leases?|leased|lessees?|tenan(?:ts?|cy|cies)|let to|rent)\b/i,
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
  clear: 'No lease, profit a prendre or development easement was found on the title.',
  subject:
    /\bsub-?leases?\b|\blease (?:no\b|\d{6})|\bregistered lease\b|\bprofits? [aà] prendre\b|\bdevelopment easements?\b|\bcarbon (?:abatement|rights?|interest)\b|\bstatutory covenants?\b|\bnature refuges?\b|\bconservation agreements?\b|\bbuilding management statements?\b|\bleases?\b[^.;]{0,80}\b(?:titles?|registered|telco|tower|substation|to \w{3,20} pty)\b/i,
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
        // A lease under which the lot is sold is no surprise.
        const severity = isSoldUnder(doc, text) ? 'medium' : 'high'
        report('lease', [span], {}, { severity })
      } else if (patterns.profit.test(text) && affirmed(passage, patterns.profit) !== null) {
        report('right', [span])
      }
    }
  },
})

/** Whether the contract itself names the lessee of an entry and speaks of the lease. */
function isSoldUnder(doc: Doc, entry: string): boolean {
  const lessee = (entry.match(/\b[A-Z]{4,20}\b/g) ?? []).filter(
    (word) => !patterns.common.test(word),
  )
  if (lessee.length === 0) return false
  return termsOf(doc).some(({ text }) => {
    const upper = text.toUpperCase()
    const named = lessee.filter((word) => upper.includes(word)).length
    return patterns.tenancy.test(text) && named >= Math.min(2, lessee.length)
  })
}
