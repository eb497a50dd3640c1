import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { CAVEAT_ENTRY_PATTERNS, isOfCaveat } from '../land/caveat-entry.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  ...CAVEAT_ENTRY_PATTERNS,
  order:
    /\b(?:property )?\(?seizure (?:and|&) sale\)? (?:order|warrant)\b|\b(?:order|warrant) (?:for|of) (?:the )?(?:seizure (?:and|&) sale|sale of (?:the )?(?:land|property|interest))\b|\bwrit of (?:fi ?fa|fieri facias|execution)\b|\bfreezing order\b|\bcriminal property confiscation\b|\bmemorial of (?:judgment|order)\b/i,
  memorial: /\bmemorial\b|\bcharge\b/i,
  // Contaminated land, notifications and mortgages have checks of their own.
  elsewhere: /\b(?:contaminated sites|notification|mortgage|rates and charges|heritage)\b/i,
  lease:
    /\b(?:sub-?lease|lease|profit a prendre|carbon (?:right|covenant)|tree plantation agreement)\b/i,
  entry: /\b[A-Z]\d{6}\b|\b(?:registered|lodged)\b/i,
  crown: /\bcrown (?:land )?lease\b|\bestate\b|\bleasehold\b|\breserv\w{1,5}\b/i,
  gone: /\b(?:withdrawn|discharged|surrendered|expired|removed|cancelled|extinguished)\b/i,
})

/** What stands in the second schedule beside mortgages, easements, covenants and notifications. */
export default defineRule({
  id: 'wa/registered-interest',
  title: 'Orders, memorials and leases in the second schedule',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  isPropertyRisk: true,
  law: [cite(act.wa.transferOfLand)],
  appliesTo: ['title-search'],
  patterns,
  clear: 'No seizure order, memorial or lease was found on the title.',
  subject:
    /\bseizure\b|\bwrits?\b|\bmemorials?\b|\border for sale\b|\bcarbon (?:rights?|covenant)\b|\bprofit [aà] prendre\b|\btree plantation\b|\blease (?:[a-z]\d{6}|to\b|no\b)|\b[a-z]\d{6} (?:lease|charge|order|warrant)\b|\bregistered lease\b|\bsub-?leases?\b/i,
  messages: {
    order: {
      title: 'A court order for seizure and sale, or a writ, is on the title',
      description:
        'The title at {{where}} shows that somebody who has a judgment against the vendor may have the land sold, or that dealing with it is frozen. While it stands, you may not get a clear title.',
      recommendation:
        'Before you sign, ask for the order and the sum, and make its withdrawal at or before settlement a term of the contract.',
      question:
        'What is owed under the order at {{where}}, and will it be withdrawn before settlement?',
    },
    memorial: {
      title: 'A memorial or charge is registered on the title',
      description:
        'The title at {{where}} carries a memorial or charge, for money that is owed or for a duty under an act. It can stop or burden the transfer until it is paid or withdrawn.',
      recommendation:
        'Before you sign, get the document by its number and ask that the memorial is withdrawn at or before settlement.',
      question:
        'On what does this memorial or charge rest, what is owed, and will it be withdrawn?',
    },
    lease: {
      title: 'A lease or a right to take from the land is registered on the title',
      description:
        'The title at {{where}} shows a lease, plantation or carbon right, or a right to take something from the land. It binds you after settlement for its whole term.',
      recommendation:
        'Before you sign, read the document: which part, how long, and for what rent.',
      question: 'Please give us the registered document with its plan.',
    },
  },
  check({ doc }, report) {
    for (const passage of passagesIn(doc, ['title-search'])) {
      const { text, span, block } = passage
      // The entries of a title are set in capitals, and look like headings.
      const heading = block.kind === 'heading' && !patterns.entry.test(text)
      if (heading || patterns.gone.test(text)) continue
      if (patterns.order.test(text) && affirmed(passage, patterns.order) !== null) {
        report('order', [span], {}, { severity: 'critical' })
        continue
      }
      // What a caveat claims is told with the caveat.
      if (isOfCaveat(doc, block)) continue
      const whole = block.text
      if (patterns.elsewhere.test(whole) || !patterns.entry.test(whole)) continue
      if (patterns.memorial.test(text) && affirmed(passage, patterns.memorial) !== null) {
        report('memorial', [span])
      } else if (patterns.lease.test(text) && !patterns.crown.test(text)) {
        if (affirmed(passage, patterns.lease) !== null) report('lease', [span])
      }
    }
  },
})
