import { PAGE_KINDS } from '#shared/report.ts'

import { HEAD_COUNT_PATTERNS, wrongHeadCount } from '../sums/head-counts.ts'
import { defineRule } from '../define-rule.ts'
import { LIST_TOTAL_PATTERNS, wrongListTotals } from '../sums/list-totals.ts'
import { NUMBER_WORD_PATTERNS } from '../reading/number-words.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'
import { dollars } from '../say.ts'
import {
  SUM_SENTENCE_PATTERNS,
  wrongAreaSentences,
  wrongSumSentences,
} from '../sums/sum-sentences.ts'
import { SUM_PATTERNS } from '../sums/sums-told.ts'

const patterns = {
  ...NUMBER_WORD_PATTERNS,
  ...SUM_PATTERNS,
  ...prefixed('list', LIST_TOTAL_PATTERNS),
  ...prefixed('sentence', SUM_SENTENCE_PATTERNS),
  ...prefixed('count', HEAD_COUNT_PATTERNS),
}

/** A yearly difference below this moves nothing. */
const SMALL = 30_000

/** Totals that the lines or parts beside them do not make. */
export default defineRule({
  id: 'national/total-wrong',
  title: 'Totals beside their parts',
  category: 'financial',
  severity: 'medium',
  kind: 'inconsistency',
  law: { none: 'arithmetic' },
  appliesTo: [
    'particulars',
    'contract-form',
    'special-conditions',
    'vendor-statement',
    'rates-certificate',
    'owners-corporation-certificate',
    'minutes',
    'annexure',
  ],
  patterns,
  clear: 'No total was found that its parts do not make.',
  messages: {
    list: {
      title: 'A total does not add up: {{told}} is written, its lines make {{reckoned}}',
      description:
        'The lines above the total at {{where}} come to {{reckoned}}, but the total is written as {{told}}: a difference of {{gap}}. Either the total or one of its lines is wrong, and you cannot tell from the paper which.',
      recommendation:
        'Ask for the corrected paper before you sign, and reckon with the higher figure until then.',
      question: 'Is the total {{told}} or {{reckoned}}? Which of its lines is wrong?',
    },
    limit: {
      title: 'The total is said not to exceed {{told}}, but the lines make {{reckoned}}',
      description:
        'The statement at {{where}} says that the total does not exceed {{told}}, but the amounts above it come to {{reckoned}}, which is {{gap}} more. You would pay the higher sum each year, and a statement that is wrong may give you rights against the vendor.',
      recommendation:
        'Ask for a corrected statement before you sign, and reckon with the higher figure.',
      question: 'Why is the total said not to exceed {{told}} when the amounts make {{reckoned}}?',
    },
    parts: {
      title: 'The parts do not make the sum: {{told}} is written, the parts make {{reckoned}}',
      description:
        'The wording at {{where}} gives a sum of {{told}} together with its parts, but the parts make {{reckoned}}: a difference of {{gap}}. Who owes the difference, and when, is open to argument.',
      recommendation: 'Have the figures corrected in writing by both sides before you sign.',
      question: 'Which figure is right, {{told}} in all or the parts that make {{reckoned}}?',
    },
    count: {
      title: 'A count does not add up: {{told}} in all, the parts make {{reckoned}}',
      description:
        'The wording at {{where}} counts {{told}} in all, but the numbers beside it make {{reckoned}}. Whether a meeting had its quorum, or a motion its majority, depends on such counts.',
      recommendation:
        'Ask the manager for the voting record if a decision of that meeting matters to you.',
      question: 'Was the count at that meeting {{told}} or {{reckoned}}?',
    },
    area: {
      title: 'The areas do not add up: {{told}} is written, the parcels make {{reckoned}}',
      description:
        'The total area at {{where}} is written as {{told}}, but the parcels above it make {{reckoned}}. You may get less land than you think, or the list leaves a parcel out.',
      recommendation: 'Compare the plan of each parcel with the contract before you sign.',
      question: 'Which parcels are sold, and what is the area of each?',
    },
  },
  check({ doc }, report) {
    for (const { unit, isLimit, told, reckoned, span, items } of wrongListTotals(doc)) {
      const say = unit === 'money' ? dollars : hectares
      const gap = Math.abs(told - reckoned)
      report(
        isLimit ? 'limit' : unit === 'money' ? 'list' : 'area',
        [span, ...items.filter(({ start }) => start !== span.start)],
        { told: say(told), reckoned: say(reckoned), gap: say(gap) },
        {
          severity: unit === 'money' && gap < SMALL ? 'low' : 'medium',
          sides: [
            { label: 'Total as written', value: say(told), spans: [span] },
            { label: 'Its lines together', value: say(reckoned), spans: items },
          ],
        },
      )
    }
    for (const { text, span, zone } of passagesIn(doc, PAGE_KINDS)) {
      if (!FIGURE.test(text)) continue
      for (const { told, reckoned } of wrongSumSentences(text)) {
        const gap = Math.abs(told - reckoned)
        report(
          'parts',
          [span],
          { told: dollars(told), reckoned: dollars(reckoned), gap: dollars(gap) },
          {
            severity: TERMS.some((kind) => kind === zone) ? 'high' : gap < SMALL ? 'low' : 'medium',
            sides: [
              { label: 'Sum as written', value: dollars(told), spans: [span] },
              { label: 'Its parts together', value: dollars(reckoned), spans: [span] },
            ],
          },
        )
      }
      for (const { told, reckoned } of wrongAreaSentences(text)) {
        const say = told >= 20_000 ? hectares : squareMetres
        report(
          'area',
          [span],
          { told: say(told), reckoned: say(reckoned) },
          {
            sides: [
              { label: 'Area as written', value: say(told), spans: [span] },
              { label: 'Its parts together', value: say(reckoned), spans: [span] },
            ],
          },
        )
      }
      const count = wrongHeadCount(text)
      if (count !== null)
        report(
          'count',
          [span],
          { told: count.told, reckoned: count.reckoned },
          {
            severity: 'low',
            sides: [
              { label: 'In all', value: `${count.told}`, spans: [span] },
              { label: 'The parts together', value: `${count.reckoned}`, spans: [span] },
            ],
          },
        )
    }
  },
})

function hectares(squareMetres: number): string {
  return `${Number((squareMetres / 10_000).toFixed(4))} ha`
}

function squareMetres(area: number): string {
  return `${Number(area.toFixed(1)).toLocaleString('en-AU')} m²`
}

function prefixed(
  name: string,
  own: Readonly<Record<string, RegExp>>,
): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [`${name}-${key}`, value]))
}

/** Nothing can be reckoned without one. */
const FIGURE = /\d/
