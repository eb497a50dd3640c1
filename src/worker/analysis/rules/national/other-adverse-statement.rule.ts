import type { Span } from '../../document.ts'
import { HEARD, likenessOf } from '../../likeness/likeness.ts'
import { defineRule } from '../define-rule.ts'
import { inWordsOf } from '../reading/in-their-words.ts'
import { isOnlyDenied } from '../buildings/inspected-faults.ts'
import { isAdvert } from '../reading/loose-pages.ts'
import { FOR_LOT_PATTERNS, isForLot } from '../land/for-lot.ts'
import { isForOtherPlace } from '../land/for-place.ts'
import { isRecord } from '../nets/is-record.ts'
import { tells } from '../nets/scraps.ts'
import { matterOf } from '../nets/matters.ts'
import { tellsNoFault } from '../harmless/no-fault.ts'
import { hasNothingToAsk } from '../nets/nothing-to-ask.ts'
import { DISCLOSURE, isOfOthers, passagesIn } from '../reading/passages.ts'
import { isSmallRepair } from '../harmless/small-repair.ts'

/** Whatever tells of the property or of its owner, but for the title, which has a net of its own. */
const PAPERS = [
  ...DISCLOSURE.filter((kind) => kind !== 'title-search'),
  'lease',
  'company-extract',
  'ppsr',
] as const

/** Something wrong with the property, said in its papers, that no other rule has a name for. */
export default defineRule({
  id: 'national/other-adverse-statement',
  title: 'Other troubles that the papers speak of',
  category: 'operational',
  severity: 'low',
  kind: 'presence',
  net: true,
  isPropertyRisk: true,
  law: { none: 'a net for facts of every kind about the property' },
  appliesTo: [
    'vendor-statement',
    'planning-certificate',
    'rates-certificate',
    'water-certificate',
    'owners-corporation-certificate',
    'minutes',
    'building-permit',
    'building-report',
  ],
  patterns: FOR_LOT_PATTERNS,
  clear: 'The papers speak of no further trouble.',
  messages: {
    trouble: {
      title: 'A statement{{on}} to ask about: “{{opening}}”',
      description:
        'The papers say at {{where}}: “{{words}}” {{cost}} Read it in its place on the page.',
      recommendation: 'Before you sign, {{ask}}',
      question: 'On “{{opening}}” ({{where}}): {{question}}',
    },
  },
  check({ doc, facts }, report) {
    for (const passage of passagesIn(doc, [...PAPERS, 'annexure'])) {
      // A letter is tied on as an annexure is, and is none of its terms; so is a list of works.
      const isOther = isOfOthers(doc, passage) || (isRecord(passage) && tells(passage.text))
      if (passage.zone === 'annexure' && !isOther) continue
      if (passage.block.kind === 'heading' || isAdvert(doc, passage.block)) continue
      if (isForLot(passage.text, facts) || isForOtherPlace(passage.text, facts)) continue
      const likeness = likenessOf(passage)
      if (likeness < HEARD) continue
      if (hasNothingToAsk(passage)) continue
      if (passage.zone === 'building-report' && (tellsNoFault(passage) || isOnlyDenied(passage))) {
        continue
      }
      const values = (told: readonly Span[]) => ({
        ...inWordsOf(doc, told),
        ...matterOf(passage, OF_ANY_KIND),
      })
      const small = isSmallRepair(passage.text) ? ({ severity: 'low' } as const) : {}
      report('trouble', [passage.span], values, { likeness, passage, ...small })
    }
  },
})

/** Of a statement whose words do not tell what it is about. */
const OF_ANY_KIND = {
  cost: 'It reads like what buyers are told of before they sign, such as something unfinished, owing, limited or still to be done.',
  ask: 'ask what it means for this property today, and have your conveyancer or inspector see the papers that show it.',
  question: 'What does this mean for the property today, and what remains to be done or paid?',
}
