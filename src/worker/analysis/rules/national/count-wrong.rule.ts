import { PAGE_KINDS } from '#shared/report.ts'

import { COUNT_LIST_PATTERNS, wrongCounts } from '../sums/count-lists.ts'
import { defineRule } from '../define-rule.ts'
import { NUMBER_WORD_PATTERNS } from '../reading/number-words.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import { WORDED_SUM_PATTERNS, wrongWordedSums } from '../sums/worded-sums.ts'

const patterns = { ...NUMBER_WORD_PATTERNS, ...COUNT_LIST_PATTERNS, ...WORDED_SUM_PATTERNS }

/** A number that is told twice in one breath: in words and figures, or beside its list. */
export default defineRule({
  id: 'national/count-wrong',
  title: 'Numbers beside their lists and their words',
  category: 'compliance',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'certainty of the bargain; no act governs it' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'vendor-statement',
    'title-search',
    'plan',
    'annexure',
  ],
  patterns,
  clear: 'No number was found that is told twice in one sentence and differs.',
  messages: {
    list: {
      title:
        'The number of {{things}} differs from the list: {{told}} are said, {{listed}} are listed',
      description:
        'The wording at {{where}} speaks of {{told}} {{things}}, but lists {{listed}}. One may be missing from the list, or you may not get all that you count on.',
      recommendation: 'Have the list corrected before you sign, item by item.',
      question: 'Which {{things}} are meant, and how many?',
    },
    words: {
      title: 'A sum in words differs from its figures: {{figures}} and {{words}}',
      description:
        'The wording at {{where}} gives {{figures}} in figures and {{words}} in words. Which of them counts could be argued about, so you cannot know what you would have to pay.',
      recommendation: 'Have the sum corrected and initialled by both sides before you sign.',
      question: 'Which sum is right, {{figures}} or {{words}}?',
    },
  },
  check({ doc, facts }, report) {
    const price = facts.priceInWords?.spans ?? []
    for (const { text, span, zone } of passagesIn(doc, PAGE_KINDS)) {
      for (const { things, told, listed } of wrongCounts(text))
        report(
          'list',
          [span],
          { things, told, listed },
          {
            sides: [
              { label: 'Number', value: `${told}`, spans: [span] },
              { label: 'List', value: `${listed}`, spans: [span] },
            ],
          },
        )
      if (price.some((own) => own.start < span.end && span.start < own.end)) continue
      for (const { figures, words } of wrongWordedSums(text))
        report(
          'words',
          [span],
          { figures: dollars(figures), words: dollars(words) },
          {
            severity: TERMS.some((kind) => kind === zone) ? 'high' : 'medium',
            sides: [
              { label: 'In figures', value: dollars(figures), spans: [span] },
              { label: 'In words', value: dollars(words), spans: [span] },
            ],
          },
        )
    }
  },
})
