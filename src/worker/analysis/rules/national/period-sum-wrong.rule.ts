import { PAGE_KINDS } from '#shared/report.ts'

import { defineRule } from '../define-rule.ts'
import { NUMBER_WORD_PATTERNS } from '../reading/number-words.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'
import { rentsIn, wrongMultiples } from '../days/period-sentences.ts'
import { PERIOD_PATTERNS } from '../sums/period-words.ts'
import { dollars } from '../say.ts'
import { SUM_PATTERNS } from '../sums/sums-told.ts'

const patterns = { ...NUMBER_WORD_PATTERNS, ...SUM_PATTERNS, ...PERIOD_PATTERNS }

/** Below this a year the difference moves little. */
const SMALL = 30_000

/** More rents than this are those of a building. */
const MOST_RENTS = 40

/** A sum by the month, quarter, instalment or hectare beside what it comes to. */
export default defineRule({
  id: 'national/period-sum-wrong',
  title: 'Yearly sums beside their instalments and rates',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'arithmetic' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'vendor-statement',
    'owners-corporation-certificate',
    'rates-certificate',
    'lease',
    'annexure',
  ],
  patterns,
  clear: 'No sum was found that disagrees with its instalments or its rate.',
  messages: {
    multiple: {
      title: 'A sum is multiplied wrongly: {{told}} is written, it is {{reckoned}}',
      description:
        'The wording at {{where}} writes {{told}}, but {{of}} comes to {{reckoned}}: a difference of {{gap}}. One of the figures is wrong, and what you pay or receive depends on which.',
      recommendation:
        'Ask which figure is billed or paid in fact, and have the other corrected before you sign.',
      question: 'Which is right, {{told}} or the figure that makes it {{reckoned}}?',
    },
  },
  check({ doc }, report) {
    const passages = passagesIn(doc, PAGE_KINDS)
    const rents = passages.flatMap(({ text }) => rentsIn(text)).slice(0, MOST_RENTS)
    for (const { text, span, zone, previous } of passages) {
      for (const { told, reckoned, of, gapCents } of wrongMultiples(text, rents, previous)) {
        const isTerm = TERMS.some((kind) => kind === zone)
        report(
          'multiple',
          [span],
          { told, reckoned, of, gap: dollars(gapCents) },
          {
            severity: gapCents > 1_000_000 && isTerm ? 'high' : gapCents < SMALL ? 'low' : 'medium',
            sides: [
              { label: 'As written', value: told, spans: [span] },
              { label: `Reckoned: ${of}`, value: reckoned, spans: [span] },
            ],
          },
        )
      }
    }
  },
})
