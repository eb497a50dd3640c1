import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { HEARD, likenessOf } from '../../likeness/likeness.ts'
import { defineRule } from '../define-rule.ts'
import { inWordsOf } from '../reading/in-their-words.ts'
import { isRecord } from '../nets/is-record.ts'
import { matterOf } from '../nets/matters.ts'
import { FOR_LOT_PATTERNS, isForLot } from '../land/for-lot.ts'
import { hasNothingToAsk } from '../nets/nothing-to-ask.ts'
import { type Passage, termsOf } from '../reading/passages.ts'
import { isNoWorse } from '../terms/amendment-weight.ts'
import { amendmentsOf } from '../terms/amendments.ts'

/** A term against the buyer that no other rule has a name for. */
export default defineRule({
  id: 'national/other-onerous-term',
  title: 'Other terms that bind you more than the vendor',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  net: true,
  law: { none: 'a net for terms of every kind; what law bears on one depends on the term' },
  appliesTo: ['special-conditions'],
  patterns: FOR_LOT_PATTERNS,
  clear: 'No further term was found that takes a right from you or leaves a choice to the vendor.',
  messages: {
    onerous: {
      title: 'A term{{on}} to ask about: “{{opening}}”',
      description:
        'At {{where}} it says: “{{words}}” {{cost}} Have these words read with the rest of the contract.',
      recommendation: 'Before you sign, {{ask}}',
      question: 'On “{{opening}}” ({{where}}): {{question}}',
    },
  },
  check({ doc, facts }, report) {
    for (const passage of termsOf(doc)) {
      if (isForLot(passage.text, facts)) continue
      const likeness = likenessOf(passage)
      if (likeness < HEARD || hasNothingToAsk(passage) || isRecord(passage)) continue
      if (onlyChangesForNoWorse(doc, passage)) continue
      const values = (told: readonly Span[]) => ({
        ...inWordsOf(doc, told),
        ...matterOf(passage, isOfDeed(passage) ? IN_ANNEXURE : OF_ANY_KIND),
      })
      report('onerous', [passage.span], values, { likeness, passage })
    }
  },
})

/** A change of a printed clause that was read against the print and costs the buyer nothing. */
function onlyChangesForNoWorse(doc: Doc, passage: Passage): boolean {
  const changes = amendmentsOf(doc).filter(
    ({ passage: { span } }) => span.start === passage.span.start,
  )
  return changes.length > 0 && passage.text.length < LONGEST_CHANGE && changes.every(isNoWorse)
}

/** A longer passage says more than what it changes. */
const LONGEST_CHANGE = 160

/** Of a term of the contract whose words do not tell what it is about. */
const OF_ANY_KIND = {
  cost: 'It reads like words that buyers are warned of: they may put a duty on you, take something from you or leave something open.',
  ask: 'ask your conveyancer what this can cost you and, where it speaks against you, whether it can be changed.',
  question:
    'What do these words ask of each side, and will the vendor change what they take from the purchaser?',
}

/** Of a deed, a lease or an order, or perhaps of one: in its own words, or by where it stands. */
function isOfDeed({ zone, text }: Passage): boolean {
  return TIED_ON.has(zone) || IN_DEEDS.test(text)
}

const IN_DEEDS =
  /\b(?:grantors?|grantees?|servient|dominant|land (?:burdened|benefited)|licensees?|covenantors?|lessees?|the users must|the users may)\b/i

/** Parts that may be an old deed or an order of a court as well as terms of this contract. */
const TIED_ON: ReadonlySet<PageKind> = new Set(['annexure', 'other'])

/** Of words tied to the contract: nobody can strike out what a deed or an order says. */
const IN_ANNEXURE = {
  cost: 'It stands in a paper tied to the contract, and may bind you, the vendor, the land or somebody else.',
  ask: 'ask your conveyancer whom these words bind, whether they hold after settlement, and what they can cost you or stop.',
  question:
    'Whom do these words bind, do they hold after settlement, and has everything they ask for been done?',
}
